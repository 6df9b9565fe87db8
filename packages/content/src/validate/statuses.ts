// Derived statuses: they follow from the position, so nobody places, moves or clears them.
import { inside, type Place } from '../problem.ts'
import { walkAbility } from '../walk/ability.ts'
import type { Check } from './check.ts'

export function checkDerived(check: Check): void {
  const derived = new Set<string>()
  const handled: { status: string; at: Place }[] = []
  for (const holder of check.draft.holders)
    for (const ability of holder.abilities.filter(({ sound }) => sound)) {
      for (const { status } of ability.value.passive ?? []) if (status) derived.add(status)
      walkAbility(holder, ability, [
        {
          step(step, at) {
            if (step.status) handled.push({ status: step.status, at: inside(at, 'status') })
            step.give?.forEach((status, i) => handled.push({ status, at: inside(at, 'give', i) }))
          },
        },
      ])
    }
  for (const { status, at } of handled)
    if (derived.has(status))
      check.report(at, status, 'a derived status is never given, moved or cleared')
  for (const { kind, id, value, at } of check.draft.holders)
    if (kind === 'status' && derived.has(id) && value['token'] === true)
      check.report(inside(at, 'token'), true, 'a derived status is never a token')
}
