// The story as lines of a log: one chain together, what other abilities made of it beneath, turns as
// headings. Which lines there are is decided here; their words come from the page.
import type { GameEvent } from '@cardwright/engine'
import { unitKey, type Key } from './keys.ts'
import type { Chain } from './moment.ts'

export interface Line {
  kind: 'turn' | 'line' | 'sub'
  event: GameEvent
  /** Who did it. */
  seat: number
  /** What lights up when the line is pressed. */
  source: Key | null
}

/** They say again what another line says, or what the board shows. */
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
  'card-moved',
  'left',
  'recharged',
])
const HEADINGS: ReadonlySet<string> = new Set(['turn-started', 'round-started'])

export function tell(story: readonly Chain[], untold: readonly string[] = []): Line[] {
  return story.flatMap(({ seat, events }) => tellChain(seat, events, untold))
}

function tellChain(seat: number, events: readonly GameEvent[], untold: readonly string[]): Line[] {
  const told = headFirst(events).filter(({ kind }) => !UNTOLD.has(kind) && !untold.includes(kind))
  const lines: Line[] = []
  let head: GameEvent | null = null
  for (const event of hideTwins(told)) {
    const isHeading = HEADINGS.has(event.kind)
    if (isHeading) head = null
    const isOwn = head === null || sameCause(head, event)
    if (!isHeading && head === null) head = event
    lines.push({
      kind: isHeading ? 'turn' : isOwn ? 'line' : 'sub',
      event,
      seat: typeof event.seat === 'number' ? event.seat : seat,
      source: sourceOf(event),
    })
  }
  return lines
}

/** What a new turn brings is told under its heading, though the rules announce the turn last. */
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

/** Cards that somebody draws unseen are one line. */
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
