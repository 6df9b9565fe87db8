// `cardwright import drones`: cards in the form of the design document (seed 001 §2) into the files of a pack.
import { keepVariants, type PackFiles } from '@cardwright/content'
import { packFileJson } from '@cardwright/content/shelf-json'
import { chainOf } from './effects.ts'
import { readLiterals } from './literals.ts'
import { oneOf, playConditionOf, type Json } from './targeting.ts'

const SHELF = 'cards/imported.json'
const LANGS = ['en', 'ru']
const TYPES: Record<string, string> = {
  Ordnance: 'ordnance',
  Support: 'support',
  Tactic: 'tactic',
  Upgrade: 'upgrade',
}

/**
 * One card, a list of them, or several behind each other; what has an id of the pack takes its place.
 * @throws with the card and the word that cannot be read
 */
export function importInto(files: PackFiles, text: string): PackFiles {
  const cards = readLiterals(text).flat() as Json[]
  return cards.reduce<PackFiles>((into, card) => {
    try {
      return put(into, card)
    } catch (error) {
      const name = String(card['id'] ?? 'a card without id')
      throw new Error(`${name}: ${(error as Error).message}`, { cause: error })
    }
  }, files)
}

/** `ION_PULSE` is `ionPulse`. */
const idOf = (id: unknown): string =>
  String(id)
    .toLowerCase()
    .replace(/_+(\w)/g, (_all, letter: string) => letter.toUpperCase())

function put(files: PackFiles, card: Json): PackFiles {
  if (typeof card['id'] !== 'string') throw new Error('a card has an id')
  const id = idOf(card['id'])
  const effects = (card['effects'] ?? []) as Json[]
  const promptAt = (index: number): string | null =>
    effects[index]['prompt'] === undefined ? null : `${id}${index}`
  const { cost = 0, momentumCost, type, aiOnly, playCondition, rarity } = card
  const made = {
    id,
    types: ['card', oneOf(TYPES, type, 'card type'), ...(aiOnly === true ? ['aiOnly'] : [])],
    cost: {
      energy: Number(cost),
      ...(momentumCost !== undefined && { momentum: Number(momentumCost) }),
    },
    fields: { rarity: String(rarity ?? 'common').toLowerCase() },
    abilities: [
      {
        when: 'play',
        ...(playCondition !== undefined && { if: playConditionOf(playCondition as Json) }),
        steps: chainOf(effects, promptAt),
      },
    ],
  }
  const prompts = effects.flatMap(({ prompt }, index): [string, unknown][] => {
    const key = promptAt(index)
    return key === null ? [] : [[key, prompt]]
  })
  const told = LANGS.reduce<PackFiles>(
    (into, lang) => say(into, `text.${lang}.json`, id, card['name'], Object.fromEntries(prompts)),
    files,
  )
  // what was a variant of the card that it replaces stays what it was
  return keepVariants(files, shelve(told, made), id)
}

const read = (files: PackFiles, file: string): Json => JSON.parse(files[file] ?? '{}') as Json
const written = (files: PackFiles, file: string, value: Json): PackFiles => ({
  ...files,
  [file]: packFileJson(file, value),
})

/** The document speaks one language: what the other has already stays. */
function say(files: PackFiles, file: string, id: string, name: unknown, prompts: Json): PackFiles {
  const text = read(files, file) as Record<string, Json>
  const names = { [id]: name ?? id, ...text['names'] }
  return written(files, file, { ...text, names, prompts: { ...prompts, ...text['prompts'] } })
}

/** In its place on whatever shelf has it, else on the shelf of what was imported. */
function shelve(files: PackFiles, card: Json): PackFiles {
  const shelves = Object.keys(files).filter((file) => file.startsWith('cards/'))
  const isIn = (file: string) =>
    (read(files, file)['cards'] as Json[]).some(({ id }) => id === card['id'])
  const file = shelves.find(isIn) ?? SHELF
  const shelf = { class: 'card', cards: [], ...read(files, file) } as { cards: Json[] }
  const others = shelf.cards.filter(({ id }) => id !== card['id'])
  return written(files, file, { ...shelf, cards: [...others, card] } as unknown as Json)
}
