// The folder of the embedded database: nobody else reads it, one process serves it, and damage is seen before
// anybody plays.
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startNode } from '../src/index.ts'
import { damageTable } from '../torture/damage.ts'
import { NodeProcess } from '../torture/node-process.ts'
import { freePort } from '../torture/services.ts'
import { makeMatch } from './client.ts'

let data: string
beforeEach(() => {
  data = join(mkdtempSync(join(tmpdir(), 'cardwright-folder-')), 'data')
})
afterEach(() => rmSync(join(data, '..'), { recursive: true }))

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const modes = () => [modeOf(data), ...readdirSync(data).map((name) => modeOf(join(data, name)))]
const start = (more = {}) => startNode({ port: 0, data, ...more })
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'it started',
    (error: Error) => error.message,
  )

test('files are made for nobody else, and older ones are closed to others', async () => {
  const first = await start()
  await makeMatch(first.address)
  expect(readdirSync(data)).toContain('cardwright.db-wal')
  expect(new Set(modes())).toEqual(new Set(['700', '600']))
  await first.stop()
  chmodSync(data, 0o755)
  chmodSync(join(data, 'cardwright.db'), 0o644)
  const second = await start()
  expect(new Set(modes())).toEqual(new Set(['700', '600']))
  await second.stop()
})

test('a folder that others use too keeps its mode', async () => {
  await (await start()).stop()
  writeFileSync(join(data, 'notes.txt'), 'not ours')
  chmodSync(data, 0o755)
  await (await start()).stop()
  expect(modeOf(data)).toBe('755')
  expect(modeOf(join(data, 'cardwright.db'))).toBe('600')
})

test('a second process is told who has the folder; a killed one does not keep it', async () => {
  const node = new NodeProcess({ port: await freePort(), data })
  try {
    await node.start()
    expect(await refusalOf(start())).toMatch(new RegExp(`process ${node.pid} .*has .*data`))
    await node.kill()
    await (await start()).stop()
  } finally {
    await node.kill()
  }
})

test('two nodes of one process are one too many as well', async () => {
  const node = await start()
  expect(await refusalOf(start())).toMatch(/has .*data/)
  await node.stop()
  await (await start()).stop()
})

test('a damaged file stops the start with what to do, unless it is told otherwise', async () => {
  const node = await start()
  for (let k = 0; k < 100; k++) await makeMatch(node.address)
  await node.stop()
  const path = join(data, 'cardwright.db')
  expect(damageTable(path, 'chair', (k) => k % 2 === 1)).toBeGreaterThan(0)
  const said = await refusalOf(start())
  expect(said).toContain(path)
  expect(said).toMatch(/is damaged[^]*cardwright-server restore[^]*--even-if-damaged/)
  await (await start({ evenIfDamaged: true })).stop()
})

test('a file that is no database is named, and not touched', async () => {
  await (await start()).stop()
  const path = join(data, 'cardwright.db')
  writeFileSync(path, 'this is a letter to my aunt, and longer than a header '.repeat(100))
  copyFileSync(path, join(data, '..', 'before'))
  expect(await refusalOf(start())).toMatch(/is damaged/)
  expect(statSync(path).size).toBe(statSync(join(data, '..', 'before')).size)
  expect(existsSync(`${path}-wal`)).toBe(false)
})
