// Nothing in the pack goes unproven: every card, hero, enemy, Fate card and zone is in a scenario, and so is every
// number of the rules.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { nameOf } from '@cardwright/content'
import { loadGame } from '@cardwright/testkit'
import { expect, test } from 'vitest'
import { contentUrl, twilight } from '../src/index.ts'

const { pack } = await loadGame({ code: twilight, contentUrl })
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const read = (folder: string, ending: string): string =>
  readdirSync(here(folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(`${here(folder)}/${name}`, 'utf8'))
    .join('\n')
const scenarios = read('../scenarios', '.yaml')
const tests = read('.', '.test.ts')

test('every definition is in a scenario', () => {
  const absent = pack.definitions.filter(
    ({ id }) => !scenarios.includes(id) && !scenarios.includes(nameOf(pack, id, 'en')),
  )
  expect(absent.map(({ id }) => id)).toEqual([])
})

test('every type of intent and every keyword is in a scenario', () => {
  const { behaviours, checks } = pack.manifest
  const words = [...behaviours!.intents, ...checks!.keywords]
  expect(words.filter((word) => !scenarios.includes(word))).toEqual([])
})

/** The checks of the rules sheet that have a number there. */
const CHECKS = [
  1, 2, 4, 5, 6, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37,
  38, 40, 41, 43, 44, 46, 47, 49, 50, 53, 55, 56, 58, 59, 61, 62, 64, 65, 67, 68, 70, 71, 73, 74,
  76, 77, 79, 80,
]

test('every check of the rules sheet is quoted by a scenario or a test', () => {
  const quoted = (n: number) => `${scenarios}${tests}`.includes(`[TW-25.${n}]`)
  expect(CHECKS.filter((n) => !quoted(n))).toEqual([])
})

test('whatever is quoted stands in the rules', () => {
  const rules = readFileSync(here('../RULES.md'), 'utf8')
  const quoted = new Set(`${scenarios}${tests}`.match(/\[TW-\d+\.\d+\]/g))
  const absent = [...quoted].filter(
    (one) => !one.startsWith('[TW-25.') && !rules.includes(one.slice(1, -1)),
  )
  expect(absent).toEqual([])
})
