// One cell and the card on it: a target, a place to drop things, a name for the screen reader.
import { cellKey, unitKey, useNames, useTable, useTarget } from '@cardwright/table'
import { memo } from 'react'
import type { Place } from './places.ts'
import { Tile } from './tile.tsx'

export const Cell = memo(function Cell({ place }: { place: Place }) {
  const { unitName } = useNames()
  const { cell, row, column } = place
  const unit = useTable((t) => t.moment.view.board.find(({ at }) => at === cell))
  const isRowAsked = useTable((t) => t.targets.byKey.has(row.key))
  const isColumnAsked = useTable((t) => t.targets.byKey.has(column.key))
  const keys = [
    cellKey(cell),
    ...(unit ? [unitKey(unit.id)] : []),
    ...(isRowAsked ? [row.key] : []),
    ...(isColumnAsked ? [column.key] : []),
  ]
  const { mark, pickNumber, props } = useTarget(
    keys,
    unit === undefined ? cell : unitName(unit),
    unit === undefined || unit.def === '' ? undefined : unit,
  )
  return (
    <button className={`cell ${mark}`} {...props}>
      <span className="xy">{cell}</span>
      {unit !== undefined && <Tile unit={unit} />}
      {mark === 'legal' && unit === undefined && <span className="dot" />}
      {pickNumber > 0 && <span className="pickno">{pickNumber}</span>}
    </button>
  )
})
