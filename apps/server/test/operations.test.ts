// docs/OPERATIONS.md, followed literally: its command lines do what it says.
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp as copyTo } from '../src/commands/backup.ts'
import { startNode } from '../src/index.ts'
import { damageTable } from '../torture/damage.ts'
import { commandsOf, isRestored, restoreAgain, type } from '../torture/restore.ts'
import { makeMatch } from './client.ts'

let place: string
let env: { DATA: string; BACKUPS: string }
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'cardwright-operations-'))
  env = { DATA: join(place, 'data'), BACKUPS: join(place, 'back ups') }
})
afterAll(() => rmSync(place, { recursive: true }))

test('back up and restore under load: every match is whole up to its back-up', async () => {
  const result = await restoreAgain({
    rounds: 1,
    matches: 4,
    game: 'starter',
    pace: 120,
    life: 400,
    tell() {},
  })
  expect(isRestored(result), JSON.stringify(result)).toBe(true)
  expect(result.matches).toBe(4)
}, 240_000)

test('the other commands work beside a running server', async () => {
  const node = await startNode({ port: 0, data: env.DATA })
  for (let k = 0; k < 40; k++) await makeMatch(node.address)
  for (const section of ['When something is wrong with what is kept', 'Keys'])
    for (const line of commandsOf(section).flat())
      expect(await type(line, env)).toMatchObject({ code: 0 })
  const [[backUp], [, restore]] = commandsOf('Back-up and restore')
  expect(await type(backUp, env)).toEqual({
    code: 0,
    said: expect.stringContaining('with 40 matches'),
  })
  const place = { kind: 'sqlite', folder: env.DATA } as const
  await expect(copyTo(place, join(env.BACKUPS, 'monday.db'))).rejects.toThrow('is there already')
  // a server has the folder
  expect(await type(restore, env)).toEqual({
    code: 1,
    said: expect.stringContaining(`process ${process.pid}`),
  })
  const [[retain]] = commandsOf('Keeping and removing matches')
  expect(await type(retain, env)).toEqual({
    code: 0,
    said: expect.stringContaining('0 finished and 0 abandoned'),
  })
  await node.stop()
}, 240_000)

test('damage is found, and a damaged back-up is not put in place', async () => {
  const path = join(env.DATA, 'cardwright.db')
  const [[check]] = commandsOf('When something is wrong with what is kept')
  const [, [, restore]] = commandsOf('Back-up and restore')
  const good = join(env.BACKUPS, 'good.db')
  copyFileSync(join(env.BACKUPS, 'monday.db'), good)
  expect(damageTable(join(env.BACKUPS, 'monday.db'), 'chair', () => true)).toBeGreaterThan(0)
  const before = readdirSync(env.DATA)
  expect(await type(restore, env)).toEqual({ code: 1, said: expect.stringContaining('is damaged') })
  expect(readdirSync(env.DATA)).toEqual(before)
  damageTable(path, 'chair', () => true)
  const found = await type(check, env)
  expect(found.code).toBe(1)
  expect(found.said).toMatch(/cardwright\.db: .+\n/)
  const line = restore.replace('monday.db', 'good.db')
  expect(await type(line, env)).toMatchObject({ code: 0 })
  expect(await type(check, env)).toEqual({
    code: 0,
    said: expect.stringContaining('40 matches, 0 entries; 0 problems'),
  })
  expect(readdirSync(env.DATA).some((name) => name.includes('.replaced-'))).toBe(true)
  expect(existsSync(good)).toBe(true)
}, 240_000)
