// The map in its window, with everything on it.
import type { View } from '@cardwright/engine'
import {
  cellKey,
  MapWindow,
  seatMark,
  useSitting,
  useTable,
  type MapHandle,
} from '@cardwright/table'
import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react'
import { Cells, MarchLine } from './cells.tsx'
import { Counter } from './counter.tsx'
import { FireLines } from './fire-lines.tsx'
import { announcedTo } from './march.ts'
import { OddsChip } from './odds.tsx'
import { cellAt, groundOf, lettersOf, numbersOf, spotOf } from './places.ts'
import { Points } from './points.tsx'
import { RollSlip } from './roll-slip.tsx'
import { SheetMap, SmallMap } from './sheet.tsx'
import { Situation } from './situation.tsx'

export function Stage() {
  const { viewer, table } = useSitting()
  const space = useTable((t) => t.moment.view.space)
  const printed = useTable((t) => t.moment.view.ground)
  const acting = useTable((t) => t.moment.view.asking?.seat ?? t.moment.view.active)
  const isChoosing = useTable((t) => t.targets.isChoosing)
  // starts over the player's army once; later it stays where the player left it
  const [start] = useState(() => middleOf(table.getState().moment.view, viewer))
  const { ground, columns, rows } = useMemo(
    () => ({
      ground: groundOf({ ground: printed, space }),
      columns: lettersOf({ space }),
      rows: numbersOf({ space }),
    }),
    [space, printed],
  )
  const map = useRef<MapHandle>(null)
  const announced = useTable((t) => announcedTo(viewer, t.moment.view).join(' '))
  // the player must see what the question is about
  useEffect(() => {
    const places = announced.split(' ').map((cell) => spotOf(cell, rows.length))
    if (announced !== '') map.current?.show(places.map(({ x, y }) => [x, y]))
  }, [announced, rows.length])
  return (
    <div
      className="tmap"
      data-seat={seatMark(acting)}
      data-choosing={isChoosing || undefined}
      style={sizeOf(columns.length, rows.length)}
    >
      <MapWindow
        ref={map}
        columns={columns}
        rows={rows}
        least={isNarrow() ? 46 : 30}
        start={start}
        overview={<SmallMap ground={ground} />}
        press={(x, y) => table.getState().press([cellKey(cellAt(x, y, rows.length))])}
        above={
          <>
            <Situation />
            <OddsChip />
            <RollSlip />
          </>
        }
      >
        <SheetMap ground={ground} />
        <Points rows={rows.length} />
        <Cells ground={ground} />
        <MarchLine ground={ground} />
        <Counters rows={rows.length} />
        <FireLines columns={columns.length} rows={rows.length} />
      </MapWindow>
    </div>
  )
}

function Counters({ rows }: { rows: number }) {
  const board = useTable((t) => t.moment.view.board)
  return board.map((unit) => <Counter key={unit.id} unit={unit} rows={rows} />)
}

/** The window opens over the player's own army, or over its deployment zone. */
function middleOf(view: View, viewer: number): [number, number] {
  const { rows = 0, cols = 0 } = view.space ?? {}
  const own = view.board.filter(({ owner }) => viewer < 0 || owner === viewer)
  // the front line is at a third; the attacker starts at the bottom
  if (own.length === 0) return [cols / 2, viewer === 0 ? (rows * 5) / 6 : rows / 2]
  const spots = own.map(({ at }) => spotOf(at, rows))
  const mean = (of: 'x' | 'y') => spots.reduce((sum, spot) => sum + spot[of], 0) / spots.length
  return [mean('x'), mean('y')]
}

const sizeOf = (columns: number, rows: number) =>
  ({ '--overview': `${columns} / ${rows}`, '--columns': columns, '--rows': rows }) as CSSProperties

/** Where a finger presses, a cell is as large as a finger. */
const isNarrow = (): boolean => matchMedia('(pointer: coarse), (max-width: 760px)').matches
