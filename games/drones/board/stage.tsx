// Three lanes side by side: the opponent's ship above, the player's own below, and between them who leads.
import {
  Arrows,
  Lane,
  seatMark,
  unitKey,
  useSitting,
  useTable,
  type Arrow,
} from '@cardwright/table'
import { memo, useMemo } from 'react'
import { Middle } from './middle.tsx'
import { ghostSpot, plansOf } from './plans.ts'
import { Preparation } from './preparation.tsx'
import { Row } from './row.tsx'
import { ShipSection } from './ship-section.tsx'
import { useHalf } from './half.ts'

export function Stage() {
  const phase = useTable((t) => t.moment.view.phase)
  return phase === 'preparation' ? <Preparation /> : <Lanes />
}

function Lanes() {
  const { pack, viewer } = useSitting()
  const acting = useTable((t) => t.moment.view.asking?.seat ?? t.moment.view.active)
  const { lanes = [] } = pack.manifest.space as { lanes?: string[] }
  const near = Math.max(0, viewer)
  return (
    <div className="lanes" data-seat={seatMark(acting)} data-half={useHalf()}>
      {lanes.map((lane) => (
        <Column key={lane} lane={lane} near={near} />
      ))}
      <Course />
    </div>
  )
}

const Column = memo(function Column({ lane, near }: { lane: string; near: number }) {
  const { words } = useSitting()
  const far = 1 - near
  return (
    <Lane lane={lane} label={words.say(`lane.${lane}`)}>
      <ShipSection lane={lane} seat={far} />
      <Row lane={lane} seat={far} />
      <Middle lane={lane} near={near} />
      <Row lane={lane} seat={near} />
      <ShipSection lane={lane} seat={near} />
    </Lane>
  )
})

/** What is on its way: the attack that may be intercepted, moves of a chain that is still picked. */
function Course() {
  const asking = useTable((t) => t.moment.view.asking)
  const active = useTable((t) => t.moment.view.active)
  const arrows = useMemo((): Arrow[] => {
    const { attacker, target } = asking?.pending ?? {}
    if (typeof attacker === 'number' && typeof target === 'number')
      return [{ from: unitKey(attacker), to: unitKey(target), seat: active }]
    return plansOf({ asking }).map(({ id }) => ({
      from: unitKey(id),
      to: ghostSpot(id),
      seat: active,
      isPlan: true,
    }))
  }, [asking, active])
  return <Arrows arrows={arrows} />
}
