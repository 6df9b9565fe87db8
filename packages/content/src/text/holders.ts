// Who carries an ability: found by identity, so that callers need not say it.
import type { Ability, Definition, Pack } from '../language.ts'
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
  for (const { id, abilities } of pack.keywords) remember(abilities, keywordHolder(pack, id))
  for (const { abilities } of pack.basics) remember(abilities, { bearer: 'basic' })
  return known.get(ability) ?? { bearer: 'basic' }
}

/** A keyword that sections alone have speaks of a section. */
export function keywordHolder(pack: Pack, keyword: string): Holder {
  const have = pack.definitions.filter(({ keywords }) => keywords?.includes(keyword))
  const isSection = (d: Definition) => pack.manifest.classes[d.class]?.place === 'section'
  return { bearer: 'keyword', isOfSections: have.length > 0 && have.every(isSection) }
}
