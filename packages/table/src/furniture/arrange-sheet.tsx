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
  const sitting = useSitting()
  const { words, pack, viewer } = sitting
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
        {seen.map(({ id, def }) => {
          const isPlaced = !placing.includes(id)
          return (
            <li key={id} className={isPlaced ? 'placed' : ''}>
              <button
                className="open"
                disabled={isPlaced}
                aria-pressed={id === now}
                onClick={() => take(id)}
              >
                <Named
                  name={isPlaced ? `${words.name(def)}, ${words.say('placed')}` : words.name(def)}
                >
                  <Card def={def} owner={-1} className={id === now ? 'source' : ''} />
                </Named>
              </button>
            </li>
          )
        })}
      </ul>
      <div className="places" role="group" aria-label={words.say('whereTo')}>
        {choices.map((action, k) => (
          <button
            key={action.place}
            className="btn"
            data-choice={k + 1}
            onClick={() => answer([action])}
          >
            {pack.manifest.zones[action.place]?.role === 'hand' && owner >= 0
              ? words.say(owner === viewer ? 'place.yourHand' : 'place.handOf', {
                  name: words.seat(owner),
                })
              : placeText(sitting, action.place)}
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

/** The owner of the deck a card is in; -1: no shown deck. */
const deckOf = ({ seats }: View, card: number): number =>
  seats.find(({ zones }) => Object.values(zones).some((zone) => zone.some((c) => c?.id === card)))
    ?.seat ?? -1

/** Puts all unplaced cards back on top, in their old order; null: that is not legal. */
const restOnTop = (places: readonly Place[], placing: readonly number[]): Place[] | null =>
  places.some(({ place }) => place === 'top')
    ? placing.map((card) => ({ kind: 'place', card, place: 'top' }))
    : null
