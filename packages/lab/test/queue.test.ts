// The same pieces over a real Redis: one, two or three machines, one of which dies in the middle.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { games } from '@cardwright/games/here'
import { readPackFolder } from '@cardwright/content/node'
import { makePlan, playChunk, type LabPlan } from '../src/index.ts'
import { distribute, runJob, serve, type Job, type Progress } from '../src/node/index.ts'
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

  describe('a worker that anybody may write to', () => {
    let server: ReturnType<typeof serve>
    let stranger: Redis
    let connection: Redis
    let queue: Queue
    let own: string
    let other: string
    const refused: string[] = []

    /** A bot that leaves a mark when it is loaded. */
    function botFile(name: string): string {
      const file = join(folder, `${name}.mjs`)
      writeFileSync(
        file,
        `import { writeFileSync } from 'node:fs'
writeFileSync(${JSON.stringify(join(folder, `${name}-was-here`))}, '')
export default () => ({ name: '${name}', choose: (m) => m.list[0] })
`,
      )
      return pathToFileURL(file).href
    }
    const wasHere = (name: string) => existsSync(join(folder, `${name}-was-here`))

    beforeAll(async () => {
      own = botFile('own')
      other = botFile('other')
      server = serve({
        url,
        threads: 1,
        patience: 3000,
        bots: [own],
        failed: ({ message }) => void refused.push(message),
      })
      await server.ready
      stranger = new Redis(url)
      connection = new Redis(url, { maxRetriesPerRequest: null })
      queue = new Queue('cardwright-lab', { connection })
    })
    afterAll(async () => {
      await server.close()
      await queue.close()
      connection.disconnect()
      stranger.disconnect()
    })

    const runWith = async (id: string, bots: string[]): Promise<Progress> => {
      const wanted: Job = { ...job, id, plan: { ...(job.plan as LabPlan), bots, games: 4 } } as Job
      const { play, close } = await distribute(wanted, url)
      try {
        return await runJob(wanted, { play, atOnce: 4 })
      } finally {
        await close()
      }
    }

    /** Puts something under a job's key and a piece into the queue, past everything that checks. */
    async function slip(id: string, text: string, data: unknown = null): Promise<string> {
      await stranger.set(`cardwright-lab:job:${id}`, text)
      refused.length = 0
      await queue.add('piece', data ?? { job: id, chunk: { from: 0, to: 1 } }, { jobId: `${id}-0` })
      await expect.poll(() => refused.length, { timeout: 30_000 }).toBeGreaterThan(0)
      return refused[0]
    }
    const changed = (id: string, change: object, inPlan: object = {}): string =>
      JSON.stringify({ ...job, id, plan: { ...job.plan, ...inPlan }, ...change })

    test('runs the bots it was started with, and no other file', async () => {
      const { result } = await runWith('own-bot', [own, 'random'])
      expect(result?.kind === 'run' && result.tally.games).toBe(4)
      expect(wasHere('own')).toBe(true)
      await expect(runWith('other-bot', [other, 'random'])).rejects.toThrow(
        `this worker was not started with the bot ${other}; "lab worker --bot <file>" lets it play`,
      )
      expect(wasHere('other')).toBe(false)
    })

    test.each([
      ['no JSON', () => 'not json', 'this is no job of the lab'],
      ['something else', () => '[1, 2]', 'this is no job of the lab'],
      ['a word too many', () => changed('x', { more: 1 }), 'this is no job of the lab'],
      ['a path', () => changed('x', {}, { bots: ['/tmp/x.mjs', 'random'] }), 'there is no bot'],
      [
        'a program',
        () => changed('x', {}, { bots: ['data:text/javascript,1'] }),
        'there is no bot',
      ],
      [
        'its own bot, written otherwise',
        () => changed('x', {}, { bots: [`${own}?again`] }),
        'this worker was not',
      ],
      [
        'no such game',
        () => changed('x', {}, { game: '../../etc' }),
        'there is no game "../../etc" here',
      ],
      ['another pack', () => changed('x', {}, { pack: 'ffff' }), 'planned with other content'],
      ['odd options', () => changed('x', {}, { settings: [{ nonsense: 1 }] }), 'nonsense'],
      [
        'too many seats',
        () => changed('x', {}, { bots: Array.from({ length: 9 }, () => 'random') }),
        '9',
      ],
      [
        'a crowd',
        () => changed('x', {}, { bots: Array.from({ length: 99 }, () => 'random') }),
        'this is no job',
      ],
      [
        'a mountain',
        () => changed('x', { files: { a: 'x'.repeat(9_000_000) } }),
        'the job is too long',
      ],
      ['nothing', () => '', 'this is no job of the lab'],
    ])('refuses a job that is %s', async (what, text, why) => {
      expect(await slip(`odd-${what.replaceAll(/\W/g, '-')}`, text())).toContain(why)
    })

    test.each([
      ['no piece', 'anything', 'this is no piece of the lab'],
      ['of no job', { job: '../x', chunk: { from: 0, to: 1 } }, 'this is no piece of the lab'],
      ['empty', { job: 'odd', chunk: { from: 1, to: 1 } }, 'there are no games'],
      ['beyond the end', { job: 'odd', chunk: { from: 0, to: 301 } }, 'there are no games'],
      ['too long', { job: 'odd', chunk: { from: 0, to: 300 } }, 'a piece has at most'],
    ])('refuses a piece that is %s', async (what, data, why) => {
      await stranger.set('cardwright-lab:job:odd', changed('odd', {}))
      expect(await slip(`piece-${what.replaceAll(/\W/g, '-')}`, '{}', data)).toContain(why)
    })

    test('and plays on for whoever asks properly', async () => {
      expect(await run('after-all')).toBe(whole)
      expect(wasHere('other')).toBe(false)
    })
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
