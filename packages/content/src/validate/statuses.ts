// Derived statuses follow from the position, so no step may place, move or clear them.
import type { Step } from '../language.ts'
import { inside, type Place } from '../problem.ts'
import { walkAbility } from '../walk/ability.ts'
import type { Visitor } from '../walk/visitor.ts'
import type { Check } from './check.ts'

/** Records the statuses that steps give, move or clear, for `checkDerived`. */
export const statusRules = (check: Check): Visitor => ({
  step(step, at) {
    for (const { status } of handledBy(step, at)) check.used.add(handledKey(status))
  },
})

const handledKey = (status: string): string => `handled ${status}`

interface Handled {
  status: string
  at: Place
}

function handledBy({ status, give }: Step, at: Place): Handled[] {
  const given = (give ?? []).map((one, i) => ({ status: one, at: inside(at, 'give', i) }))
  return status ? [{ status, at: inside(at, 'status') }, ...given] : given
}

/** After all abilities were walked. */
export function checkDerived(check: Check): void {
  const derived = new Set<string>()
  for (const { abilities } of check.draft.holders)
    for (const { sound, value } of abilities)
      for (const { status } of (sound && value.passive) || []) if (status) derived.add(status)
  if ([...derived].some((status) => check.used.has(handledKey(status)))) blame(check, derived)
  for (const { kind, id, value, at } of check.draft.holders)
    if (kind === 'status' && derived.has(id) && value['token'] === true)
      check.report(inside(at, 'token'), true, 'a derived status cannot be a token')
}

function blame(check: Check, derived: ReadonlySet<string>): void {
  const visitor: Visitor = {
    step(step, place) {
      for (const { status, at } of handledBy(step, place))
        if (derived.has(status))
          check.report(at, status, 'a derived status cannot be given, moved or cleared')
    },
  }
  for (const holder of check.draft.holders)
    for (const ability of holder.abilities)
      if (ability.sound) walkAbility(holder, ability, [visitor], check.manifest)
}
