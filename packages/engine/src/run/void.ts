// When a step is void: it names something that is no longer there.
import { W } from '../language/outcomes.ts'
import type { CompiledStep } from '../tables/ability.ts'
import { BESIDE, BOARD, FREE, GONE, ZONES } from '../state/head.ts'
import type { Match } from '../state/match.ts'
import { isSkip } from './candidates.ts'
import { abilityOf, AT, FROM, OUTCOME, PICK, PICKS, SELF, WHICH } from '../state/frame.ts'
import { isAround } from './recipients.ts'

/** Outcomes by which a step itself takes its thing away. */
const REMOVES = new Set<number>([W.destroyed, W.removed, W.discarded, W.put, W.attached])

/** It uses a name whose step was skipped, or whose things were all taken away by something else. */
export function isVoid(m: Match, f: number, step: CompiledStep): boolean {
  const { s, rules } = m
  for (const record of step.needs) {
    const outcome = s[f + record + OUTCOME]
    if (isSkip(outcome)) return true
    if (s[f + record + PICK] < 0 || REMOVES.has(outcome)) continue
    if (rules.abilities.recordIsThing[s[f + WHICH]].has(record) && haveLeft(m, f, record))
      return true
  }
  return step.fromSelf && hasSourceLeft(m, f)
}

/** Units have left when they are off the board, even if their card is in the discard. */
function haveLeft(m: Match, f: number, record: number): boolean {
  const { s, rules } = m
  const n = s[f + record + PICKS]
  const at = s[f + record + AT]
  const stood = s[f + record + FROM] >= 0 && rules.abilities.recordIsUnit[s[f + WHICH]].has(record)
  for (let k = 0; k < n || k === 0; k++) {
    const e = at === 0 ? s[f + record + PICK] : s[f + at + k]
    const zone = s[m.layout.zone + e]
    if (stood ? zone === BOARD || zone === BESIDE : zone !== GONE && zone !== FREE) return false
  }
  return true
}

function hasSourceLeft(m: Match, f: number): boolean {
  const ability = abilityOf(m, f)
  const self = m.s[f + SELF]
  if (ability.lastKnown) return false
  if (!isAround(m, self)) return true
  return ability.kind !== 'answer' && !ability.played && m.s[m.layout.zone + self] >= ZONES
}
