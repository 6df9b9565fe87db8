// Turns events into cues, in the order of the events.
import type { GameEvent, Pack } from '@cardwright/engine'
import { cellKey, laneKey, seatKey, unitKey, type Key } from '../keys.ts'
import { pileSpot } from '../spots.ts'
import type { Cue } from './cue.ts'

export interface Planning {
  pack: Pack
  icons: Readonly<Record<string, string>>
  motion?(event: GameEvent): readonly Cue[] | null
}

export function cuesOf(events: readonly GameEvent[], planning: Planning): Cue[] {
  return events.flatMap((event) => planning.motion?.(event) ?? cuesFor(event, planning))
}

const PER_CELL = 120
const LONGEST_SLIDE = 480
/** The next cue starts while a number is still rising. */
const MEANWHILE = 160
const APART = 60

function cuesFor(event: GameEvent, { pack, icons }: Planning): Cue[] {
  const seat = idIn(event, 'seat') ?? 0
  const unit = keyIn(event, 'unit')
  switch (event.kind) {
    case 'card-drawn':
    case 'card-discarded':
    case 'card-played':
      return cardCues(event, pack, seat)
    case 'entered':
      return unit === null ? [] : [{ kind: 'arrive', what: unit, ms: 220, wait: 0 }]
    case 'moved': {
      const to = placeIn(event)
      const ms = Math.min(LONGEST_SLIDE, PER_CELL * Math.max(2, Number(event.distance ?? 1)))
      return unit === null || to === null ? [] : [{ kind: 'slide', what: unit, to, ms }]
    }
    case 'attack-declared': {
      const what = keyIn(event, 'attacker')
      const to = keyIn(event, 'target')
      return what === null || to === null ? [] : [{ kind: 'lean', what, to, ms: 320 }]
    }
    case 'damaged':
      return unit === null ? [] : [floating(unit, -Number(event.amount), 'bad', seat)]
    case 'healed':
      return unit === null ? [] : [floating(unit, Number(event.amount), 'good', seat)]
    case 'resource-changed':
      return gained(event, pack, seat)
    case 'died':
    case 'removed':
      return unit === null ? [] : [{ kind: 'die', what: unit, ms: 560 }]
    case 'status-given': {
      const icon = icons[String(event.status)]
      const giver = idIn(event, 'giver') ?? seat
      return unit === null || icon === undefined
        ? []
        : [{ kind: 'drop', icon, at: unit, seat: giver, ms: 220 }]
    }
    case 'no-target':
      return unit === null
        ? []
        : [{ kind: 'stamp', at: unit, sign: 'no-target', ms: 2000, wait: 0 }]
    case 'attack-voided': {
      const at = keyIn(event, 'attacker')
      return at === null ? [] : [{ kind: 'stamp', at, sign: 'void', ms: 900, wait: 0 }]
    }
    case 'ability-used':
      return unit === null ? [] : [{ kind: 'flash', at: unit, seat, ms: 220, wait: 0 }]
    case 'turn-started':
      return [{ kind: 'band', seat, ms: 320, wait: 0 }]
    default:
      return []
  }
}

function cardCues(event: GameEvent, pack: Pack, seat: number): Cue[] {
  if (event.kind === 'card-drawn')
    return Array.from({ length: Number(event.count ?? 1) || 1 }, () =>
      fly(null, zoneOf(pack, 'deck', seat), zoneOf(pack, 'hand', seat)),
    )
  const what = keyIn(event, 'card')
  if (event.kind === 'card-discarded')
    return [fly(what, what ?? zoneOf(pack, 'hand', seat), zoneOf(pack, 'discard', seat))]
  if (what === null) return []
  return [{ kind: 'play', what, to: placeIn(event) ?? keyIn(event, 'unit'), seat, ms: 560 }]
}

const fly = (what: Key | null, from: string, to: string): Cue => ({
  kind: 'fly',
  what,
  from,
  to,
  ms: 320,
  wait: APART,
})

function floating(at: string, n: number, tone: 'good' | 'bad' | 'seat', seat: number): Cue {
  const text = n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0'
  return { kind: 'float', at, text, tone, seat, ms: 900, wait: MEANWHILE }
}

/** Gains such as points rise from their source; costs are shown in the panel. */
function gained(event: GameEvent, pack: Pack, seat: number): Cue[] {
  const amount = Number(event.amount)
  if (pack.manifest.resources[String(event.what)]?.of !== 'seat' || amount <= 0) return []
  const source = event.cause?.source
  const at = source === undefined || source <= seat ? seatKey(seat) : unitKey(source)
  return [floating(at, amount, 'seat', seat)]
}

function idIn(event: GameEvent, field: string): number | null {
  const id = event[field]
  return typeof id === 'number' && id >= 0 ? id : null
}

function keyIn(event: GameEvent, field: string): Key | null {
  const id = idIn(event, field)
  return id === null ? null : unitKey(id)
}

function placeIn(event: GameEvent): Key | null {
  const cell = event.toCell ?? event.cell
  if (typeof cell === 'string') return cellKey(cell)
  const lane = event.toLane ?? event.lane
  return typeof lane === 'string' ? laneKey(lane) : null
}

/** The pile or hand of a seat by its role, or the shared one. */
function zoneOf({ manifest }: Pack, role: string, seat: number): string {
  const [zone, decl] = Object.entries(manifest.zones).find(([, z]) => z.role === role) ?? [role]
  return pileSpot(zone, decl?.per === 'match' ? null : seat)
}
