// Positions of cells on the table: row A is at the bottom for every viewer.
import type { Key } from '@cardwright/table'

export interface Place {
  cell: string
  row: Line
  column: Line
}

/** A whole row or column as something that can be chosen. */
export interface Line {
  key: Key
  axis: 'row' | 'column'
  /** Letter or number at the edge. */
  name: string
}

export interface Ground {
  /** From the top of the table down, each from left to right. */
  places: readonly Place[]
  rows: readonly Line[]
  columns: readonly Line[]
}

export function layOut(side: number): Ground {
  const indexes = Array.from({ length: side }, (_, k) => k)
  const rows = [...indexes].reverse().map((k): Line => ({
    key: `line:row:${k + 1}`,
    axis: 'row',
    name: String.fromCharCode(65 + k),
  }))
  const columns = indexes.map((k): Line => ({
    key: `line:column:${k + 1}`,
    axis: 'column',
    name: String(k + 1),
  }))
  const places = rows.flatMap((row) =>
    columns.map((column) => ({ cell: `${row.name}${column.name}`, row, column })),
  )
  return { places, rows, columns }
}
