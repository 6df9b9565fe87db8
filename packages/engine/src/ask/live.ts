// Is a thing awake: face-up, and not switched off by the game's query?
import { may } from './query.ts'
import { FACE_DOWN } from '../state/head.ts'
import type { Match } from '../state/match.ts'

/** Do its passives and triggers work: face-up, and not switched off by the game's query? */
export function isLive(m: Match, e: number): boolean {
  const { rules } = m
  if ((m.s[m.layout.face + e] & FACE_DOWN) !== 0) return false
  return rules.queries.live === null || may(m, rules.queries.live, e)
}
