// What may be picked now, for everybody who is shown the choice. Whoever sees only the back of a card is
// told where it lies; whoever does not even know why it may be picked is told nothing.
import { listOf } from '../change/zones.ts'
import { BOARD, ASK, ZONES } from '../state/head.ts'
import type { Match } from '../state/match.ts'
import { listActions } from '../list/legal.ts'
import { nameList, type Thing } from './named.ts'
import { sees } from './sight.ts'

/** Place of a card whose face is not seen, counted as its zone is shown. */
export interface Back {
  zone: string
  seat: number
  place: number
}

export interface Aim {
  /** Absent where the card may not be told from others. */
  thing?: Thing
  back?: Back
}

export function aimsFor(m: Match, seat: number): Aim[] {
  return nameList(m, listActions(m)).flatMap((action) =>
    action.kind === 'pick' ? (aimAt(m, seat, action.pick) ?? []) : [],
  )
}

function aimAt(m: Match, seat: number, thing: Thing): Aim | null {
  const { s } = m
  const e = 'card' in thing ? thing.card : 'unit' in thing ? thing.unit : -1
  if (e < 0 || s[m.layout.zone + e] <= BOARD || sees(m, seat, e)) return { thing }
  const actor = s[ASK]
  const back = backOf(m, e)
  if (back === null) return null
  if (seat === actor) return { thing, back }
  // what only the actor sees may be the reason why it can be picked
  return sees(m, actor, e) ? null : { back }
}

function backOf(m: Match, e: number): Back | null {
  const { s, rules } = m
  const at = s[m.layout.zone + e] - ZONES
  if (at < 0) return null
  const zone = rules.zones.all[at]
  const seat = zone.perSeat ? s[m.layout.owner + e] : 0
  const base = listOf(m, zone, seat)
  for (let k = 1; k <= s[base]; k++)
    if (s[base + k] === e)
      return { zone: zone.name, seat, place: zone === rules.zones.deck ? s[base] - k : k - 1 }
  return null
}
