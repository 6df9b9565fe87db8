// The viewer's hand between its piles: a fan on a desk, a row of small cards on a phone.
import type { CardView } from '@cardwright/engine'
import { memo, useContext, useEffect, useMemo, useRef } from 'react'
import { afterPaint } from '../after-paint.ts'
import { followed } from '../follow.ts'
import { unitKey } from '../keys.ts'
import { pileSpot } from '../spots.ts'
import { useSitting, useTable } from '../use-table.ts'
import { useTarget } from '../use-target.ts'
import { BoardContext } from './board-context.ts'
import { Card, CardBack } from './card.tsx'
import { Pile } from './pile.tsx'
import { useNames } from './use-names.ts'
import { Chips } from './chips.tsx'

export function Hand() {
  const { viewer, words, pack, table } = useSitting()
  const board = useContext(BoardContext)
  const ownerOf = (zone: string) => (pack.manifest.zones[zone]?.per === 'match' ? null : viewer)
  const cards = useTable((t) => t.moment.view.seats[viewer]?.zones[board.hand])
  const isChoosing = useTable((t) => t.targets.isChoosing)
  const isAsked = useTable(
    ({ moment: { view } }) => view.asking?.seat === viewer && view.asking.kind === 'main',
  )
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    let forget = () => {}
    const look = () => {
      forget()
      forget = afterPaint(() => row.current && bringIntoSight(row.current))
    }
    look()
    const stop = followed(table).subscribe((now, before) => {
      if (now.targets !== before.targets) look()
    })
    return () => {
      stop()
      forget()
    }
  }, [table])
  if (viewer < 0 || cards === undefined) return null
  return (
    <section ref={row} className="hand" aria-label={words.say('hand')}>
      {board.piles.left.map((zone) => (
        <Pile key={zone} zone={zone} seat={ownerOf(zone)} />
      ))}
      <div
        className={`fan ${isChoosing ? 'choosing' : ''} ${isAsked ? 'asked' : ''}`}
        data-spot={pileSpot(board.hand, viewer)}
      >
        {cards.map((card, k) =>
          card === null ? (
            <CardBack key={`back ${k}`} />
          ) : (
            <HandCard
              key={card.id}
              card={card}
              turn={k - (cards.length - 1) / 2}
              count={cards.length}
            />
          ),
        )}
        {cards.length === 0 && <span className="slot empty" aria-hidden="true" />}
      </div>
      {board.Actions && <board.Actions />}
      {board.piles.right.map((zone) => (
        <Pile key={zone} zone={zone} seat={ownerOf(zone)} />
      ))}
    </section>
  )
}

const USABLE = '[data-mark=legal], [data-mark=danger], [data-mark=ready]'

/** Scrolls a narrow row to a usable card, unless one is already visible. */
function bringIntoSight(row: HTMLElement): void {
  if (row.scrollWidth <= row.clientWidth) return
  const { left, right } = row.getBoundingClientRect()
  const usable = [...row.querySelectorAll(USABLE)]
  const isInSight = (one: Element) => {
    const box = one.getBoundingClientRect()
    return (box.left + box.right) / 2 > left && (box.left + box.right) / 2 < right
  }
  if (usable.length > 0 && !usable.some(isInSight))
    usable[0].scrollIntoView({ block: 'nearest', inline: 'center' })
}

const HandCard = memo(function HandCard(props: { card: CardView; turn: number; count: number }) {
  const { card, turn, count } = props
  const { id, def, cost, statuses } = card
  const { viewer } = useSitting()
  const { OnCard } = useContext(BoardContext)
  const { cardName } = useNames()
  // every choice redraws the hand with the same names
  const name = useMemo(() => cardName(def, cost), [cardName, def, cost])
  const { mark, pickNumber, props: target } = useTarget([unitKey(id)], name, { def, id })
  const style = { '--k': turn, '--n': count } as React.CSSProperties
  return (
    <Card
      def={def}
      cost={cost}
      owner={viewer}
      className={`held ${mark}`}
      element={{ ...target, role: 'button', style }}
    >
      {pickNumber > 0 && <span className="pickno">{pickNumber}</span>}
      {statuses && <Chips statuses={statuses} />}
      {OnCard && <OnCard card={card} />}
    </Card>
  )
})
