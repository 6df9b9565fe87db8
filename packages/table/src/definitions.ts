// Definitions of a pack by id, and the sections of its words for numbers.
import type { Definition, Pack } from '@cardwright/engine'

const known = new WeakMap<Pack, Map<string, Definition>>()

export function definitionOf(pack: Pack, id: string): Definition | undefined {
  let all = known.get(pack)
  if (all === undefined) {
    all = new Map(pack.definitions.map((one) => [one.id, one]))
    known.set(pack, all)
  }
  return all.get(id)
}

/** A number of a piece is a query, a resource or a printed stat. */
export function sectionOf({ manifest }: Pack, number: string): string {
  if (manifest.queries[number] !== undefined) return 'queries'
  return manifest.resources[number] === undefined ? 'stats' : 'resources'
}

/** The holder of an ability of this definition: the definition itself, or a basic action of its class. */
export function holderOf(pack: Pack, def: string, ability: string): string {
  const found = definitionOf(pack, def)
  const isOwn = found?.abilities?.some(({ name }, k) => (name ?? String(k)) === ability)
  if (found === undefined || isOwn) return def
  const { basics = [], cardBasics = [] } = pack.manifest.classes[found.class] ?? {}
  const shared = [...pack.basics, ...pack.keywords, ...pack.statuses].find(
    ({ id, abilities = [] }) =>
      abilities.some(({ name }) => name === ability) &&
      (basics.includes(id) || cardBasics.includes(id) || !pack.basics.some((b) => b.id === id)),
  )
  return shared?.id ?? def
}

/** A move whose value is a card is shown as that card. */
export const isCard = (pack: Pack, value: string | undefined): value is string =>
  value !== undefined && definitionOf(pack, value) !== undefined
