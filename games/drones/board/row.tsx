// Drones and tokens of one side in one lane, from left to right, and planned arrivals.
import type { UnitView } from '@cardwright/engine'
import { seatMark, useTable } from '@cardwright/table'
import { useMemo } from 'react'
import { inRow } from './fleet.ts'
import { ghostSpot, usePlans } from './plans.ts'
import { Face, Plate } from './plate.tsx'

/** From here on they stand closer together. */
const MANY = 5

export function Row({ lane, seat }: { lane: string; seat: number }) {
  const board = useTable((t) => t.moment.view.board)
  const plans = usePlans()
  const units = useMemo(() => board.filter((unit) => inRow(unit, lane, seat)), [board, lane, seat])
  const coming = board.filter(
    ({ id, owner }) => owner === seat && plans.some((plan) => plan.id === id && plan.to === lane),
  )
  return (
    <div className={`side ${units.length + coming.length >= MANY ? 'many' : ''}`}>
      {units.map((unit) => (
        <Plate key={unit.id} unit={unit} isLeaving={plans.some(({ id }) => id === unit.id)} />
      ))}
      {coming.map((unit) => (
        <Ghost key={unit.id} unit={unit} />
      ))}
    </div>
  )
}

const Ghost = ({ unit }: { unit: UnitView }) => (
  <span
    className="dr ghost"
    data-seat={seatMark(unit.owner)}
    data-spot={ghostSpot(unit.id)}
    aria-hidden="true"
  >
    <Face unit={unit} />
  </span>
)
