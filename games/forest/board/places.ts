// Where plots lie on the table: the viewer's home row is nearest to the viewer.
import type { Key } from '@cardwright/table'

export interface Place {
  cell: string
  row: string
  /** The row as something that can be chosen. */
  line: Key
  /** Mark of the seat whose home row this is; 0 for none. */
  home: number
  isAlt: boolean
}

export interface Ground {
  /** From the top of the table down, each from left to right. */
  rows: readonly (readonly Place[])[]
  columns: readonly number[]
}

/** The letter at the edge of the nth row. */
export const letterOf = (nth: number): string => String.fromCharCode(64 + nth)

/** @param viewer the second player sees the board turned by half a turn */
export function layOut(rows: number, columns: number, viewer: number): Ground {
  const across = Array.from({ length: columns }, (_, k) => k + 1)
  const ground = Array.from({ length: rows }, (_, r) =>
    across.map((column) => {
      const row = letterOf(r + 1)
      return {
        cell: `${row}${column}`,
        row,
        line: `line:row:${r + 1}`,
        home: r === 0 ? 1 : r === rows - 1 ? 2 : 0,
        isAlt: (r + column) % 2 === 0,
      }
    }),
  )
  if (viewer === 1)
    return { rows: ground.map((row) => [...row].reverse()), columns: [...across].reverse() }
  return { rows: [...ground].reverse(), columns: across }
}
