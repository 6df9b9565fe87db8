// Spreads out cards that are not in a hand: to pick from, or to look through an open pile.
import type { Action, CardView, View } from '@cardwright/engine'
import { useContext, useMemo, useState } from 'react'
import { isCard } from '../definitions.ts'
import { aimOf, unitKey, type Key } from '../keys.ts'
import type { TableState } from '../table-state.ts'
import { useSitting, useTable } from '../use-table.ts'
import { useTarget } from '../use-target.ts'
import { BoardContext } from './board-context.ts'
import { Card } from './card.tsx'
import { usePrompt } from './prompt.tsx'
import { Sheet } from './sheet.tsx'
import { useNames } from './use-names.ts'

/** Piles of at least this size have a search field. */
const MANY = 12

export function PickSheet() {
  const { words, pack, viewer } = useSitting()
  const { hand, panel, draftsOnStage } = useContext(BoardContext)
  const view = useTable((t) => t.moment.view)
  const byKey = useTable((t) => t.targets.byKey)
  const legal = useTable((t) => t.moment.legal)
  const buttons = useTable((t) => t.targets.buttons)
  const spread = useTable((t) => t.spread)
  const spreadOut = useTable((t) => t.spreadOut)
  // it lies over the prompt on phones
  const { sentence } = usePrompt()
  const pool = useMemo(() => {
    // picks that cannot be taken back must not keep a sheet open over the next question
    const unpicks = legal.flatMap((a) => (a.kind === 'unpick' ? [aimOf(a)!] : []))
    const isSeen = (zone: string, seat: number) =>
      zone === hand && (seat === viewer || panel.hands === true)
    return poolOf(view, isSeen, [...byKey.keys(), ...unpicks])
  }, [view, hand, panel, viewer, byKey, legal])
  const drafts = buttons.filter(
    (a): a is Action & { kind: 'move'; value: string } =>
      a.kind === 'move' && isCard(pack, a.value),
  )
  if (drafts.length > 0 && !draftsOnStage)
    return (
      <Sheet title={sentence} className="pick">
        <ul className="cards">
          {drafts.map((action, k) => (
            <li key={k}>
              <DraftCard action={action} number={k + 1} />
            </li>
          ))}
        </ul>
      </Sheet>
    )
  if (pool.length > 0)
    return (
      <Sheet title={sentence} className="pick asks">
        <Spread cards={pool} />
      </Sheet>
    )
  if (spread === null) return null
  return (
    <Sheet
      title={words.say('pile', {
        name: words.term('zones', spread.zone),
        count: cardsOf(view, spread).length,
      })}
      className="pick"
      close={() => spreadOut(null)}
    >
      <Spread cards={cardsOf(view, spread)} />
    </Sheet>
  )
}

const known = (cards: readonly (CardView | null)[] = []): CardView[] =>
  cards.filter((card) => card !== null)

function cardsOf(view: View, { zone, seat }: NonNullable<TableState['spread']>): CardView[] {
  return known(seat === null ? view.shared[zone] : view.seats[seat].zones[zone])
}

/**
 * All cards of the question that neither the board nor a hand shows.
 * @param isSeen whether a zone of a seat is visible on the table anyway
 */
function poolOf(
  view: View,
  isSeen: (zone: string, seat: number) => boolean,
  aims: readonly Key[],
): CardView[] {
  const aimed = new Set(aims)
  const isAimed = ({ id }: CardView) => aimed.has(unitKey(id))
  const groups = [
    view.asking?.kind === 'arrange' ? [] : (view.asking?.seen ?? []),
    ...Object.values(view.shared).map(known),
    ...view.seats.flatMap(({ seat, zones }) =>
      Object.entries(zones)
        .filter(([zone]) => !isSeen(zone, seat))
        .map(([, cards]) => known(cards)),
    ),
  ]
  const cards = groups.filter((group) => group.some(isAimed)).flat()
  return [...new Map(cards.map((card) => [card.id, card])).values()]
}

function Spread({ cards }: { cards: readonly CardView[] }) {
  const { words } = useSitting()
  const [sought, setSought] = useState('')
  const fits = (def: string) => words.name(def).toLowerCase().includes(sought.toLowerCase())
  return (
    <>
      {cards.length > MANY && (
        <input
          className="seek"
          type="search"
          aria-label={words.say('seek')}
          placeholder={words.say('seek')}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <ul className="cards">
        {cards
          .filter(({ def }) => fits(def))
          .map(({ id, def, cost }) => (
            <li key={id}>
              <SpreadCard def={def} id={id} cost={cost} />
            </li>
          ))}
      </ul>
    </>
  )
}

function SpreadCard({ def, id, cost }: { def: string; id: number; cost?: number }) {
  const { cardName } = useNames()
  const {
    mark,
    pickNumber,
    props: target,
  } = useTarget([unitKey(id)], cardName(def, cost), { def, id })
  return (
    <Card def={def} cost={cost} owner={-1} className={mark} element={{ ...target, role: 'button' }}>
      {pickNumber > 0 && <span className="pickno">{pickNumber}</span>}
    </Card>
  )
}

function DraftCard(props: { action: Action & { kind: 'move'; value: string }; number: number }) {
  const { action, number } = props
  const { table, words } = useSitting()
  const { cardName } = useNames()
  const label = `${words.term('moves', action.move)}: ${cardName(action.value)}`
  return (
    <Card
      def={action.value}
      owner={-1}
      className="legal"
      element={
        {
          role: 'button',
          tabIndex: 0,
          'aria-label': label,
          'data-look': `${action.value} `,
          'data-choice': number,
          onClick: () => table.getState().answer([action]),
          onKeyDown: (event: React.KeyboardEvent) => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            table.getState().answer([action])
          },
        } as React.HTMLAttributes<HTMLElement>
      }
    />
  )
}
