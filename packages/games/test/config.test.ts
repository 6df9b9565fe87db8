// The list of games: what a config may say, and what is told when it says something else.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { readConfig, readGame } from '../src/index.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const place = mkdtempSync(join(tmpdir(), 'cardwright-config-'))
afterAll(() => rmSync(place, { recursive: true }))

const STUB = `export const game = { name: 'Stub' }\nexport const code = { setUp() {}, flow: {} }\n`

function gameAt(path: string, text = STUB): string {
  const folder = join(place, path)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'game.ts'), text)
  return folder
}

const says = (games: unknown) =>
  writeFileSync(join(place, 'cardwright.config.json'), JSON.stringify({ games }))

test('folders, all games of a folder and packages, each once and in order', async () => {
  const [pond, reef] = [gameAt('mine/pond'), gameAt('mine/reef')]
  const lake = gameAt('node_modules/@somebody/lake')
  mkdirSync(join(place, 'mine/notes'), { recursive: true })
  says(['mine/reef', './mine/*', '@somebody/lake'])
  expect(await readConfig(place)).toEqual([reef, pond, lake])
  expect(await readConfig(join(place, 'mine/notes'))).toEqual([reef, pond, lake])
})

test.each([
  [['nowhere'], '"nowhere" is neither a folder nor an installed package'],
  [['nowhere/*'], 'there is no folder'],
  ['pond', '"games" must be a list of folders or packages'],
])('%j is refused', async (games, said) => {
  says(games)
  await expect(readConfig(place)).rejects.toThrow(said)
})

test('a module may say it, too', async () => {
  const folder = join(place, 'module')
  const only = gameAt('module/only')
  writeFileSync(join(folder, 'cardwright.config.ts'), `export const config = { games: ['only'] }\n`)
  expect(await readConfig(folder)).toEqual([only])
})

test('the games of this repository are those of its folder', async () => {
  const folders = await readConfig(root)
  expect(folders.map((folder) => basename(folder))).toContain('starter')
})

test('a copy is another game when its manifest has another id', async () => {
  const copy = join(root, 'node_modules/.cache/cardwright-copied-game')
  cpSync(join(root, 'games/starter'), copy, { recursive: true })
  writeFileSync(join(copy, 'content/manifest.json'), '{ "id": "copied" }')
  const { id, name, board, rules } = await readGame(copy)
  expect([id, name.ru, board, rules]).toEqual(['copied', 'Крестики-нолики', null, {}])
  rmSync(copy, { recursive: true })
})

test.each([
  ['no game.ts', 'empty', null],
  ['exports no "game"', 'unnamed', 'export const code = {}\n'],
  ['exports no "code"', 'unruled', `export const game = { name: 'x' }\n`],
  [
    'names ./board.ts, which does not exist',
    'undrawn',
    STUB.replace('}', `, board: './board.ts' }`),
  ],
])('%s', async (said, path, text) => {
  const folder = join(place, path)
  if (text === null) mkdirSync(folder)
  else gameAt(path, text)
  await expect(readGame(folder)).rejects.toThrow(said)
})
