// The main list: every ability the asked seat could use now, units in board order, then cards in theirs.
import { ACTOR, PENDING, SEGMENT } from '../state/frame.ts'
import { OPEN } from '../state/head.ts'
import type { Match } from '../state/match.ts'

export function listAbilities(m: Match, seat: number): void {
  const { s, rules } = m
  // one scratch frame serves all units: only the source and the ability change
  const f = m.layout.scratch
  s[f + ACTOR] = seat
  s[f + SEGMENT] = 0
  s[f + PENDING] = 0
  // many a question is about cards alone
  if ((s[OPEN] & rules.prepared.boardTimings) !== 0) rules.prepared.listBoard(m, seat, f)
  rules.prepared.listCards(m, seat)
}
