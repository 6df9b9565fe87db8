// Opening an ability run: a frame with its source and actor, nothing picked yet.
import type { CompiledAbility } from '../tables/ability.ts'
import { DEPTH } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { nextSeat } from '../state/seats.ts'
import {
  ABILITY,
  ACTOR,
  AT,
  CAUSE,
  FROM,
  OUTCOME,
  PENDING,
  PICK,
  PICKS,
  pushFrame,
  RECORDS,
  RECORD_SIZE,
  SEGMENT,
  SELF,
  TO,
  WHICH,
} from '../state/frame.ts'

export function openAbility(
  m: Match,
  ability: CompiledAbility,
  source: number,
  actor: number,
): number {
  const { s } = m
  const f = pushFrame(m, ABILITY, ability.frameSize)
  s[f + WHICH] = ability.index
  s[f + SELF] = source
  s[f + ACTOR] = ability.byOpponent ? nextSeat(m, actor) : actor
  s[f + CAUSE] = -1
  for (let r = f + RECORDS, z = r + ability.records * RECORD_SIZE; r < z; r += RECORD_SIZE) {
    s[r + PICK] = -1
    s[r + FROM] = -1
    s[r + TO] = -1
  }
  put(m, DEPTH, s[DEPTH] + 1)
  return f
}

/** A frame apart from the stack for asking "could it?", written past the journal: nothing lives there. */
export function scratchFrame(
  m: Match,
  ability: CompiledAbility,
  source: number,
  actor: number,
): number {
  const { s } = m
  const f = m.layout.scratch
  s[f + WHICH] = ability.index
  s[f + SELF] = source
  s[f + ACTOR] = ability.byOpponent ? nextSeat(m, actor) : actor
  s[f + SEGMENT] = 0
  s[f + PENDING] = 0
  for (let r = f + RECORDS, z = r + ability.records * RECORD_SIZE; r < z; r += RECORD_SIZE) {
    s[r + OUTCOME] = 0
    s[r + PICK] = -1
    s[r + PICKS] = 0
    s[r + AT] = 0
  }
  return f
}
