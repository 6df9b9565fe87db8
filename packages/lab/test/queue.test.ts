// The same pieces over a real Redis: one, two or three machines, one of which dies in the middle.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { games } from '@cardwright/all'
import { readPackFolder } from '@cardwright/content/node'
import { makePlan, playChunk } from '../src/index.ts'
import { distribute, runJob, serve, type Job } from '../src/node/index.ts'
import { openGame } from './open.ts'

const hasRedis = spawnSync('redis-server', ['--version']).status === 0

describe.skipIf(!hasRedis)('over Redis', { timeout: 120_000 }, () => {
  let redis: ChildProcess
  let url: string
  let folder: string
  let job: Job
  let whole: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cardwright-lab-redis-'))
    const port = await freePort()
    url = `redis://127.0.0.1:${port}`
    const options = ['--port', String(port), '--save', '', '--bind', '127.0.0.1']
    redis = spawn('redis-server', options, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
    await new Promise<void>((ready) => {
      redis.stdout!.on('data', (text) => String(text).includes('Ready to accept') && ready())
    })
    const starter = await openGame('starter')
    const { contentUrl } = games.find(({ id }) => id === 'starter')!
    const plan = makePlan(starter, { bots: ['random', 'greedy'], games: 300, rotate: true })
    const files = await readPackFolder(fileURLToPath(contentUrl))
    job = { kind: 'run', id: 'test', files, plan }
    whole = JSON.stringify(playChunk(starter, plan, { from: 0, to: 300 }))
  }, 60_000)

  afterAll(async () => {
    const ended = new Promise((done) => redis.once('exit', done))
    redis.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  })

  async function run(id: string, came?: () => void): Promise<string> {
    const { play, close } = await distribute({ ...job, id }, url)
    try {
      const { result } = await runJob({ ...job, id }, { play, atOnce: 16, came })
      return result?.kind === 'run' ? JSON.stringify(result.tally) : ''
    } finally {
      await close()
    }
  }

  test.each([1, 2, 3])('%i machines give what one chunk gives', async (machines) => {
    const servers = Array.from({ length: machines }, () =>
      serve({ url, threads: 1, patience: 3000 }),
    )
    await Promise.all(servers.map(({ ready }) => ready))
    const result = await run(`with-${machines}`)
    await Promise.all(servers.map((server) => server.close()))
    expect(result).toBe(whole)
  })

  test('pieces of a machine that is killed are played by another', async () => {
    const main = fileURLToPath(new URL('./worker-process.mjs', import.meta.url))
    const doomed = spawn(process.execPath, [main, url], { stdio: ['ignore', 'pipe', 'inherit'] })
    await new Promise((ready) => doomed.stdout!.once('data', ready))
    let pieces = 0
    let heir: ReturnType<typeof serve> | null = null
    const result = await run('killed', () => {
      if (++pieces !== 20) return
      doomed.kill('SIGKILL')
      heir = serve({ url, threads: 1, patience: 3000 })
    })
    await (heir as ReturnType<typeof serve> | null)?.close()
    expect(result).toBe(whole)
  })
})

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => done(port))
    })
  })
