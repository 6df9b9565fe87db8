// The bar above the table: site, game, position in the round, and tools.
import { ScrollText, Undo2 } from 'lucide-react'
import { useContext, useState, type ReactNode } from 'react'
import { passMoveOf } from '../pass-move.ts'
import { useSitting, useTable } from '../use-table.ts'
import { BoardContext } from './board-context.ts'

export interface TableBarProps {
  /** Left: the way home. */
  home: ReactNode
  /** The game's name. */
  title: string
  /** After the clock: the opponents. */
  meta?: ReactNode
  /** Right of undo and log: theme, menu. */
  tools?: ReactNode
}

/** Used inside MatchTable. */
export function TableBar({ home, title, meta, tools }: TableBarProps) {
  return (
    <header className="bar">
      {home}
      <h1 className="disp">{title}</h1>
      {/* long names of players end in dots: the panels have them too */}
      <span className="meta" data-cut-by-design="">
        <Clock />
        {meta}
      </span>
      <span className="sp" />
      <PhaseTrack />
      <span className="sp" />
      <div className="tools">
        <LogButton />
        <UndoButton />
        {tools}
      </div>
    </header>
  )
}

export function Clock() {
  const text = useClock()
  return <span className="clock">{text}</span>
}

/** The progress of the match, as its game counts it. */
export function useClock(): string {
  const { words } = useSitting()
  const board = useContext(BoardContext)
  return useTable(
    ({ moment: { view } }) =>
      board.clock?.(view, words) ?? words.say('turn.number', { n: view.round }),
  )
}

export function PhaseTrack() {
  const { words } = useSitting()
  const { phases } = useContext(BoardContext)
  const now = useTable((t) => t.moment.view.phase)
  if (phases === undefined) return null
  const at = phases.indexOf(now)
  return (
    <ol className="phases hide-phone" aria-label={words.say('phases')}>
      {phases.map((phase, k) => (
        <li
          key={phase}
          className={k < at ? 'done' : ''}
          aria-current={k === at ? 'step' : undefined}
        >
          {words.term('phases', phase)}
        </li>
      ))}
    </ol>
  )
}

export function UndoButton() {
  const { words } = useSitting()
  const noUndo = useTable((t) => t.moment.noUndo)
  const undo = useTable((t) => t.undo)
  const label = noUndo === null ? words.say('undo') : words.say(`noUndo.${noUndo}`)
  return (
    <button
      className="btn quiet icon"
      aria-label={label}
      aria-disabled={noUndo !== null}
      aria-keyshortcuts="u"
      title={label}
      onClick={undo}
    >
      <Undo2 className="ic lu" aria-hidden="true" />
    </button>
  )
}

export function LogButton() {
  const { words } = useSitting()
  const isOpen = useTable((t) => t.isLogOpen)
  const toggle = useTable((t) => t.toggleLog)
  return (
    <button
      className="btn quiet icon only-phone"
      aria-label={words.say('log')}
      aria-expanded={isOpen}
      aria-keyshortcuts="l"
      onClick={() => toggle()}
    >
      <ScrollText className="ic lu" aria-hidden="true" />
    </button>
  )
}

/** The move that ends the turn, on the big button. */
export function PassButton() {
  const { words, viewer } = useSitting()
  const { passMove, passText, passWarning } = useContext(BoardContext)
  const move = useTable((t) => passMoveOf(passMove, t.targets.buttons))
  const isBusy = useTable((t) => t.targets.canCancel)
  const said = useTable((t) => passText?.(t.moment.view, words))
  const answer = useTable((t) => t.answer)
  const warning = useTable((t) => passWarning?.(t.moment.view, words) ?? null)
  const number = useTable((t) => t.moment.number)
  const [warnedAt, warn] = useState(-1)
  if (passMove === undefined || viewer < 0) return null
  const isWarned = warnedAt === number
  const press = () => {
    if (move === undefined) return
    if (warning !== null && !isWarned) warn(number)
    else answer([move])
  }
  return (
    <div className="pass">
      {isWarned && warning !== null && move !== undefined && (
        <p className="warning" role="alert">
          {warning}
        </p>
      )}
      <button
        className="btn pri"
        disabled={move === undefined}
        aria-keyshortcuts="Space"
        onClick={press}
      >
        {said ?? words.term('moves', move?.move ?? [passMove].flat()[0])}
        <kbd aria-hidden="true">{words.say('space')}</kbd>
      </button>
      {move === undefined && isBusy && <p className="hide-phone">{words.say('passLater')}</p>}
    </div>
  )
}
