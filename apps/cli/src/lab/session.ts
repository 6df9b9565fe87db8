// One lab run in a terminal: a progress bar, Ctrl-C, and a report that is saved while the run goes on.
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Presets, SingleBar } from 'cli-progress'
import type { LabReport, Tally } from '@cardwright/lab'
import {
  BadJob,
  Crew,
  distribute,
  playedGames,
  preparePage,
  readRun,
  runJob,
  writeReport,
  type Job,
  type Progress,
} from '@cardwright/lab/node'
import { Failure } from '../failure.ts'
import { checkFolderOf } from '../files.ts'
import type { Io } from '../io.ts'
import type { LabOptions } from './wish.ts'

/** Pieces in the queue at once: enough for many machines. */
const IN_QUEUE = 64
/** How often the report is saved. */
const KEEP_EVERY = 10_000
/** The first save is sooner, so that a run killed early leaves something too. */
const KEEP_FIRST = 1000

export interface Session {
  job: Job
  games: number
  name: string
  options: LabOptions
  io: Io
  /** Called during the run, and at the end with replays. */
  report: (progress: Progress, seconds: number, isLast: boolean) => Promise<LabReport>
  /** What the bar shows besides the number of games: a share and its interval. */
  tell: (tally: Tally) => string
}

export interface Finished {
  report: LabReport
  isWhole: boolean
}

export async function runSession(session: Session): Promise<Finished> {
  const { job, games, options, io } = session
  checkFolderOf(session.name)
  const from = options.resume === true ? keptProgress(session) : undefined
  const players = await openPlayers(session)
  const stop = new AbortController()
  const onInterrupt = (): void => {
    if (stop.signal.aborted) process.exit(130)
    stop.abort()
    io.err('\nstopping; press again to leave without a report\n')
  }
  const bar = barOn(io.progress, games)
  const keeper = new Keeper(session)
  try {
    await preparePage()
    process.on('SIGINT', onInterrupt)
    const begun = performance.now()
    const seconds = (): number => (performance.now() - begun) / 1000
    const progress = await runJob(job, {
      play: players.play,
      atOnce: players.atOnce,
      ...(from === undefined ? {} : { from }),
      signal: stop.signal,
      came: (now) => {
        const tally = tallyOf(now)
        bar.at(playedGames(job, now), tally === null ? '' : session.tell(tally))
        keeper.keepNow(now, seconds())
      },
    })
    bar.end()
    if (progress.result === null) throw new Failure('nothing-played', 'no games were played')
    const report = await session.report(progress, seconds(), true)
    await keeper.keepLast(report, progress)
    return { report, isWhole: playedGames(job, progress) === games }
  } catch (error) {
    if (error instanceof BadJob) throw new Failure('bad-job', error.message)
    throw error
  } finally {
    bar.end()
    process.off('SIGINT', onInterrupt)
    await players.close()
  }
}

const tallyOf = ({ result }: Progress): Tally | null =>
  result === null ? null : result.kind === 'run' ? result.tally : result.pairs.b

async function openPlayers({ job, options }: Session) {
  const { redis, threads, budget } = options
  if (redis !== undefined) return { ...(await distribute(job, redis)), atOnce: IN_QUEUE }
  const crew = new Crew({ threads, budget })
  await crew.ready()
  return {
    play: (chunk: Parameters<Crew['play']>[1]) => crew.play(job, chunk),
    // queue one piece ahead for every thread, so that none waits while results are added and saved
    atOnce: threads * 2,
    close: () => crew.close(),
  }
}

function keptProgress({ job, name }: Session): Progress | undefined {
  let kept
  try {
    kept = readRun(name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Failure(
      'broken-file',
      `cannot continue from ${name}.json: ${(error as Error).message}`,
    )
  }
  const { plan, compared } = kept.report
  const was = JSON.stringify(compared === null ? plan : { a: plan, b: compared.plan })
  if (was !== JSON.stringify(job.plan))
    throw new Failure(
      'other-run',
      `${name}.json belongs to another run: its game, content, bots, options, seed or number of games differ`,
    )
  return kept.progress
}

/** Saves the report from time to time. A full disk stops the saving, not the run. */
class Keeper {
  private next = performance.now() + KEEP_FIRST
  private writing: Promise<void> = Promise.resolve()
  private hasWarned = false
  private readonly session: Session

  constructor(session: Session) {
    this.session = session
  }

  keepNow(progress: Progress, seconds: number): void {
    if (performance.now() < this.next) return
    this.next = performance.now() + KEEP_EVERY
    const now = { ...progress, done: [...progress.done].sort((a, b) => a - b) }
    this.writing = this.writing
      .then(async () => this.write(await this.session.report(now, seconds, false), now))
      .catch((error: Error) => {
        if (!this.hasWarned) this.session.io.err(`\ncannot save the report: ${error.message}\n`)
        this.hasWarned = true
      })
  }

  async keepLast(report: LabReport, progress: Progress): Promise<void> {
    await this.writing
    const { name } = this.session
    try {
      await this.write(report, progress)
    } catch (error) {
      const elsewhere = join(tmpdir(), basename(name))
      const isKept = await this.write(report, progress, elsewhere).then(
        () => true,
        () => false,
      )
      throw new Failure(
        'unwritable-file',
        `cannot write ${name}: ${(error as Error).message}; the last saved version is intact` +
          (isKept ? `, and the complete report is in ${elsewhere}.html and ${elsewhere}.json` : ''),
      )
    }
  }

  private write(report: LabReport, progress: Progress, name = this.session.name): Promise<void> {
    const { options } = this.session
    const site = options.site === undefined ? {} : { site: options.site }
    return writeReport(name, { report, progress }, { lang: options.lang, ...site })
  }
}

function barOn(stream: NodeJS.WriteStream | null, total: number) {
  if (stream === null) return { at: () => {}, end: () => {} }
  const bar = new SingleBar(
    {
      stream,
      format: '{bar} {value}/{total} games | {rate}/s | {eta_formatted} left | {found}',
      etaBuffer: 50,
    },
    Presets.shades_classic,
  )
  const begun = performance.now()
  bar.start(total, 0, { rate: 0, found: '' })
  return {
    at: (done: number, found: string) => {
      const rate = Math.round(done / ((performance.now() - begun) / 1000))
      bar.update(done, { rate, found })
    },
    end: () => bar.stop(),
  }
}
