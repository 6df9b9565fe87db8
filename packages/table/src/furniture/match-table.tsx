// The whole table of one match: the same frame for every game (LOOK §6).
import { useEffect, type ReactNode } from 'react'
import type { Board } from '../board.ts'
import { unitKey } from '../keys.ts'
import { listenToKeys } from '../keyboard.ts'
import { SittingContext, useSitting, useTable, type Sitting } from '../use-table.ts'
import { useTarget } from '../use-target.ts'
import { BoardContext } from './board-context.ts'
import { Card, CardBack } from './card.tsx'
import { Glyph, seatMark } from './glyph.tsx'
import { Icon, IconsContext, type Icons } from './icon.tsx'
import { Log } from './log.tsx'
import { Prompt } from './prompt.tsx'

export interface MatchTableProps {
  sitting: Sitting
  board: Board
  icons: Icons
  /** The bar above: the page's own, or `TableBar` with the page's tools. */
  bar: ReactNode
  /** Over the table when the match is over. */
  outcome?: ReactNode
  /** Instead of the table while nobody may look at it: the hand-over sheet. */
  cover?: ReactNode
  /** Above the hand: what went wrong beside the match (storage, connection). */
  notice?: ReactNode
}

export function MatchTable(props: MatchTableProps) {
  const { sitting, board, icons, bar, outcome, cover, notice } = props
  const { table } = sitting
  useEffect(() => listenToKeys(table, board.passMove), [table, board])
  return (
    <SittingContext value={sitting}>
      <BoardContext value={board}>
        <IconsContext value={icons}>
          <main
            className="match"
            data-game={sitting.pack.manifest.id}
            onContextMenu={(event) => {
              event.preventDefault()
              table.getState().cancel()
            }}
          >
            {cover}
            {board.Backdrop && (
              <div className="backdrop">
                <board.Backdrop />
              </div>
            )}
            {bar}
            <Prompt />
            <Seats />
            <section className="stage" aria-label={sitting.words.say('board')}>
              <board.Stage />
            </section>
            <aside className="right">
              <Log />
            </aside>
            {notice}
            <Hand board={board} />
            {outcome}
          </main>
        </IconsContext>
      </BoardContext>
    </SittingContext>
  )
}

function Seats() {
  const view = useTable((t) => t.moment.view)
  return (
    <aside className="left">
      {view.seats.map(({ seat }) => (
        <SeatPanel key={seat} seat={seat} />
      ))}
    </aside>
  )
}

function SeatPanel({ seat }: { seat: number }) {
  const { words } = useSitting()
  const view = useTable((t) => t.moment.view)
  const { resources, zones } = view.seats[seat]
  const isActing = view.asking?.seat === seat
  return (
    <section className={`seatp ${isActing ? 'turn' : ''}`} data-seat={seatMark(seat)}>
      <header>
        <Glyph seat={seat} />
        {words.seat(seat)}
        {isActing && <small>{words.say('turn.toAct')}</small>}
      </header>
      <div className="res">
        {Object.entries(resources).map(([id, n]) => (
          <span key={id}>
            <Icon name={id} />
            <b>{n}</b>
            <i>{words.term('resources', id)}</i>
          </span>
        ))}
        {Object.entries(zones).map(([id, cards]) => (
          <span key={id}>
            <b>{cards.length}</b>
            <i>{words.term('zones', id)}</i>
          </span>
        ))}
      </div>
    </section>
  )
}

function Hand({ board }: { board: Board }) {
  const { viewer, words, pack } = useSitting()
  const view = useTable((t) => t.moment.view)
  if (viewer < 0) return null
  const cards = view.seats[viewer].zones[board.hand] ?? []
  return (
    <section className="hand" aria-label={words.say('hand')}>
      <div className="fan">
        {cards.map((card, k) =>
          card === null ? (
            <CardBack key={k} game={pack.manifest.id} />
          ) : (
            <HandCard key={card.id} {...card} owner={viewer} turn={k - (cards.length - 1) / 2} />
          ),
        )}
      </div>
    </section>
  )
}

function HandCard(props: { id: number; def: string; cost?: number; owner: number; turn: number }) {
  const { words } = useSitting()
  const { props: target } = useTarget([unitKey(props.id)], words.name(props.def))
  const style = { '--k': props.turn } as React.CSSProperties
  const element = { ...target, role: 'button', style }
  return <Card def={props.def} cost={props.cost} owner={props.owner} element={element} />
}
