// Who sees what: each zone says it once; statuses that reveal add to it.
import { T_GIVER, T_NEXT, T_STATUS } from '../state/records.ts'
import { W } from '../language/outcomes.ts'
import { ABILITY, ACTOR, OUTCOME, pickAt, PICKS, PREV, WHICH } from '../state/frame.ts'
import { BOARD, FACE_DOWN, TOP, ZONES } from '../state/head.ts'
import type { Match } from '../state/match.ts'

/** A seat that sees only what is open. */
export const SPECTATOR = -1

/** May this seat know the face of that thing? */
export const sees = (m: Match, seat: number, e: number): boolean =>
  isOpenTo(m, seat, e) || seenNow(m, seat).includes(e)

/** The same without what an ability is looking at. */
export function isOpenTo(m: Match, seat: number, e: number): boolean {
  const { s, rules, layout } = m
  const zone = s[layout.zone + e]
  const owner = s[layout.owner + e]
  let open = true
  if (zone === BOARD) open = (s[layout.face + e] & FACE_DOWN) === 0 || owner === seat
  else if (zone >= ZONES) {
    const { seen } = rules.zones.all[zone - ZONES]
    if (seen === 'nobody') open = false
    else if (seen === 'owner') open = owner === seat
    else if (seen === 'team')
      open = seat >= 0 && owner >= 0 && s[layout.team + owner] === s[layout.team + seat]
  }
  return open || isRevealed(m, seat, e)
}

const NOTHING: readonly number[] = []

/** Cards that an ability of this seat, still running, has looked at. */
export function seenNow(m: Match, seat: number): readonly number[] {
  const { s } = m
  if (seat < 0 || s[TOP] <= 0) return NOTHING
  let cards: number[] | null = null
  for (let f = s[TOP]; f > 0; f = s[f + PREV]) {
    if (s[f] !== ABILITY || s[f + ACTOR] !== seat) continue
    for (const step of m.abilities[s[f + WHICH]].steps)
      if (step.verb.shows && s[f + step.record + OUTCOME] === W.seen)
        for (let k = 0; k < s[f + step.record + PICKS]; k++)
          (cards ??= []).push(pickAt(m, f, step, k))
  }
  return cards ?? NOTHING
}

function isRevealed(m: Match, seat: number, e: number): boolean {
  const { s, rules } = m
  if (seat < 0 || s[m.layout.mask + e] === 0) return false
  for (let r = s[m.layout.tokens + e]; r >= 0; r = s[r + T_NEXT])
    if (rules.things.statuses[s[r + T_STATUS]].reveals && s[r + T_GIVER] === seat) return true
  return false
}
