// Packs of older language versions: they load, mean what they meant, and can be rewritten.
import { describe, expect, it } from 'vitest'
import { manifest, problemsWith, toyFiles, toyWords } from '../../test/toy.ts'
import { loadPack } from '../load.ts'
import { LANGUAGE, migrateFiles } from './migrate.ts'

const { language: _, ...older } = manifest
const wolf = {
  id: 'wolf',
  stats: { power: 2, height: 1 },
  cost: { mana: 2 },
  abilities: [{ when: 'act', steps: [{ do: 'draw', amount: 1 }] }],
}
const shelf = (...cards: object[]) => ({ class: 'piece', cards: [wolf, ...cards] })
/** In full, without what its card has: no price, no height. */
const inFull = { id: 'wolfPlus', variantOf: 'wolf', stats: { power: 3 }, abilities: wolf.abilities }
const files = (words: object, ...cards: object[]) =>
  toyFiles([], { 'manifest.json': words, 'cards/wolves.json': shelf(...cards) })

function cardsOf(pack: Record<string, string>) {
  const loaded = loadPack(pack, { usedByCode: toyWords })
  if (!loaded.ok) throw new Error(loaded.problems[0].message)
  return loaded.pack.definitions.filter(({ id }) => id.startsWith('wolf'))
}

describe('a pack of language 1', () => {
  const old = files(older, inFull)

  it('has its variants as they are written', () => {
    expect(cardsOf(old)[1]).toEqual({ ...inFull, class: 'piece' })
    expect(cardsOf(files(manifest, inFull))[1].cost).toEqual({ mana: 2 })
  })

  it('is the same pack when it has been rewritten', () => {
    const migrated = migrateFiles(old)
    expect(migrated.from).toBe(1)
    expect(JSON.parse(migrated.files['cards/wolves.json'])).toEqual(
      shelf({ id: 'wolfPlus', variantOf: 'wolf', stats: { power: 3, height: null }, cost: null }),
    )
    expect(JSON.parse(migrated.files['manifest.json'])).toMatchObject({ language: LANGUAGE })
    expect(cardsOf(migrated.files)).toEqual(cardsOf(old))
    expect(migrateFiles(migrated.files).changes).toEqual([])
  })

  it('says what is missing when somebody writes only what differs', () => {
    const changed = {
      'manifest.json': older,
      'cards/wolves.json': shelf({
        id: 'b',
        variantOf: 'wolf',
        abilities: [{ steps: [{ amount: 2 }] }],
      }),
    }
    expect(problemsWith(changed)).toContainEqual(
      expect.stringContaining('language 1, where variants are written in full: add "language": 3'),
    )
  })
})

it('a pack of a later language is refused for that alone', () => {
  const later = { ...manifest, language: LANGUAGE + 1, nobodyKnowsThis: true }
  expect(problemsWith({ 'manifest.json': later })).toEqual([
    `manifest.json:language  language ${LANGUAGE + 1} is newer than this program, which reads up to ${LANGUAGE} (${LANGUAGE + 1})`,
  ])
})

it.each([0, 'two', 1.5])('a version that is none (%s) is a problem of shape', (language) => {
  expect(problemsWith({ 'manifest.json': { ...manifest, language } })).toHaveLength(1)
})

it('a loaded pack does not depend on the version it was written in', () => {
  const pack = (words: object) => {
    const loaded = loadPack(files(words), { usedByCode: toyWords })
    return loaded.ok && [loaded.pack.hash, loaded.pack.manifest]
  }
  expect(pack(older)).toEqual(pack(manifest))
})

it.each(['null', '7', '[]', '{"cards": 3}', '{"cards": [null, {"variantOf": 3}]}'])(
  'whatever stands on a shelf (%s) is left for the validator',
  (text) => {
    const odd = { ...files(older), 'cards/wolves.json': text }
    expect(() => loadPack(odd)).not.toThrow()
    expect(migrateFiles(odd).files['cards/wolves.json']).toBe(text)
  },
)

describe('a pack of language 2', () => {
  const { ownVerbs: _own, ...rest } = manifest
  const reroll = { answer: 'beforeMove', steps: [{ do: 'reroll' }] }
  const old = files(
    { ...rest, language: 2, verbs: [...(manifest.verbs ?? []), 'reroll'] },
    {
      id: 'wolfTwo',
      stats: { power: 1, height: 1 },
      cost: { mana: 1 },
      abilities: [reroll],
    },
  )

  it('declares the words that have left the language', () => {
    const { files: now, changes } = migrateFiles(old)
    expect(changes.map(({ what }) => what)).toEqual([
      'declares reroll',
      `names language ${LANGUAGE}`,
    ])
    expect(JSON.parse(now['manifest.json'])).toMatchObject({
      verbs: manifest.verbs,
      ownVerbs: { reroll: { takes: {}, outcomes: ['hit', 'miss'], isAnswer: true } },
    })
    const loaded = loadPack(now, { usedByCode: toyWords })
    expect(loaded).toMatchObject({ ok: true })
  })

  it('loads as what it is then', () => {
    expect(cardsOf(old)).toEqual(cardsOf(migrateFiles(old).files))
  })
})
