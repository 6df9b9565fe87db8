// Plays one match between bots and reports it turn by turn.
import type { BotName } from '@cardwright/bots'
import { outcome, viewFor, type Game, type Options, type Outcome } from '@cardwright/engine'
import { ACTIVE, ASK, ENDED, ROUND } from '@cardwright/engine/block'
import { drawBoard } from '../show/board.ts'
import { boardNumbers, legend } from '../show/numbers.ts'
import { markOf, wrap, type Paint } from '../show/paint.ts'
import type { Speaker } from '../show/speaker.ts'
import { botsOf } from '../sim/simulate.ts'
import { logInto, type LogEntry, type Sink } from './log.ts'
import { answer, openLog, type MatchLog } from './match-log.ts'

const LONGEST = 100_000
const COLUMNS = 96

export interface BotMatch {
  log: MatchLog
  decisions: number
  turns: number
}

interface BotPlan {
  seed: number
  bots: readonly BotName[]
  options: Options
  sink?: Sink
  /** Before the first decision of every turn, and once at the end. */
  turn?: (log: MatchLog) => void
}

/** Plays the same match that `sim` plays with this seed. */
export function playBots(game: Game, { seed, bots, options, sink, turn }: BotPlan): BotMatch {
  const log = openLog(game, { seats: bots.length, seed, options, ...(sink ? { sink } : {}) })
  const { match } = log
  const players = botsOf(bots, seed)
  let decisions = 0
  let turns = 0
  let now = -1
  while (match.s[ENDED] === 0 && decisions < LONGEST) {
    const next = match.s[ROUND] * 64 + match.s[ACTIVE]
    if (next !== now) {
      turns++
      turn?.(log)
    }
    now = next
    const seat = match.s[ASK]
    answer(log, seat, players[seat].choose(match, seat))
    decisions++
  }
  turn?.(log)
  return { log, decisions, turns }
}

/** The match as text, a paragraph per turn, with the final board. */
export function watch(
  game: Game,
  plan: Omit<BotPlan, 'sink' | 'turn'>,
  speaker: Speaker,
  paint: Paint,
  write: (line: string) => void,
): BotMatch {
  const entries: LogEntry[] = []
  let heading: string | null = null
  const flush = (log: MatchLog) => {
    const told = entries.splice(0).filter(({ kind }) => kind !== 'turn-started')
    if (heading !== null) tellTurn(heading, told, speaker, write)
    const { s } = log.match
    const seat = s[ACTIVE]
    heading = paint.owner(seat, `${s[ROUND]} ${markOf(seat)} ${speaker.seat(seat)}:`)
  }
  const sink = logInto(entries, -1, speaker)
  const played = playBots(game, { ...plan, sink, turn: flush })
  for (const line of finalLines(played.log, speaker, paint)) write(line)
  write(
    `${resultText(played.log, speaker)}; ${speaker.words.length(played.decisions, played.turns)}`,
  )
  return played
}

function tellTurn(
  heading: string,
  told: readonly LogEntry[],
  { words }: Speaker,
  write: (line: string) => void,
): void {
  const text = told.length === 0 ? words.nothingHappened : told.map((each) => each.text).join('; ')
  const [first = '', ...rest] = wrap(text, COLUMNS - 4)
  write(`${heading} ${first}`)
  for (const line of rest) write(`    ${line}`)
}

function finalLines({ match }: MatchLog, speaker: Speaker, paint: Paint): string[] {
  const view = viewFor(match, 'spectator')
  const numbers = boardNumbers(speaker.pack, speaker)
  return ['', ...drawBoard({ view, speaker, paint, numbers }), paint.dim(legend(numbers, speaker))]
}

/** "First player won (points), 14 : 9" */
export function resultText({ match }: MatchLog, speaker: Speaker): string {
  const end = outcome(match)
  const { words } = speaker
  if (end === null) return words.quit
  const who = end.winners.map((seat) => speaker.seat(seat)).join(', ')
  const result = end.winners.length === 0 ? words.drawn : words.won(who)
  return result + endText(end, speaker)
}

/** What follows who won: why, the score, and of more than two players the places. */
export function endText({ reason, scores, ranking = [] }: Outcome, speaker: Speaker): string {
  const { words } = speaker
  const seats = ranking.map((_, seat) => seat).sort((a, b) => ranking[a] - ranking[b])
  const places = seats.map((seat) => `${ranking[seat]}. ${speaker.seat(seat)}`).join(', ')
  return (
    (reason === '' ? '' : words.because(speaker.word('endings', reason))) +
    (scores === undefined ? '' : words.score(scores)) +
    (seats.length > 2 ? words.places(places) : '')
  )
}
