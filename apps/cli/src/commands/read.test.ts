// `games`, `text`, `schema` and `scenario`: what they print.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cardwright } from '../../test/fake-io.ts'
import { newFolder } from '../../test/folders.ts'

describe('games', { timeout: 30_000 }, () => {
  test('lists every game with its players and options', async () => {
    const { out } = await cardwright(['games'])
    expect(out).toMatch(
      /^forest +Forest of Dreams +2 players +\d+ definitions +mode=standard\|demo/m,
    )
    expect(out).toMatch(/^starter +Tic-tac-toe/m)
  })

  test('--json and --lang', async () => {
    const { json } = await cardwright(['games', '--json', '--lang', 'ru'])
    const { games } = json() as { games: { id: string; name: string; options: object }[] }
    expect(games.find(({ id }) => id === 'forest')).toMatchObject({
      name: 'Лес снов',
      seats: { min: 2, max: 2 },
      options: { mode: ['standard', 'demo', 'draft'] },
    })
  })
})

describe('text', { timeout: 30_000 }, () => {
  test('one card by id or by name, in both languages', async () => {
    const english = await cardwright(['text', 'forest', 'warpMage'])
    expect(english.out).toMatch(/^Warp Mage \(.*\): mana 0, maximum health 1/)
    expect(english.out).toMatch(/1 action: move another/)
    const byName = await cardwright(['text', 'forest', 'warp mage'])
    expect(byName.out).toBe(english.out)
    const russian = await cardwright(['text', 'forest', 'warpMage', '--lang', 'ru'])
    expect(russian.out).toMatch(/^Маг искажений/)
    expect(russian.out).toMatch(/1 действие: /)
  })

  test('a whole game, statuses and basic actions included', async () => {
    const { json } = await cardwright(['text', 'forest', '--json'])
    const { texts } = json() as { texts: { id: string; name: string; text: string }[] }
    expect(texts.length).toBeGreaterThan(55)
    for (const id of ['wolf', 'mend', 'stun', 'walk'])
      expect(texts.find((each) => each.id === id)?.name).toBeTruthy()
    expect(texts.find(({ id }) => id === 'wolf')?.text).toContain('+1 damage')
  })
})

describe('schema', { timeout: 30_000 }, () => {
  test('prints one schema per part of a pack', async () => {
    const { json, out } = await cardwright(['schema', 'forest'])
    expect(Object.keys(json() as object)).toEqual(expect.arrayContaining(['manifest', 'cards']))
    expect(out).toContain('wolfCub')
  })

  test('--out writes a file for each', async () => {
    const folder = join(newFolder(), 'schemas')
    const { json } = await cardwright(['schema', 'starter', '--out', folder, '--json'])
    const { files } = json() as { files: string[] }
    expect(files).toContain(join(folder, 'manifest.schema.json'))
    for (const file of files)
      expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('$schema')
  })

  test('writes nothing for an unknown game', async () => {
    const folder = join(newFolder(), 'schemas')
    expect((await cardwright(['schema', 'forrest', '--out', folder])).code).toBe(2)
    expect(existsSync(folder)).toBe(false)
  })
})

const SCENARIO = `
game: forest
scenarios:
  - name: a Wolf walks
    given: { board: { C3: P1 Wolf } }
    when: [{ P1: walk Wolf C3 to D3 }]
    then: { board: { D3: P1 Wolf } }
`

function write(text: string): string {
  const file = join(newFolder(), 'walk.yaml')
  writeFileSync(file, text)
  return file
}

describe('scenario', { timeout: 30_000 }, () => {
  test('counts what went as expected', async () => {
    const { code, out } = await cardwright(['scenario', write(SCENARIO)])
    expect(out).toMatch(/1 of 1 as expected\n1 passed, 0 failed\n$/)
    expect(code).toBe(0)
  })

  test('says what did not, with file and line', async () => {
    const file = write(SCENARIO.replace('D3: P1 Wolf', 'E3: P1 Wolf'))
    const { code, out } = await cardwright(['scenario', file])
    expect(code).toBe(1)
    expect(out).toContain(`${file}:4 a Wolf walks`)
    expect(out).toMatch(/0 passed, 1 failed\n$/)
  })

  test('--json gives the whole report', async () => {
    const { json } = await cardwright(['scenario', write(SCENARIO), '--json'])
    expect(json()).toMatchObject({ passed: 1, failed: 0, files: [{ error: null }] })
  })

  test.each([
    ['a file that is not there', '/no/such.yaml'],
    ['a file that is no scenario', write('hello: [')],
    ['a game that does not exist', write(SCENARIO.replace('forest', 'forset'))],
  ])('%s fails', async (_, file) => {
    const { code, out } = await cardwright(['scenario', file])
    expect(code).toBe(1)
    expect(out).toContain(file)
    expect(out).toMatch(/0 passed, 1 failed\n$/)
  })
})
