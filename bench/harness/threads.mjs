// How much more two threads of the lab play than one. Time in which a thread was ready and the machine did not
// let it run is taken off: what other programs take is no property of the lab. Only Linux tells it; elsewhere
// these figures want a quiet machine.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'
import { judged } from './figures.mjs'
import { ratio, spread } from './statistics.mjs'

const ROUNDS = 5
const TASKS = '/proc/self/task'
const REPORT = 10_000
/** Games of one measurement, and of one piece. */
const SIZES = { random: [400, 25], greedy: [60, 5] }

export async function threadFigures() {
  register()
  const lab = await import('../../packages/lab/src/node/index.ts')
  const crews = [1, 2].map((threads) => ({ threads, crew: new lab.Crew({ threads }) }))
  try {
    const rates = {}
    for (const bot of Object.keys(SIZES)) rates[bot] = await ratesOf(crews, await jobOf(bot), bot)
    const seconds = (values) => values.map((rate) => REPORT / rate)
    return [
      {
        id: 'threads',
        name: 'Forest in the lab, two threads × one',
        unit: '×',
        floor: 1.9,
        aim: 1.9,
        ...ratio(rates.random[2], rates.random[1]),
      },
      {
        id: 'report-random',
        name: 'Forest, 10,000 games of random bots, two threads',
        unit: 's',
        floor: 25,
        aim: 25,
        ...spread(seconds(rates.random[2])),
      },
      {
        id: 'report-greedy',
        name: 'Forest, 10,000 games of greedy bots, two threads',
        unit: 's',
        floor: 60,
        aim: 60,
        ...spread(seconds(rates.greedy[2])),
      },
    ].map(judged)
  } finally {
    for (const { crew } of crews) await crew.close()
  }
}

/** A run of Forest as it is printed. */
async function jobOf(bot) {
  const { forest, contentUrl } = await import('../../games/forest/src/index.ts')
  const { loadPack } = await import('../../packages/content/src/index.ts')
  const { readPackFolder } = await import('../../packages/content/src/load-folder.ts')
  const { createGame } = await import('../../packages/engine/src/index.ts')
  const { makePlan } = await import('../../packages/lab/src/index.ts')
  const files = await readPackFolder(fileURLToPath(contentUrl))
  const { pack } = loadPack(files, { usedByCode: forest.reads, judge: forest.judge })
  const plan = makePlan(createGame(pack, forest), { bots: [bot, bot], games: 1_000_000 })
  return { kind: 'run', id: `bench-${bot}`, files, plan }
}

async function ratesOf(crews, job, bot) {
  const rates = { 1: [], 2: [] }
  for (let round = -1; round < ROUNDS; round++)
    for (const { threads, crew } of crews) {
      const rate = await rateOf(crew, threads, job, SIZES[bot])
      // the first time threads read the pack and warm up
      if (round >= 0) rates[threads].push(rate)
    }
  return rates
}

async function rateOf(crew, threads, job, [games, size]) {
  const before = tasks()
  const begun = performance.now()
  const pieces = []
  for (let from = 0; from < games; from += size)
    pieces.push(crew.play(job, { from, to: Math.min(games, from + size) }))
  await Promise.all(pieces)
  const wall = performance.now() - begun
  return (games / Math.max(1, wall - waited(before, tasks(), threads))) * 1000
}

/** Milliseconds on a processor and waiting for one, by thread of this process. */
function tasks() {
  if (!existsSync(TASKS)) return new Map()
  return new Map(
    readdirSync(TASKS).map((id) => {
      const [ran, waits] = readFileSync(`${TASKS}/${id}/schedstat`, 'utf8').split(' ').map(Number)
      return [id, { ran: ran / 1e6, waits: waits / 1e6 }]
    }),
  )
}

/** Mean of the threads that played: those that ran most, the main one left out. */
function waited(before, after, threads) {
  const spent = [...after]
    .filter(([id]) => id !== String(process.pid))
    .map(([id, { ran, waits }]) => {
      const was = before.get(id) ?? { ran: 0, waits: 0 }
      return { ran: ran - was.ran, waits: waits - was.waits }
    })
    .toSorted((a, b) => b.ran - a.ran)
    .slice(0, threads)
  return spent.reduce((sum, { waits }) => sum + waits, 0) / Math.max(1, spent.length)
}
