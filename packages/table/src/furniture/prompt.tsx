// The prompt bar: who acts, one imperative sentence, the position in the chain, and the way out. Its text
// is also the table's only live region.
import { Info, X } from 'lucide-react'
import type { View } from '@cardwright/engine'
import { memo, useContext } from 'react'
import { useAfterPaint } from '../after-paint.ts'
import { entityOf, type Key } from '../keys.ts'
import type { Moment } from '../moment.ts'
import { tell } from '../tell.ts'
import { useSitting, useTable } from '../use-table.ts'
import { Answers, Ways } from './answers.tsx'
import { BoardContext } from './board-context.ts'
import { CursorChip } from './cursor-stack.tsx'
import { Glyph, seatMark } from './glyph.tsx'
import { chainOf, Steps } from './steps.tsx'
import { useCountdown } from './use-countdown.ts'
import { useEventText } from './use-event-text.ts'

export function Prompt() {
  const { words, table } = useSitting()
  const board = useContext(BoardContext)
  const canCancel = useTable((t) => t.targets.canCancel)
  const { sentence, detail } = usePrompt()
  const hint = useTable(({ selected, moment }) =>
    selected === null && moment.legal.length > 0 ? (board.hint?.(moment.view, words) ?? '') : '',
  )
  const winner = useTable(({ moment: { view } }) => winnerOf(view))
  const seat = useTable(({ moment: { view } }) => winnerOf(view) ?? askedOf(view))
  return (
    <section
      className="prompt"
      data-seat={seatMark(seat)}
      data-over="sheet hand pile"
      aria-label={words.say('prompt')}
    >
      <div className="tag">
        <Glyph seat={seat} />
        <span>{winner === null ? <Turn seat={seat} /> : winner >= 0 && words.seat(winner)}</span>
      </div>
      <div className="say">
        <b>{sentence}</b>
        {detail !== '' && <span>{detail}</span>}
        {hint !== '' && <span className="hint">{hint}</span>}
        <HoldHint />
      </div>
      <Steps />
      <CursorChip />
      <ChoiceClock />
      <Ways />
      <Hurry />
      <Answers />
      {canCancel ? (
        <button className="btn cancel" onClick={table.getState().cancel}>
          <X className="ic lu" aria-hidden="true" />
          {words.say('cancel')}
          <kbd aria-hidden="true">Esc</kbd>
        </button>
      ) : (
        <NoCancel />
      )}
      <Announcement sentence={sentence} detail={detail} />
    </section>
  )
}

/** Null: nobody has won yet; -1: nobody has. */
const winnerOf = ({ outcome }: View): number | null =>
  outcome === null ? null : (outcome.winners[0] ?? -1)

const askedOf = ({ asking, active }: View): number => asking?.seat ?? active

/** Whose turn it is to do something. */
function Turn({ seat }: { seat: number }) {
  const { words, viewer, isStandIn } = useSitting()
  // asked on another player's turn: an interception, a window, a choice that their card gives me
  const isAnswer = useTable(
    ({ moment: { view } }) =>
      view.active >= 0 && view.active !== seat && !OWN_TIME.has(view.asking?.kind ?? 'main'),
  )
  if (seat !== viewer) return words.say('turn.of', { name: words.seat(seat) })
  if (isStandIn) return words.say('turn.for', { name: words.seat(seat) })
  return words.say(isAnswer ? 'turn.answer' : 'turn.yours')
}

/** Cards on a phone have no room for their text, so early in the match a hint says how to read them. */
function HoldHint() {
  const { words, viewer } = useSitting()
  const { hand } = useContext(BoardContext)
  const isNew = useTable(({ selected, moment: { view } }) => {
    const id = selected === null ? null : entityOf(selected)
    if (id === null || view.round > HINTED_ROUNDS) return false
    return view.seats[viewer]?.zones[hand]?.some((card) => card?.id === id) === true
  })
  return isNew ? <span className="hint only-phone">{words.say('prompt.hold')}</span> : null
}

const HINTED_ROUNDS = 2

/** In place of the player's buttons: tells a thinking bot to answer now. */
function Hurry() {
  const { table, words } = useSitting()
  const seat = useTable(({ thinking, moment: { view } }) => {
    const asked = view.asking?.seat
    return asked === undefined || thinking[asked] === undefined ? null : asked
  })
  if (seat === null) return null
  return (
    <button className="btn hurry" onClick={() => table.getState().hurry(seat)}>
      {words.say('hurry')}
    </button>
  )
}

const OWN_TIME: ReadonlySet<string> = new Set(['main', 'move'])

const isPlace = (key: Key): boolean => /^(?:cell|lane):/.test(key)

/** The current question, or what to do with the selected thing. */
export function usePrompt(): { sentence: string; detail: string } {
  const { words } = useSitting()
  const board = useContext(BoardContext)
  const sentence = useTable(({ moment }) => {
    const own = moment.legal.length > 0 ? board.sentence : board.waiting
    return own?.(moment.view, words) ?? words.prompt(moment)
  })
  const danger = useTable((t) => (t.targets.isChoosing ? words.consequence(t.moment) : ''))
  const taken = useTable((t) => {
    const id = t.selected === null ? null : entityOf(t.selected)
    if (id === null) return null
    const { view } = t.moment
    const cards = view.seats.flatMap(({ zones }) => Object.values(zones).flat())
    const { def } = [...view.board, ...cards].find((one) => one?.id === id) ?? {}
    if (def === undefined) return null
    const tag = board.tag?.(id, view) ?? null
    return tag === null ? words.name(def) : `${words.name(def)} ${tag}`
  })
  const hasTargets = useTable((t) => t.targets.byKey.size > 0)
  const isOneUse = useTable((t) => t.targets.uses.length === 1)
  const isForPlaces = useTable((t) => [...t.targets.byKey.keys()].every(isPlace))
  const isForBoth = useTable((t) => !isForPlaces && [...t.targets.byKey.keys()].some(isPlace))
  if (taken === null) return { sentence, detail: danger }
  const targeted = isForPlaces ? 'selectedPlace' : isForBoth ? 'selectedBoth' : 'selected'
  const key = hasTargets ? targeted : isOneUse ? 'selectedOnce' : 'selectedAlone'
  return { sentence: words.say(`prompt.${key}`, { name: taken }), detail: danger }
}

/** Seconds left for the question of a running ability; then it is cancelled, with the game's consequences. */
function ChoiceClock() {
  const { viewer, isReplay, comfort } = useSitting()
  const { choiceTime } = useContext(BoardContext)
  const number = useTable((t) => t.moment.number)
  const seconds = useTable(({ moment: { view, legal } }) =>
    view.asking?.seat === viewer && legal.some(({ kind }) => kind === 'cancel')
      ? (choiceTime?.(view) ?? 0) * comfort.timers
      : 0,
  )
  return seconds === 0 || isReplay === true ? null : <RunningClock key={number} seconds={seconds} />
}

function RunningClock({ seconds }: { seconds: number }) {
  const { table, words } = useSitting()
  const left = useCountdown(seconds, () => table.getState().answer([{ kind: 'cancel' }]))
  return (
    <span className="choice-clock" role="timer" aria-label={words.say('timeLeft')}>
      {Math.ceil(left)}
    </span>
  )
}

const RUNNING: ReadonlySet<string> = new Set(['pick', 'to', 'option', 'may', 'arrange'])

/** Says that a running ability cannot be cancelled; the undo button says why. */
function NoCancel() {
  const { words, viewer } = useSitting()
  const isStuck = useTable(({ moment: { view, noUndo } }) => {
    const { asking } = view
    return asking?.seat === viewer && RUNNING.has(asking.kind) && noUndo
  })
  if (!isStuck) return null
  return (
    <p className="stuck">
      <Info className="ic lu" aria-hidden="true" />
      {words.say(`noUndo.${isStuck}`)}
    </p>
  )
}

/** For screen readers only, built after the press has been painted. */
function Announcement(props: { sentence: string; detail: string }) {
  const sentence = useAfterPaint(props.sentence)
  const detail = useAfterPaint(props.detail)
  const moment = useAfterPaint(useTable((t) => t.moment))
  const count = useAfterPaint(useTable((t) => t.targets.byKey.size))
  return <Said sentence={sentence} detail={detail} moment={moment} count={count} />
}

/** Who acts, what happened, the sentence, the step, the number of targets, in one polite live region. */
const Said = memo(function Said(props: {
  sentence: string
  detail: string
  moment: Moment
  count: number
}) {
  const { sentence, detail, moment, count } = props
  const { words } = useSitting()
  const board = useContext(BoardContext)
  const eventText = useEventText()
  const chain = chainOf(moment.view.asking)
  const news = tell([{ seat: 0, events: moment.events }], board).map(({ event }) =>
    eventText(event),
  )
  const parts = [
    ...news,
    sentence,
    detail,
    chain === null ? '' : words.say('step', { n: chain.now + 1, of: chain.questions.length }),
    count > 0 ? words.say('targets', { count }) : '',
  ]
  return (
    <p className="vh" role="status" aria-live="polite">
      {parts
        .filter((part) => part !== '')
        .map((part) => (/[!.?…]$/.test(part) ? part : `${part}.`))
        .join(' ')}
    </p>
  )
})
