// A passive's modifier may name several queries. It means one modifier for each, in order.
import type { Ability, Modifier } from './language.ts'

/** The modifier as one per query. */
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
