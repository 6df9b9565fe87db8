// Who carries an ability: found by identity, so that callers need not say it.
import type { Ability, Pack } from '../language.ts'
import type { Holder } from './sentence/index.ts'

const known = new WeakMap<Ability, Holder>()

/** Abilities outside the pack are read as if a unit carried them. */
export function holderOf(pack: Pack, ability: Ability): Holder {
  const found = known.get(ability)
  if (found) return found
  const remember = (abilities: Ability[] | undefined, holder: Holder): void => {
    for (const one of abilities ?? []) known.set(one, holder)
  }
  for (const definition of pack.definitions) remember(definition.abilities, { definition })
  for (const { abilities } of pack.statuses) remember(abilities, { bearer: 'status' })
  for (const { abilities } of pack.keywords) remember(abilities, { bearer: 'keyword' })
  for (const { abilities } of pack.basics) remember(abilities, { bearer: 'basic' })
  return known.get(ability) ?? { bearer: 'basic' }
}
