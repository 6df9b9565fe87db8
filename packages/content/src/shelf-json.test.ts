// The files of the games are formatted, and what is written by machine looks the same.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { expect, test } from 'vitest'
import { cardJson, isShelf, packFileJson } from './shelf-json.ts'

const games = join(import.meta.dirname, '../../../games')
const content = readdirSync(games, { recursive: true, withFileTypes: true })
  .filter(({ name, parentPath }) => name.endsWith('.json') && parentPath.includes('/content'))
  .map(({ name, parentPath }) => relative(games, join(parentPath, name)))
  // `lab matchups` writes its file itself
  .filter((file) => !/node_modules|matchups\.json$/.test(file))

test.each(content)('%s is formatted (`npm run format`)', (file) => {
  const text = readFileSync(join(games, file), 'utf8')
  expect(packFileJson(inPack(file), JSON.parse(text))).toBe(text)
})

const inPack = (file: string): string => file.split(sep).slice(2).join('/')

test('cards, statuses, keywords and basic actions are shelves', () => {
  const files = [
    'cards/a.json',
    'cards/deep/b.json',
    'statuses.json',
    'keywords.json',
    'basics.json',
  ]
  expect(files.filter((file) => !isShelf(file))).toEqual([])
  expect(['manifest.json', 'text.en.json', 'decks.json'].filter(isShelf)).toEqual([])
})

const OWL = {
  id: 'owl',
  types: ['bird'],
  stats: { health: 2 },
  abilities: [
    {
      on: 'dying',
      of: 'self',
      steps: [
        { do: 'damage', amount: 1, each: { kind: 'unit', near: 'adjacent' } },
        { do: 'draw' },
      ],
    },
  ],
}

test('a card takes as few lines as its parts allow', () => {
  expect(cardJson(OWL, 84)).toBe(
    [
      '{ "id": "owl", "types": ["bird"], "stats": { "health": 2 }, "abilities": [',
      '  { "on": "dying", "of": "self", "steps": [',
      '    { "do": "damage", "amount": 1, "each": { "kind": "unit", "near": "adjacent" } },',
      '    { "do": "draw" }',
      '  ] }',
      '] }',
    ].join('\n'),
  )
  expect(cardJson(OWL, 400)).not.toContain('\n')
})

test('an object without room begins a line of its own', () => {
  expect(cardJson(OWL.abilities[0], 60)).toBe(
    [
      '{ "on": "dying", "of": "self", "steps": [',
      '  { "do": "damage", "amount": 1,',
      '    "each": { "kind": "unit", "near": "adjacent" } },',
      '  { "do": "draw" }',
      '] }',
    ].join('\n'),
  )
})

test('a shelf has its keys below each other and a card a line or more', () => {
  const shelf = { class: 'card', cards: [{ id: 'a' }, { id: 'b' }] }
  expect(packFileJson('cards/a.json', shelf)).toBe(
    '{\n  "class": "card",\n  "cards": [\n    { "id": "a" },\n    { "id": "b" }\n  ]\n}\n',
  )
})

test('whatever JSON it is given it writes the same JSON', () => {
  for (const value of [[], {}, [[]], { cards: [] }, [1, 'a', null], { a: { b: [{ c: [] }] } }])
    expect(JSON.parse(packFileJson('statuses.json', value))).toEqual(value)
})
