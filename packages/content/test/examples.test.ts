// The worked examples of the language: each stands, word for word, in a pack that loads.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatProblems, loadPack, packJsonSchema } from '../src/index.ts'
import { CONDITIONS, FILTERS, VERBS } from '../src/language.ts'
import { closedSchemas, type PackPart } from '../src/schema/closed.ts'
import { examplePacks, gamePacks, readPack } from './packs.ts'

interface Example {
  example: string
  about: string
  definition: { id: string; abilities: unknown[] }
}

function loaded(folder: string) {
  const result = loadPack(readPack(folder))
  if (!result.ok) throw new Error(formatProblems(result.problems))
  return result.pack
}

describe.each(examplePacks)('$name', ({ name, folder }) => {
  const file = join(import.meta.dirname, 'examples', `${name}.json`)
  const examples = JSON.parse(readFileSync(file, 'utf8')) as Example[]
  const pack = loaded(folder)
  const holders = [...pack.definitions, ...pack.statuses, ...pack.keywords, ...pack.basics]

  it.each(examples)('$example $definition.id', ({ definition }) => {
    const written = holders.find(({ id }) => id === definition.id)
    expect(written?.abilities).toEqual(definition.abilities)
  })
})

it('there are 37 of them', () => {
  const count = examplePacks
    .map(({ name }) => readFileSync(join(import.meta.dirname, 'examples', `${name}.json`), 'utf8'))
    .reduce((sum, text) => sum + (JSON.parse(text) as Example[]).length, 0)
  expect(count).toBe(37)
})

describe.each(examplePacks)('the schema for editors of $name', ({ folder }) => {
  const pack = loaded(folder)

  it('accepts every file of the pack', () => {
    const { parts } = closedSchemas(pack)
    for (const [file, text] of Object.entries(readPack(folder))) {
      const part = file.startsWith('cards/') ? 'cards' : file.replace('.json', '')
      if (part in parts)
        expect(parts[part as PackPart].safeParse(JSON.parse(text)).error).toBeUndefined()
    }
  })

  it('says what a field means', () => {
    const text = JSON.stringify(packJsonSchema(pack).cards)
    for (const meaning of [VERBS.push.meaning, CONDITIONS.turn.meaning, FILTERS.except.meaning])
      expect(text).toContain(JSON.stringify(meaning))
  })

  it('knows the words of the game', () => {
    const schema = packJsonSchema(pack)
    expect(schema.cards).toMatchObject({
      type: 'object',
      additionalProperties: false,
      properties: { class: { enum: Object.keys(pack.manifest.classes) } },
    })
    const text = JSON.stringify(schema)
    for (const { id } of pack.statuses) expect(text).toContain(JSON.stringify(id))
    expect(Object.keys(schema.cards.$defs ?? {})).toEqual(
      expect.arrayContaining(['ability', 'amount', 'condition', 'step', 'target']),
    )
  })
})

it('finds the games of this repository', () => {
  expect(gamePacks.map(({ name }) => name)).toContain('games/forest')
})
