// A grid as the manifest has it: all of it at once, or behind a window when it is large.
import { useMemo, type CSSProperties } from 'react'
import { Grid } from '../furniture/places.tsx'
import { MapWindow } from '../furniture/map-window.tsx'
import { useSitting, useTable } from '../use-table.ts'
import { CellPlace } from './place.tsx'

/** Larger grids have places too small for a finger. */
const [MOST_ROWS, MOST_COLUMNS] = [10, 10]

export function GridGround() {
  const rows = useTable((t) => t.moment.view.space?.rows ?? 0)
  const columns = useTable((t) => t.moment.view.space?.cols ?? 0)
  const { space } = useSitting().pack.manifest
  const byRow = space.kind === 'grid' && space.labels === 'row-letter'
  const { names, cells } = useMemo(() => layOut(rows, columns, byRow), [rows, columns, byRow])
  const places = cells.map((cell) => <CellPlace key={cell} cell={cell} />)
  if (rows <= MOST_ROWS && columns <= MOST_COLUMNS)
    return (
      <div className="grid-room" style={{ '--down': rows, '--across': columns } as CSSProperties}>
        <Grid {...names}>{places}</Grid>
      </div>
    )
  return (
    <MapWindow {...names} start={[0, 0]}>
      <div className="far-cells" style={{ '--columns': columns } as CSSProperties}>
        {places}
      </div>
    </MapWindow>
  )
}

/** Rows from the top: the first is at the bottom, as on a chessboard. */
function layOut(rows: number, columns: number, byRow: boolean) {
  const names = { rows: edge(rows, byRow).reverse(), columns: edge(columns, !byRow) }
  const cells = names.rows.flatMap((row) =>
    names.columns.map((column) => (byRow ? row + column : column + row)),
  )
  return { names, cells }
}

const edge = (n: number, isLetter: boolean): string[] =>
  Array.from({ length: n }, (_, k) => (isLetter ? letterOf(k) : String(k + 1)))

/** A … Z, AA, AB … */
const letterOf = (k: number): string =>
  k < 26 ? String.fromCharCode(65 + k) : letterOf(Math.floor(k / 26) - 1) + letterOf(k % 26)
