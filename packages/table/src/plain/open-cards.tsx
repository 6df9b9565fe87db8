// Zones whose cards all players see: a market, a row of trophies.
import type { CardView } from '@cardwright/engine'
import { memo } from 'react'
import { Card } from '../furniture/card.tsx'
import { Chips } from '../furniture/chips.tsx'
import { Glyph, seatMark } from '../furniture/glyph.tsx'
import { useNames } from '../furniture/use-names.ts'
import { unitKey } from '../keys.ts'
import { pileSpot } from '../spots.ts'
import { useSitting, useTable } from '../use-table.ts'
import { useTarget } from '../use-target.ts'
import { openZones } from './zones.ts'

export function OpenCards() {
  const { pack } = useSitting()
  const seats = useTable((t) => t.moment.view.seats.length)
  const { manifest } = pack
  const zones = openZones(manifest)
  if (zones.length === 0) return null
  return (
    <div className="open-zones" data-pans>
      {zones.flatMap((zone) =>
        manifest.zones[zone].per === 'match'
          ? [<ZoneRow key={zone} zone={zone} seat={null} />]
          : Array.from({ length: seats }, (_, seat) => (
              <ZoneRow key={`${zone} ${seat}`} zone={zone} seat={seat} />
            )),
      )}
    </div>
  )
}

function ZoneRow({ zone, seat }: { zone: string; seat: number | null }) {
  const { words } = useSitting()
  const cards = useTable(({ moment: { view } }) =>
    seat === null ? view.shared[zone] : view.seats[seat].zones[zone],
  )
  const name = words.term('zones', zone)
  if (cards === undefined || (cards.length === 0 && seat !== null)) return null
  const label = seat === null ? name : `${name}, ${words.seat(seat)}`
  return (
    <section className="open-zone" aria-label={label} data-spot={pileSpot(zone, seat)}>
      <h3 data-seat={seatMark(seat ?? -1)}>
        {seat !== null && <Glyph seat={seat} />}
        {name}
      </h3>
      <div className="row">
        {cards.map((card, k) =>
          card === null ? null : (
            <OpenCard key={card.id} card={card} owner={seat ?? -1} place={k} />
          ),
        )}
        {cards.length === 0 && <span className="slot" aria-hidden="true" />}
      </div>
    </section>
  )
}

const OpenCard = memo(function OpenCard(props: { card: CardView; owner: number; place: number }) {
  const { card, owner } = props
  const { id, def, cost, stats, statuses } = card
  const { cardName } = useNames()
  const {
    mark,
    pickNumber,
    props: target,
  } = useTarget([unitKey(id)], cardName(def, cost), {
    def,
    id,
  })
  return (
    <Card
      def={def}
      id={id}
      cost={cost}
      stats={stats}
      owner={owner}
      className={mark}
      element={{ ...target, role: 'button' }}
    >
      {pickNumber > 0 && <span className="pickno">{pickNumber}</span>}
      {statuses && <Chips statuses={statuses} />}
    </Card>
  )
})
