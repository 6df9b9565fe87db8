// Answers as one integer each: what kind of answer it is, and what of. They describe; an answer is given by its index.
import { nameAction, type Match } from '@cardwright/engine'
import { ASK_KIND, ASK_PICK, askedStep, packed, TOP } from '@cardwright/engine/block'

const { kindOf, PICK, UNPICK } = packed

/** Writes the codes of the first answers of the list; answers where it stopped. */
export function writeCodes(m: Match, forward: number, into: Int32Array, at: number): number {
  const picksRecords = m.s[ASK_KIND] === ASK_PICK && isRecord(askedStep(m, m.s[TOP]).target?.kind)
  for (let k = 0; k < forward; k++)
    into[at++] = picksRecords ? withoutRecord(m, m.list[k]) : m.list[k]
  return at
}

/** Statuses and effects are picked by where the engine keeps them, which nobody may know. */
const isRecord = (kind: string | undefined): boolean => kind === 'status' || kind === 'effect'

function withoutRecord(m: Match, action: number): number {
  if (kindOf(action) !== PICK && kindOf(action) !== UNPICK) return action
  const { pick } = nameAction(m, action) as { pick: Record<string, number | string> }
  if ('effect' in pick) return packed.packed(kindOf(action), Number(pick.effect))
  const status = m.rules.things.statuses.findIndex(({ name }) => name === pick.status)
  return packed.packed(kindOf(action), (Number(pick.on) << 8) | status)
}
