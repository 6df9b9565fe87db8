// What is known while a run goes on must not depend on which games are short.
import { expect, test } from 'vitest'
import { emptyTally, type Chunk, type LabPlan } from '../src/index.ts'
import { runJob, type Job, type Result } from '../src/node/index.ts'

const plan: LabPlan = {
  game: 'any',
  pack: '',
  engine: 1,
  bots: ['slow', 'slow'],
  rotate: false,
  settings: [{}],
  seed: 1,
  games: 6,
}
const job: Job = { kind: 'run', id: 'order', files: {}, plan }
const result = (): Result => ({ kind: 'run', tally: { ...emptyTally(0, 0), games: 1 } })

test('pieces are added up in the order of the plan, whichever is over first', async () => {
  const ends = new Map<number, (result: Result) => void>()
  const play = ({ from }: Chunk) => new Promise<Result>((end) => ends.set(from, end))
  const known: number[][] = []
  const done = runJob(job, { play, atOnce: 6, came: ({ done: now }) => known.push([...now]) })
  for (const from of [2, 1, 5]) ends.get(from)!(result())
  await Promise.resolve()
  expect(known).toEqual([])
  for (const from of [0, 4, 3]) ends.get(from)!(result())
  const { result: all, done: pieces } = await done
  expect(pieces).toEqual([0, 1, 2, 3, 4, 5])
  expect(known.map((now) => now.at(-1))).toEqual([0, 1, 2, 3, 4, 5])
  expect(all).toMatchObject({ tally: { games: 6 } })
})

test('a run that is stopped has what was known, without gaps', async () => {
  const stop = new AbortController()
  const play = ({ from }: Chunk) =>
    from === 3 ? new Promise<Result>(() => {}) : Promise.resolve(result())
  const came = ({ done }: { done: number[] }) => {
    if (done.length === 3) stop.abort()
  }
  const { done } = await runJob(job, { play, atOnce: 6, came, signal: stop.signal })
  expect(done).toEqual([0, 1, 2])
})
