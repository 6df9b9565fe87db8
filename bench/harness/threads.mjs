// How much more two threads of the lab play than one, and how long a report of 10,000 games takes. A run is what the
// lab does: pieces as large as in a run of that size, their tallies merged, the page made. Time in which a thread was
// ready and the machine did not let it run is taken off: what other programs take is no property of the lab. Only Linux
// tells it; elsewhere these figures want a quiet machine.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'
import { judged } from './figures.mjs'
import { ratio, spread } from './statistics.mjs'

const ROUNDS = 5
const TASKS = '/proc/self/task'
const REPORT = 10_000
/** Games of a round. One piece more or less at its end must not be felt. */
const GAMES = { random: 2000, greedy: 200 }

export async function threadFigures() {
  register()
  const lab = {
    ...(await import('../../packages/lab/src/index.ts')),
    ...(await import('../../packages/lab/src/node/index.ts')),
  }
  const random = await reportOn(lab, 'random')
  const greedy = await reportOn(lab, 'greedy')
  const [one, two] = await ratesSideBySide(lab, random.job)
  return [
    {
      id: 'threads',
      name: 'Forest in the lab, two threads × one',
      unit: '×',
      floor: 1.9,
      aim: 1.9,
      ...ratio(two, one),
    },
    {
      id: 'report-random',
      name: 'Forest, report of 10,000 games of random bots, two threads',
      unit: 's',
      floor: 25,
      aim: 25,
      ...spread(random.seconds),
    },
    {
      id: 'report-greedy',
      name: 'Forest, report of 10,000 games of greedy bots, two threads',
      unit: 's',
      floor: 60,
      aim: 60,
      ...spread(greedy.seconds),
    },
  ].map(judged)
}

/** The first games with all that happens once (threads start and warm up, the page is made), the others at the pace of the rounds. */
async function reportOn(lab, bot) {
  const { job, game } = await jobOf(lab, bot)
  const crew = new lab.Crew({ threads: 2 })
  try {
    const once = await timed(2, async () => {
      const { result } = await run(lab, crew, 2, job)
      const facts = { name: { en: 'Forest', ru: 'Лес' }, played: GAMES[bot], seconds: 0 }
      await lab.htmlOf(lab.reportOf(game, job.plan, result.tally, facts), { lang: 'en' })
    })
    const seconds = []
    for (let round = 0; round < ROUNDS; round++) {
      const pace = (await timed(2, () => run(lab, crew, 2, job))) / GAMES[bot]
      seconds.push(once + pace * (REPORT - GAMES[bot]))
    }
    return { job, seconds }
  } finally {
    await crew.close()
  }
}

/** Games per second, round by round, of one thread and of two. */
async function ratesSideBySide(lab, job) {
  const crews = [1, 2].map((threads) => ({ threads, crew: new lab.Crew({ threads }), rates: [] }))
  try {
    // every thread has played as much before it counts
    for (const { threads, crew } of crews)
      for (let k = 0; k < threads; k++) await run(lab, crew, threads, job)
    for (let round = 0; round < ROUNDS; round++)
      for (const { threads, crew, rates } of crews)
        rates.push(GAMES.random / (await timed(threads, () => run(lab, crew, threads, job))))
    return crews.map(({ rates }) => rates)
  } finally {
    for (const { crew } of crews) await crew.close()
  }
}

/** Forest as it is printed. */
async function jobOf({ makePlan }, bot) {
  const { forest, contentUrl } = await import('../../games/forest/src/index.ts')
  const { loadPack } = await import('../../packages/content/src/index.ts')
  const { readPackFolder } = await import('../../packages/content/src/load-folder.ts')
  const { createGame } = await import('../../packages/language/src/rules.ts')
  const files = await readPackFolder(fileURLToPath(contentUrl))
  const { pack } = loadPack(files, { usedByCode: forest.reads, judge: forest.judge })
  const game = createGame(pack, forest)
  const plan = makePlan(game, { bots: [bot, bot], games: GAMES[bot] })
  return { game, job: { kind: 'run', id: `bench-${bot}`, files, plan } }
}

/** As a run of the whole report goes: its pieces are as large. */
function run(lab, crew, threads, job) {
  const size = lab.pieceSize({ ...job.plan, games: REPORT })
  return lab.runJob(job, {
    play: (chunk) => crew.play(job, chunk),
    atOnce: threads * 2,
    from: { size, done: [], result: null },
  })
}

/** Seconds; never less than the busiest thread was at work. */
async function timed(threads, work) {
  const before = tasks()
  const begun = performance.now()
  await work()
  const wall = performance.now() - begun
  const { ran, waits } = spentBy(threads, before, tasks())
  return Math.max(ran, wall - waits) / 1000
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

/** Of the threads that played (those that ran most, the main one left out): how long the busiest ran, how long they waited in the mean. */
function spentBy(threads, before, after) {
  const spent = [...after]
    .filter(([id]) => id !== String(process.pid))
    .map(([id, { ran, waits }]) => {
      const was = before.get(id) ?? { ran: 0, waits: 0 }
      return { ran: ran - was.ran, waits: waits - was.waits }
    })
    .toSorted((a, b) => b.ran - a.ran)
    .slice(0, threads)
  if (spent.length === 0) return { ran: 0, waits: 0 }
  return {
    ran: spent[0].ran,
    waits: spent.reduce((sum, { waits }) => sum + waits, 0) / spent.length,
  }
}
