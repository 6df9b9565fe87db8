// A place of a plain board, with what stands there.
import type { UnitView } from '@cardwright/engine'
import { memo, type CSSProperties } from 'react'
import { Place } from '../furniture/places.tsx'
import { useNames } from '../furniture/use-names.ts'
import { cellKey, unitKey } from '../keys.ts'
import { seedOf } from '../palette.ts'
import { useTable } from '../use-table.ts'
import { Piece } from './piece.tsx'

export const CellPlace = memo(function CellPlace({ cell }: { cell: string }) {
  const { unitName } = useNames()
  const unit = useTable((t) => t.moment.view.board.find(({ at }) => at === cell))
  const ground = useTable((t) => t.moment.view.ground?.[cell])
  const place = ground === undefined ? cell : `${cell} (${ground})`
  return (
    <Place
      className="cell"
      keys={unit === undefined ? [cellKey(cell)] : [cellKey(cell), unitKey(unit.id)]}
      label={unit === undefined ? place : unitName(unit, place)}
      look={lookOf(unit)}
    >
      {ground !== undefined && <GroundSign ground={ground} />}
      {unit !== undefined && <Piece unit={unit} />}
    </Place>
  )
})

/** A tint by its name, and the name where there is room. */
const GroundSign = ({ ground }: { ground: string }) => (
  <span className="of-ground" style={{ '--tint': seedOf(ground) % 360 } as CSSProperties}>
    <b>{ground}</b>
  </span>
)

/** A thing that stands in no cell. */
export const UnitPlace = memo(function UnitPlace({ unit, at }: { unit: UnitView; at: string }) {
  const { unitName } = useNames()
  return (
    <Place
      className="unit"
      keys={[unitKey(unit.id)]}
      label={unitName(unit, at)}
      look={lookOf(unit)}
    >
      <Piece unit={unit} />
    </Place>
  )
})

const lookOf = (unit: UnitView | undefined) =>
  unit === undefined || unit.def === '' ? undefined : unit
