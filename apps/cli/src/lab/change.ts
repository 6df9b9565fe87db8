// `lab change`: the workshop's question on the command line. It plays until the answer is precise enough or
// the time is up.
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { formatProblems } from '@cardwright/content'
import { readPackFolder } from '@cardwright/content/node'
import { aboutCard, halfWidth, headOf, planChange, shiftsOf, type Shift } from '@cardwright/lab'
import { BadJob, Crew, playedGames, runJob, type Job, type Progress } from '@cardwright/lab/node'
import { Failure } from '../failure.ts'
import type { Io } from '../io.ts'
import { openGame } from '../open-game.ts'
import { counted, type Report } from '../report.ts'
import { changedCard, findCard } from './changed-card.ts'

export interface ChangeOptions {
  bot: string
  seed: number
  seconds: number
  points: number
  threads: number
  budget: number
  json?: boolean
}

const MOST_GAMES = 1_000_000
const LEAST_GAMES = 300
const LOOK_EVERY = 700

export async function runChange(
  id: string,
  called: string,
  words: readonly string[],
  options: ChangeOptions,
  io: Io,
): Promise<Report> {
  const { entry, pack } = await openGame(id)
  const card = findCard({ id: entry.id, pack }, called)
  const files = await readPackFolder(fileURLToPath(entry.contentUrl))
  const changed = changedCard(files, card, words)
  const { bot, seed } = options
  const wish = { files, code: entry.code, card, changed, bot, seed }
  const planned = planChange({ ...wish, games: MOST_GAMES })
  if (!planned.ok) throw new Failure('bad-pack', formatProblems(planned.problems))
  if (planned.isAbsent) throw new Failure('absent-card', `no deck and no mode has "${card}"`)
  const job: Job = { kind: 'pairs', id: randomUUID(), files: planned.files, plan: planned.plan }
  const found = await playUntilClose(job, card, options, io)
  if (found.games > 0 && found.forfeited >= found.games)
    throw new Failure('failing-bot', `a bot failed in every game: ${found.fault ?? ''}`)
  const { isOneSided } = planned
  const data = { game: entry.id, card, changes: words, bot, isOneSided, options: planned.options }
  return { data: { ...data, ...found }, text: describe(found, options) }
}

interface Found {
  head: Shift | null
  halfWidth: number | null
  games: number
  seconds: number
  isClose: boolean
  /** Games lost because a bot failed. They say nothing about the card. */
  forfeited: number
  /** The error in the first of them. */
  fault: string | null
}

async function playUntilClose(
  job: Job,
  card: string,
  { threads, budget, seconds, points }: ChangeOptions,
  io: Io,
): Promise<Found> {
  const stop = new AbortController()
  const crew = new Crew({ threads, budget })
  const begun = performance.now()
  let looked = begun
  const look = (progress: Progress): Found => {
    const pairs = progress.result?.kind === 'pairs' ? progress.result.pairs : null
    const head = pairs === null ? null : headOf(shiftsOf(aboutCard(pairs, card)), card)
    const games = playedGames(job, progress)
    const half = head === null ? null : halfWidth(head)
    const isClose = half !== null && games >= LEAST_GAMES && half <= points / 100
    const spent = (performance.now() - begun) / 1000
    const tallies = pairs === null ? [] : [pairs.a, pairs.b]
    const forfeited = tallies.reduce((n, { endings }) => n + (endings['forfeited'] ?? 0), 0)
    const fault = tallies.flatMap(({ forfeits }) => forfeits)[0]?.message ?? null
    return { head, halfWidth: half, games, seconds: spent, isClose, forfeited, fault }
  }
  try {
    const progress = await runJob(job, {
      play: (chunk) => crew.play(job, chunk),
      // keep one piece queued for every thread
      atOnce: threads * 2,
      signal: stop.signal,
      came(now) {
        if (performance.now() - looked < LOOK_EVERY) return
        looked = performance.now()
        const found = look(now)
        io.progress?.write(`\r${line(found)}\x1b[K`)
        if (found.isClose || found.seconds > seconds) stop.abort()
      },
    })
    io.progress?.write('\r\x1b[K')
    return look(progress)
  } catch (error) {
    if (error instanceof BadJob) throw new Failure('bad-job', error.message)
    throw error
  } finally {
    await crew.close()
  }
}

const points = (share: number): string =>
  `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}`

const line = ({ head, halfWidth: half, games, seconds }: Found): string =>
  `${counted(games, 'game')} in ${seconds.toFixed(1)} s` +
  (head === null ? '' : `: ${points(head.shift.value)} points, ±${(half! * 100).toFixed(2)}`)

const SUBJECTS: Record<string, string> = {
  twin: 'the only player with the changed card',
  early: 'players who draw it early',
  drawn: 'players who draw it',
  played: 'players who play it',
  seat: 'the first seat',
}

function describe(found: Found, { seconds, threads }: ChangeOptions): string {
  const { head } = found
  const faults =
    found.forfeited === 0
      ? []
      : [`${counted(found.forfeited, 'game')} lost because a bot failed: ${found.fault ?? ''}`]
  if (head === null) return [`${line(found)}; too few to judge`, ...faults].join('\n')
  const { before, after, shift, unit } = head
  const written = (value: number): string =>
    unit === 'edge' ? `${points(value)} points` : `${(value * 100).toFixed(1)} %`
  return [
    `${SUBJECTS[head.kind]} wins: ${written(before)} → ${written(after)}`,
    `shift ${points(shift.value)} points (95 %, valid whenever you look: ${points(shift.low)} to ${points(shift.high)}), ±${(found.halfWidth! * 100).toFixed(2)}`,
    `${counted(found.games, 'game')} in ${found.seconds.toFixed(1)} s on ${counted(threads, 'thread')}: ` +
      (found.isClose ? 'precise enough' : `not precise enough after ${seconds} s`),
    ...faults,
  ].join('\n')
}
