// How long one accepted request keeps the playing thread, over whole matches of every game: an answer is tried, settled,
// and shown to every seat and a spectator as the messages they would get. Players press anything, so positions occur
// that nobody would plan for.
import { PerformanceObserver } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { legalActions, SPECTATOR, type Game } from '@cardwright/engine'
import { HostedMatch, type Told } from '@cardwright/host'
import { openShelf } from '../src/games.ts'
import { usualSetups } from '../src/warm-up.ts'
import { ownThread } from './process-costs.ts'

export interface MomentsResult {
  game: string
  requests: number
  medianMs: number
  p99Ms: number
  p9999Ms: number
  /** As it came, with the collections of garbage that fell into it. */
  longestMs: number
  /** The same request again, best of five: its own work alone. */
  longestAgainMs: number
  /** The longest pause for the collector as the clock saw it: others on the machine lengthen it. */
  longestPauseMs: number
}

const SEED = 20_260
/** Requests until the code is compiled, as on a node that has played for a while. */
const WARM_UP = 2000

export async function measureMoments(
  requests: number,
  tell: (line: string) => void,
): Promise<MomentsResult[]> {
  const shelf = await openShelf()
  const pauses: number[] = []
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) pauses.push(duration)
  })
  observer.observe({ entryTypes: ['gc'] })
  const results: MomentsResult[] = []
  for (const game of shelf.values()) {
    tell(`moments of ${game.pack.manifest.id}`)
    pauses.length = 0
    const result = momentsOf(game, requests)
    // pauses are told when the thread is free
    await wait(10)
    results.push({ ...result, longestPauseMs: hundredths(Math.max(0, ...pauses)) })
  }
  observer.disconnect()
  return results
}

function momentsOf(game: Game, requests: number): Omit<MomentsResult, 'longestPauseMs'> {
  const times: number[] = []
  let longest: Request = { time: 0, again: () => 0 }
  let longestAgain = 0
  for (const request of requestsTo(game)) {
    times.push(request.time)
    if (times.length > WARM_UP && request.time > longest.time) {
      longest = request
      longestAgain = Math.min(...Array.from({ length: 5 }, request.again))
    }
    if (times.length === WARM_UP + requests) break
  }
  const sorted = times.slice(WARM_UP).sort((a, b) => a - b)
  const at = (share: number) => hundredths(sorted[Math.floor(sorted.length * share)])
  return {
    game: game.pack.manifest.id,
    requests: sorted.length,
    medianMs: at(0.5),
    p99Ms: at(0.99),
    p9999Ms: at(0.9999),
    longestMs: hundredths(longest.time),
    longestAgainMs: hundredths(longestAgain),
  }
}

const hundredths = (ms: number) => Math.round(ms * 100) / 100

interface Request {
  /** In ms of the processor. */
  time: number
  /** The same with everything repeated that can be repeated at once. */
  again(): number
}

/** Of one match after another, in every usual set-up. */
function* requestsTo(game: Game): Iterable<Request> {
  for (let seed = SEED; ; seed++)
    for (const [seats, options] of usualSetups(game)) {
      const setup = { seats, options, seed, clock: { move: 0, match: 0 } }
      yield* play(HostedMatch.from(game, setup, []), seed)
    }
}

function* play(hosted: HostedMatch, seed: number): Iterable<Request> {
  const viewers = [...Array(hosted.setup.seats).keys(), SPECTATOR]
  let luck = seed
  for (let n = 1; hosted.asked !== null; n++) {
    const seat = hosted.asked
    const legal = legalActions(hosted.state, seat)
    luck = (Math.imul(luck, 1_103_515_245) + 12_345) >>> 0
    const entry = {
      kind: 'answer' as const,
      seat,
      n,
      actions: [legal[(luck >>> 8) % legal.length]],
      at: 0,
    }
    let told: Told = new Map()
    const settled = timeOf(() => {
      const proposed = hosted.propose(entry, viewers)
      if (!proposed.ok) throw new Error(`a listed answer is refused: ${proposed.refusal.code}`)
      told = proposed.told
      hosted.settle(entry)
    })
    const show = () =>
      timeOf(() => {
        for (const viewer of viewers)
          JSON.stringify(hosted.momentFor(viewer, [told.get(viewer)!], n, 0))
      })
    yield { time: settled + show(), again: () => settled + show() }
  }
}

/** Of the processor, on this thread: what others do on this machine does not count. */
function timeOf(run: () => void): number {
  const since = ownThread()
  run()
  return ownThread() - since
}
