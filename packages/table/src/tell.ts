// Turns the story into log lines: one group per chain, with effects of other abilities below, and turns as
// headings. This file decides which lines there are; their texts come from the page.
import type { GameEvent } from '@cardwright/engine'
import type { Board } from './board.ts'
import { unitKey, type Key } from './keys.ts'
import type { Chain } from './moment.ts'

export interface Line {
  kind: 'turn' | 'line' | 'sub'
  event: GameEvent
  /** Who did it. */
  seat: number
  /** Keys highlighted when the line is pressed. */
  source: Key | null
}

/** Events that repeat another line or what the board shows. */
const UNTOLD: ReadonlySet<string> = new Set([
  'match-started',
  'dying',
  'step-skipped',
  'attack-resolved',
  'attack-landed',
  'window-closed',
  'window-opened',
  'modifier-added',
  'modifier-ended',
  'left',
  'recharged',
])
const DEEDS: ReadonlySet<string> = new Set(['card-played', 'ability-used'])
const HEADINGS: readonly string[] = ['turn-started', 'round-started']

/** How a game configures its log. */
export type Telling = Pick<Board, 'untold' | 'headings'>

export function tell(story: readonly Chain[], telling: Telling = {}): Line[] {
  return joinRuns(story).flatMap(({ seat, events }) => tellChain(seat, events, telling))
}

/** An ability answered step by step is one group; its main event comes last and becomes the heading. */
function joinRuns(story: readonly Chain[]): Chain[] {
  const out: Chain[] = []
  let run: Source | null = null
  for (const chain of story) {
    // an answer that changes nothing yet, like most picks
    if (chain.events.length === 0) continue
    const last = out.at(-1)
    const mine = sourceIn(chain)
    if (run !== null && last !== undefined && isSame(run, mine) && last.seat === chain.seat)
      out[out.length - 1] = { ...last, events: [...last.events, ...chain.events] }
    else out.push(chain)
    run = mine !== null && !chain.events.some((event) => isEndOf(event, mine)) ? mine : null
  }
  return out
}

type Source = Pick<NonNullable<GameEvent['cause']>, 'source' | 'ability'>

/** The source of the ability that starts the chain; null: none. */
function sourceIn({ events }: Chain): Source | null {
  const first = events[0]
  return first === undefined ? null : (first.cause ?? (isEnd(first) ? endOf(first) : null))
}

const ENDS: ReadonlySet<string> = new Set(['card-played', 'ability-used', 'ability-cancelled'])
const isEnd = ({ kind }: GameEvent): boolean => ENDS.has(kind)
const endOf = (event: GameEvent): Source => ({
  source: Number(event.unit ?? event.card),
  ability: String(event.ability ?? ''),
})
const isEndOf = (event: GameEvent, { source }: Source): boolean =>
  isEnd(event) && [event.unit, event.card].includes(source)
const isSame = (a: Source, b: Source | null): boolean => a.source === b?.source

function tellChain(seat: number, events: readonly GameEvent[], telling: Telling): Line[] {
  const { untold = [], headings = HEADINGS } = telling
  const isUntold = (event: GameEvent) =>
    UNTOLD.has(event.kind) ||
    untold.some((one) => (typeof one === 'string' ? one === event.kind : one(event)))
  const told = headFirst(events).filter((event) => !isUntold(event))
  const lines: Line[] = []
  let head: GameEvent | null = null
  for (const event of deedFirst(hideTwins(told), headings)) {
    const isHeading = headings.includes(event.kind)
    if (isHeading) head = null
    const isOwn = head === null || (!DEEDS.has(head.kind) && sameCause(head, event))
    if (!isHeading && head === null) head = event
    lines.push({
      kind: isHeading ? 'turn' : isOwn ? 'line' : 'sub',
      event,
      seat: seatOf(event) ?? seat,
      source: sourceOf(event),
    })
  }
  return lines
}

/** Whose line it is; a match that is over is told by its winner. */
const seatOf = ({ seat, winner }: GameEvent): number | null =>
  [seat, winner].find((one): one is number => typeof one === 'number' && one >= 0) ?? null

/** Events of a new turn are listed under its heading, although its event comes last. */
function headFirst(events: readonly GameEvent[]): GameEvent[] {
  const out: GameEvent[] = []
  let begin = 0
  for (const event of events) {
    if (event.kind === 'turn-ended') begin = out.length
    else if (event.kind === 'turn-started') {
      out.splice(begin, 0, event)
      begin = out.length
    } else out.push(event)
  }
  return out
}

/** The action comes before its effects; costs and obvious events are left out. */
function deedFirst(events: readonly GameEvent[], headings: readonly string[]): GameEvent[] {
  const deed = events.find(({ kind }) => DEEDS.has(kind))
  if (deed === undefined) return [...events]
  const others = events.filter(
    (event) => event !== deed && !isPrice(event, deed) && !isArrival(event, deed),
  )
  // a walk is described by where it ended
  if (isBasic(deed, others)) return others
  const next = others.findIndex(({ kind }) => headings.includes(kind))
  const isBefore = next < 0 || events.indexOf(deed) < events.indexOf(others[next])
  // list the draw before a card that acts when drawn
  const isDrawn = others[0]?.kind === 'card-drawn' && others[0].card === deed.card
  const at = !isBefore ? next + 1 : isDrawn ? 1 : 0
  return [...others.slice(0, at), deed, ...others.slice(at)]
}

function isPrice(event: GameEvent, deed: GameEvent): boolean {
  if (event.kind !== 'resource-changed' || Number(event.amount) >= 0) return false
  return event.unit === undefined ? event.seat === deed.seat : event.unit === event.cause?.source
}

const isArrival = (event: GameEvent, deed: GameEvent): boolean =>
  event.kind === 'entered' && (event.unit === deed.unit || event.unit === deed.card)

/** A basic ability is not written on a definition. */
const isBasic = (deed: GameEvent, others: readonly GameEvent[]): boolean =>
  deed.kind === 'ability-used' &&
  others.some(({ cause }) => cause?.ability === deed.ability && cause?.holder !== cause?.def)

/** Combines hidden draws into one line. */
function hideTwins(events: readonly GameEvent[]): GameEvent[] {
  const out: GameEvent[] = []
  for (const event of events) {
    const last = out.at(-1)
    const isHidden = event.kind === 'card-drawn' && event.card === undefined
    if (isHidden && last?.kind === 'card-drawn' && last.card === undefined) {
      if (last.seat === event.seat) {
        out[out.length - 1] = { ...last, count: Number(last.count ?? 1) + Number(event.count ?? 1) }
        continue
      }
    }
    out.push(event)
  }
  return out
}

function sameCause({ cause: a }: GameEvent, { cause: b }: GameEvent): boolean {
  if (a === null || b === null) return true
  return a.source === b.source && a.holder === b.holder && a.ability === b.ability
}

const SOURCES = ['unit', 'attacker', 'card', 'source'] as const

function sourceOf(event: GameEvent): Key | null {
  for (const field of SOURCES) {
    const id = event[field]
    if (typeof id === 'number' && id >= 0) return unitKey(id)
  }
  return event.cause === null ? null : unitKey(event.cause.source)
}
