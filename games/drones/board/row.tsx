// Drones and tokens of one side in one lane, from left to right.
import { useTable } from '@cardwright/table'
import { useMemo } from 'react'
import { inRow } from './fleet.ts'
import { Plate } from './plate.tsx'

export function Row({ lane, seat }: { lane: string; seat: number }) {
  const board = useTable((t) => t.moment.view.board)
  const units = useMemo(() => board.filter((unit) => inRow(unit, lane, seat)), [board, lane, seat])
  return (
    <div className="side">
      {units.map((unit) => (
        <Plate key={unit.id} unit={unit} />
      ))}
    </div>
  )
}
