// A run of many games in this browser: starts it, tracks progress, and can stop it at any time.
import type { Game } from '@cardwright/engine'
import { chunksOf, makePlan, mergeTallies, type LabPlan, type Tally } from '@cardwright/lab'
import { startCrew } from './crew.ts'

/** The approximate number of pieces: enough for a moving bar, few enough to keep counting cheap. */
const PIECES = 200
const LARGEST = 50
const TELL_EVERY = 250

export interface Run {
  state: 'running' | 'done' | 'stopped' | 'failed'
  plan: LabPlan
  tally: Tally | null
  seconds: number
  reason: string
}

export interface RunWish {
  game: Game
  bot: string
  games: number
  seed: number
}

/** @returns a function that stops it */
export function startRun(
  { game, bot, games, seed }: RunWish,
  tell: (run: Run) => void,
): () => void {
  const bots = Array.from({ length: game.pack.manifest.seats.min }, () => bot)
  const plan = makePlan(game, { bots, seed, games })
  const begun = performance.now()
  let told = begun
  let run: Run = { state: 'running', plan, tally: null, seconds: 0, reason: '' }
  const show = (change: Partial<Run>) => {
    run = { ...run, seconds: (performance.now() - begun) / 1000, ...change }
    tell(run)
  }
  let tally: Tally | null = null
  const stop = startCrew({
    packs: { game: game.id, a: game.pack, b: null },
    task: { kind: 'run', plan },
    chunks: chunksOf(plan, Math.max(1, Math.min(LARGEST, Math.ceil(games / PIECES)))),
    counted(result) {
      if ('tally' in result)
        tally = tally === null ? result.tally : mergeTallies(tally, result.tally)
      const now = performance.now()
      if (now - told > TELL_EVERY) {
        told = now
        show({ tally })
      }
      return true
    },
    done: () => show({ state: 'done', tally }),
    failed: (reason) => show({ state: 'failed', tally, reason }),
  })
  tell(run)
  return () => {
    stop()
    if (run.state === 'running') show({ state: 'stopped', tally })
  }
}
