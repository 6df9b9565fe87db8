// A pile with its count. A face-up pile can be spread out.
import type { CardView } from '@cardwright/engine'
import { memo } from 'react'
import { pileSpot } from '../spots.ts'
import { useSitting, useTable } from '../use-table.ts'
import { Card, CardBack } from './card.tsx'
import { seatKey } from '../keys.ts'
import { Named } from './named.tsx'
import { useTarget } from '../use-target.ts'

const EMPTY: readonly (CardView | null)[] = []

/** @param seat null: a pile of the match */
export const Pile = memo(function Pile({ zone, seat }: { zone: string; seat: number | null }) {
  const { pack, words } = useSitting()
  const cards = useTable(({ moment: { view } }) =>
    seat === null ? (view.shared[zone] ?? EMPTY) : (view.seats[seat].zones[zone] ?? EMPTY),
  )
  const spread = useTable((t) => t.spreadOut)
  const isDeck = pack.manifest.zones[zone]?.role === 'deck'
  const top = isDeck ? cards[0] : cards.at(-1)
  const name = words.term('zones', zone)
  const label = words.say('pile', { name, count: cards.length })
  const isOpen = top !== null && top !== undefined
  const picture = isOpen ? <Card def={top.def} owner={-1} /> : <CardBack />
  return (
    <figure
      className={`pile ${cards.length === 0 ? 'empty' : ''}`}
      data-spot={pileSpot(zone, seat)}
      data-depth={Math.min(3, cards.length)}
    >
      {cards.length === 0 ? (
        <div className="slot" />
      ) : isDeck && seat !== null ? (
        <DeckTarget seat={seat} label={label}>
          {picture}
        </DeckTarget>
      ) : isOpen ? (
        <button className="open" onClick={() => spread({ zone, seat })}>
          <Named name={label}>{picture}</Named>
        </button>
      ) : (
        picture
      )}
      <figcaption>
        <span>{name}</span> <b>{cards.length}</b>
      </figcaption>
    </figure>
  )
})

/** A deck is picked by its player's key. */
function DeckTarget(props: { seat: number; label: string; children: React.ReactNode }) {
  const { mark, name, unnamed } = useTarget([seatKey(props.seat)], props.label)
  const isTarget = mark === 'legal' || mark === 'picked'
  const seen = mark === 'watched' ? 'watched' : ''
  if (!isTarget) return <div className={`deck ${seen}`}>{props.children}</div>
  return (
    <div className={`deck ${mark}`} {...unnamed} role="button">
      <Named name={name}>{props.children}</Named>
    </div>
  )
}
