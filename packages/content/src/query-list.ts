// A modifier of a passive may name several queries: it stands for one modifier each, in their order.
import type { Ability, Modifier } from './language.ts'

/** Whatever is written, with one query each. */
export function oneQueryEach<M extends { query?: string }>(modifier: M): M[] {
  const written: unknown = modifier.query
  return Array.isArray(written)
    ? (written as string[]).map((query) => ({ ...modifier, query }))
    : [modifier]
}

export function withSingleQueries(ability: Ability): Ability {
  return ability.passive?.some(isList)
    ? { ...ability, passive: ability.passive.flatMap(oneQueryEach) }
    : ability
}

const isList = (one: Modifier): boolean => Array.isArray(one.query)
