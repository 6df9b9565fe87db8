// Cards that were looked at, and where each of them goes. Which card and which place may come next is
// in the list of legal answers.
import type { Action, View } from '@cardwright/engine'
import { useState } from 'react'
import { placeText } from '../answer-text.ts'
import { useSitting, useTable } from '../use-table.ts'
import { Card } from './card.tsx'
import { Glyph, seatMark } from './glyph.tsx'
import { Named } from './named.tsx'
import { Sheet } from './sheet.tsx'

type Place = Action & { kind: 'place' }

export function ArrangeSheet() {
  const { words, viewer } = useSitting()
  const view = useTable((t) => t.moment.view)
  const buttons = useTable((t) => t.targets.buttons)
  const seen = useTable((t) => t.moment.view.asking?.seen)
  const placing = useTable((t) => t.moment.view.asking?.placing)
  const title = useTable((t) => words.prompt(t.moment))
  const answer = useTable((t) => t.answer)
  const places = buttons.filter((action): action is Place => action.kind === 'place')
  const [taken, take] = useState<number | null>(null)
  if (places.length === 0 || seen === undefined || placing === undefined) return null
  const owner = deckOf(view, placing[0])
  const rest = restOnTop(places, placing)
  const now = taken !== null && placing.includes(taken) ? taken : placing[0]
  const choices = places.filter(({ card }) => card === now || card === undefined)
  return (
    <Sheet title={title} className="arrange">
      {owner >= 0 && (
        <p className="whose" data-seat={seatMark(owner)}>
          <Glyph seat={owner} />
          {owner === viewer
            ? words.say('deckYours')
            : words.say('deckOf', { name: words.seat(owner) })}
        </p>
      )}
      <ul className="cards">
        {seen.map(({ id, def }) => (
          <SeenCard
            key={id}
            def={def}
            isPlaced={!placing.includes(id)}
            isNow={id === now}
            take={() => take(id)}
          />
        ))}
      </ul>
      <div className="places" role="group" aria-label={words.say('whereTo')}>
        {choices.map((action, k) => (
          <button
            key={action.place}
            className="btn"
            data-choice={k + 1}
            onClick={() => answer([action])}
          >
            <PlaceName place={action.place} owner={owner} />
            <kbd aria-hidden="true">{k + 1}</kbd>
          </button>
        ))}
        {rest !== null && (
          <button className="btn pri" data-choice={choices.length + 1} onClick={() => answer(rest)}>
            {words.say('place.rest')}
            <kbd aria-hidden="true">{choices.length + 1}</kbd>
          </button>
        )}
      </div>
    </Sheet>
  )
}

interface SeenCardProps {
  def: string
  isPlaced: boolean
  /** Its place is asked for. */
  isNow: boolean
  take(): void
}

function SeenCard({ def, isPlaced, isNow, take }: SeenCardProps) {
  const { words } = useSitting()
  const name = words.name(def)
  return (
    <li className={isPlaced ? 'placed' : ''}>
      <button className="open" disabled={isPlaced} aria-pressed={isNow} onClick={take}>
        <Named name={isPlaced ? `${name}, ${words.say('placed')}` : name}>
          <Card def={def} owner={-1} className={isNow ? 'source' : ''} />
        </Named>
      </button>
    </li>
  )
}

/** @param owner whose deck the cards are from; -1: none that is shown */
function PlaceName({ place, owner }: { place: string; owner: number }) {
  const sitting = useSitting()
  const { words, pack, viewer } = sitting
  if (pack.manifest.zones[place]?.role !== 'hand' || owner < 0) return placeText(sitting, place)
  const key = owner === viewer ? 'place.yourHand' : 'place.handOf'
  return words.say(key, { name: words.seat(owner) })
}

/** The owner of the deck a card is in; -1: no shown deck. */
const deckOf = ({ seats }: View, card: number): number =>
  seats.find(({ zones }) => Object.values(zones).some((zone) => zone.some((c) => c?.id === card)))
    ?.seat ?? -1

/** Puts all unplaced cards back on top, in their old order; null: that is not legal. */
const restOnTop = (places: readonly Place[], placing: readonly number[]): Place[] | null =>
  places.some(({ place }) => place === 'top')
    ? placing.map((card) => ({ kind: 'place', card, place: 'top' }))
    : null
