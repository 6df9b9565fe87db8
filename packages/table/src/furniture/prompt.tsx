// The prompt bar: who acts, one imperative sentence, the position in the chain, and the way out. Its text
// is also the table's only live region.
import { Info, X } from 'lucide-react'
import type { Action } from '@cardwright/engine'
import { memo, useContext } from 'react'
import { useAfterPaint } from '../after-paint.ts'
import { answerText, defOf } from '../answer-text.ts'
import { holderOf } from '../definitions.ts'
import { entityOf, type Key } from '../keys.ts'
import type { Moment } from '../moment.ts'
import { passMoveOf } from '../pass-move.ts'
import { tell } from '../tell.ts'
import { useSitting, useTable } from '../use-table.ts'
import { BoardContext } from './board-context.ts'
import { CursorChip } from './cursor-stack.tsx'
import { Glyph, seatMark } from './glyph.tsx'
import { NumberPicker } from './number-picker.tsx'
import { chainOf, Steps } from './steps.tsx'
import { isCard } from './pick-sheet.tsx'
import { numbersOf } from './numbers-of.ts'
import { useCountdown } from './use-countdown.ts'
import { useEventText } from './use-event-text.ts'

/** Questions that have their own sheets. */
const ELSEWHERE: ReadonlySet<Action['kind']> = new Set(['option', 'place'])

export function Prompt() {
  const sitting = useSitting()
  const { words, viewer, pack, isStandIn, table } = sitting
  const board = useContext(BoardContext)
  const view = useTable((t) => t.moment.view)
  const targets = useTable((t) => t.targets)
  const { answer, cancel } = table.getState()
  const { sentence, detail } = usePrompt()
  const hint = useTable(({ selected, moment }) =>
    selected === null && moment.legal.length > 0 ? (board.hint?.(moment.view, words) ?? '') : '',
  )
  const winner = view.outcome === null ? null : (view.outcome.winners[0] ?? -1)
  const seat = winner ?? view.asking?.seat ?? view.active
  // asked on another player's turn: an interception, a window, a choice that their card gives me
  const isAnswer =
    view.active >= 0 && view.active !== seat && !OWN_TIME.has(view.asking?.kind ?? 'main')
  const passing = passMoveOf(board.passMove, targets.buttons)
  const isOwn = (move: string) => board.ownMoves?.includes(move) === true
  const buttons = targets.buttons.filter(
    (a) =>
      !ELSEWHERE.has(a.kind) &&
      !(a.kind === 'move' && (a === passing || isOwn(a.move) || isCard(pack, a.value))),
  )
  const { numbers, others } = numbersOf(buttons)
  return (
    <section
      className="prompt"
      data-seat={seatMark(seat)}
      data-over="sheet hand pile"
      aria-label={words.say('prompt')}
    >
      <div className="tag">
        <Glyph seat={seat} />
        <span>
          {winner !== null
            ? winner >= 0 && words.seat(winner)
            : seat === viewer
              ? isStandIn
                ? words.say('turn.for', { name: words.seat(seat) })
                : words.say(isAnswer ? 'turn.answer' : 'turn.yours')
              : words.say('turn.of', { name: words.seat(seat) })}
        </span>
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
      {targets.uses.length === 1 &&
        targets.uses.map((offer, k) => (
          <button key={k} className="btn pri" onClick={() => answer(offer.actions)}>
            {board.answerText?.(offer.actions[0], view, words) ?? answerText(sitting, view, offer)}
          </button>
        ))}
      {numbers.map((group) => (
        <NumberPicker key={group.label} group={group} answer={(action) => answer([action])} />
      ))}
      {others.map((action) => (
        <button
          key={JSON.stringify(action)}
          className={`btn ${PRIMARY.has(action.kind) ? 'pri' : ''}`}
          onClick={() => answer([action])}
        >
          {board.answerText?.(action, view, words) ??
            answerText(sitting, view, { actions: [action] })}
        </button>
      ))}
      {targets.canCancel ? (
        <button className="btn cancel" onClick={cancel}>
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

/** One thing has several actions with the same targets: asks which one is meant. */
function Ways() {
  const { table, words, pack } = useSitting()
  const selected = useTable((t) => t.selected)
  const ways = useTable((t) => t.targets.ways)
  const way = useTable((t) => t.targets.way)
  const view = useTable((t) => t.moment.view)
  const id = selected === null ? null : entityOf(selected)
  if (ways.length < 2 || id === null) return null
  const def = defOf(view, id) ?? ''
  return (
    <div className="ways" role="radiogroup" aria-label={words.say('which')}>
      {ways.map((one, k) => (
        <button
          key={one}
          className="btn small"
          role="radio"
          aria-checked={one === way}
          data-choice={k + 1}
          onClick={() => table.getState().select(selected, one)}
        >
          {words.ability(holderOf(pack, def, one), one)}
          <kbd aria-hidden="true">{k + 1}</kbd>
        </button>
      ))}
    </div>
  )
}

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
const PRIMARY: ReadonlySet<Action['kind']> = new Set(['done', 'accept'])

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
