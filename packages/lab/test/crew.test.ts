// Threads: the same result for any number of them, bots that hang or die, runs that stop and go on.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { games } from '@cardwright/games/here'
import { readPackFolder } from '@cardwright/content/node'
import type { Game } from '@cardwright/engine'
import { makePlan, playChunk, type Tally } from '../src/index.ts'
import { BadJob, Crew, runJob, type Job, type Progress } from '../src/node/index.ts'
import { openGame } from './open.ts'

let starter: Game
let files: Record<string, string>
let folder: string
beforeAll(async () => {
  starter = await openGame('starter')
  files = await readPackFolder(fileURLToPath(games.find(({ id }) => id === 'starter')!.contentUrl))
  folder = mkdtempSync(join(tmpdir(), 'cardwright-lab-'))
})
afterAll(async () => {
  await Promise.all([...crews.values()].map((crew) => crew.close()))
  rmSync(folder, { recursive: true })
})

const jobOf = (bots: string[], count: number): Job => ({
  kind: 'run',
  id: `test-${bots.join()}-${count}`,
  files,
  plan: makePlan(starter, { bots, games: count }),
})

/** A bot of one's own, in a file. */
function ownBot(name: string, choose: string): string {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, `export default (seed) => ({ name: '${name}', choose: ${choose} })\n`)
  return pathToFileURL(file).href
}

/** Long enough for an honest bot on a busy machine. */
const BUDGET = 2000
const crews = new Map<number, Crew>()

function run(job: Job, threads: number, more = {}): Promise<Progress> {
  const crew = crews.get(threads) ?? new Crew({ threads, budget: BUDGET })
  crews.set(threads, crew)
  return runJob(job, { play: (chunk) => crew.play(job, chunk), atOnce: threads, ...more })
}

const tallyOf = ({ result }: Progress): Tally => {
  if (result?.kind !== 'run') throw new Error('no tally')
  return result.tally
}

describe('a crew', () => {
  test('of one, two or three threads gives what one chunk gives', async () => {
    const job = jobOf(['random', 'random'], 600)
    const whole = playChunk(starter, job.plan as never, { from: 0, to: 600 })
    for (const threads of [1, 2, 3])
      expect(JSON.stringify(tallyOf(await run(job, threads)))).toBe(JSON.stringify(whole))
  })

  test('that is stopped has a valid part, and goes on from there to the same end', async () => {
    const job = jobOf(['random', 'random'], 600)
    const stop = new AbortController()
    const part = await run(job, 2, {
      signal: stop.signal,
      came: ({ done }: Progress) => {
        if (done.length === 100) stop.abort()
      },
    })
    expect(part.done).toHaveLength(100)
    expect(tallyOf(part).games).toBe(200)
    const kept = JSON.parse(JSON.stringify(part)) as Progress
    const whole = await run(job, 2, { from: kept })
    expect(whole.done).toHaveLength(300)
    const atOnce = playChunk(starter, job.plan as never, { from: 0, to: 600 })
    expect(JSON.stringify(tallyOf(whole))).toBe(JSON.stringify(atOnce))
  })

  test('takes a game from a bot that does not answer any more, and plays on', async () => {
    const hanging = ownBot('hanging', '(m) => { while (seed === 3) {} return m.list[0] }')
    const tally = tallyOf(await run(jobOf(['random', hanging], 4), 2))
    expect(tally.games).toBe(4)
    expect(tally.forfeits).toHaveLength(1)
    expect(tally.forfeits[0]).toMatchObject({ game: 2, seed: 3, seat: 1, fault: 'late' })
    expect(tally.endings['forfeited']).toBe(1)
  })

  test('plays a piece again whose thread has died, but not for ever', async () => {
    const dying = ownBot('dying', '() => process.exit(1)')
    await expect(run(jobOf(['random', dying], 2), 1)).rejects.toThrow()
  })

  test('does not begin with a broken pack or another one than planned', async () => {
    const job = jobOf(['random', 'random'], 4)
    const broken = { ...job, files: { ...files, 'decks.json': '{' } } as Job
    await expect(run(broken, 1)).rejects.toThrow(BadJob)
    const other = { ...job, plan: { ...job.plan, pack: 'other' } } as Job
    await expect(run(other, 1)).rejects.toThrow(/other content/)
  })
})
