// Packs are formatted by oxfmt; what is written by machine must look the same.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { compactJson } from './compact-json.ts'

const games = join(import.meta.dirname, '../../../games')
const content = readdirSync(games, { recursive: true, withFileTypes: true })
  .filter(({ name, parentPath }) => name.endsWith('.json') && parentPath.includes('/content'))
  .map(({ name, parentPath }) => relative(games, join(parentPath, name)))
  // `lab matchups` writes its file itself
  .filter((file) => !/node_modules|matchups\.json$/.test(file))

test.each(content)('%s is written as oxfmt writes it', (file) => {
  const text = readFileSync(join(games, file), 'utf8')
  expect(`${compactJson(JSON.parse(text))}\n`).toBe(text)
})

test('what does not fit is broken from the outside in', () => {
  const value = { id: 'owl', steps: [{ do: 'draw' }, { do: 'again' }], none: [], empty: {} }
  expect(compactJson(value, 60)).toBe(
    '{\n  "id": "owl",\n  "steps": [{ "do": "draw" }, { "do": "again" }],\n  "none": [],\n  "empty": {}\n}',
  )
})
