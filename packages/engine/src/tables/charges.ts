// The slots in which limited abilities count their uses.
import type { Ability } from '../language/ability.ts'
import type { Pack } from '../language/pack.ts'

export interface Charges {
  slots: number
  slotOf: Map<Ability, number>
}

/** Limited abilities of one definition take slots 0, 1 …; those of statuses, keywords and basics have their own. */
export function chargesOf(pack: Pack): Charges {
  const slotOf = new Map<Ability, number>()
  const isLimited = (a: Ability) =>
    a.limit !== undefined ||
    (a.when !== undefined && pack.manifest.timings[a.when]?.limit !== undefined)
  let most = 0
  for (const d of pack.definitions) {
    let n = 0
    for (const a of d.abilities ?? []) if (isLimited(a)) slotOf.set(a, n++)
    most = Math.max(most, n)
  }
  let next = most
  for (const holder of [...pack.statuses, ...pack.keywords, ...pack.basics])
    for (const a of holder.abilities ?? []) if (isLimited(a)) slotOf.set(a, next++)
  return { slots: next, slotOf }
}
