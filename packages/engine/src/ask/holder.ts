// What an ability stands on, and what it is called there.
import { kindOf, type Ability } from '../language/ability.ts'
import { compilers } from '../ask/compilers.ts'
import type { Context } from '../ask/context.ts'
import type { Tables } from '../tables/rules.ts'

export interface Holder {
  id: string
  kind: 'definition' | 'status' | 'keyword' | 'basic'
  /** Index of the status for `giver`, -1 otherwise. */
  status: number
}

export function contextOf(rules: Tables, holder: Holder, framed: boolean): Context {
  return {
    rules,
    compile: compilers,
    holder: holder.id,
    framed,
    names: new Map(),
    record: 0,
    targetKind: null,
    event: null,
    pending: null,
    status: holder.status,
    subject: 'self',
    itType: 'thing',
    used: null,
    outer: false,
    extra: null,
    flags: { self: false },
  }
}

/** Unique among the abilities of one holder; a basic action goes by its own name. */
export function labelOf(holder: Holder, abilities: readonly Ability[], index: number): string {
  const first = (ability: Ability): string =>
    ability.name ??
    (holder.kind === 'basic' ? holder.id : (ability.when ?? ability.answer)) ??
    `${kindOf(ability)}${abilities.indexOf(ability) + 1}`
  const label = first(abilities[index])
  const taken = abilities.slice(0, index).some((other) => first(other) === label)
  return taken ? `${label}${index + 1}` : label
}
