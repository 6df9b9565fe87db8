// A server that is told to stop: everything is in the one file, and it says so with its exit code.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startNode } from '../src/index.ts'
import { NodeProcess } from '../torture/node-process.ts'
import { freePort } from '../torture/services.ts'
import { makeMatch } from './client.ts'

const leftIn = (folder: string) =>
  readdirSync(folder).filter((name) => name.startsWith('cardwright.db'))

test('after SIGTERM there is one file, and the exit code is 0', async () => {
  const data = mkdtempSync(join(tmpdir(), 'cardwright-stopping-'))
  const node = new NodeProcess({ port: await freePort(), data })
  try {
    await node.start()
    await makeMatch(node.address)
    expect(leftIn(data)).toContain('cardwright.db-wal')
    expect(await node.stop()).toBe(0)
    expect(leftIn(data)).toEqual(['cardwright.db'])
  } finally {
    await node.kill()
    rmSync(data, { recursive: true })
  }
})

test('a node that stops within a process leaves one file as well, and starts again', async () => {
  const data = mkdtempSync(join(tmpdir(), 'cardwright-stopping-'))
  for (let k = 0; k < 2; k++) {
    const node = await startNode({ port: 0, data })
    await makeMatch(node.address)
    await node.stop()
    expect(leftIn(data)).toEqual(['cardwright.db'])
  }
  rmSync(data, { recursive: true })
})
