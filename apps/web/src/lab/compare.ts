// The comparison of the workshop: what does this change do? Both packs play the same deals until the share of
// won games is known precisely enough, or time is up.
import type { Options } from '@cardwright/engine'
import {
  aboutCard,
  chunksOf,
  halfWidth,
  headOf,
  mergePairs,
  planChange,
  shiftsOf,
  type ChangeWish,
  type PairTally,
  type Shift,
} from '@cardwright/lab'
import { startCrew } from './crew.ts'

/** The goal for half the width of the interval: 1.5 points. */
export const CLOSE_ENOUGH = 0.015
const SECONDS = 60
const MOST_GAMES = 200_000
const LEAST_GAMES = 300
/** Small enough for quick updates with slow games, large enough to keep counting cheap. */
const CHUNK = 20
/** Interval between updates of the main number; all numbers are computed once, at the end. */
const LOOK_EVERY = 700

export interface Comparison {
  state: 'running' | 'close' | 'timeUp' | 'stopped' | 'failed'
  /** Pairs of games. */
  games: number
  seconds: number
  /** The main number: how often the player with the changed card wins. */
  head: Shift | null
  /** All numbers, those that moved first. */
  shifts: readonly Shift[]
  reason: string
  /** The games use these options, because they include the card. */
  options: Options
  /** No deck and no mode has the card. */
  isAbsent: boolean
}

const NOTHING: Comparison = {
  state: 'running',
  games: 0,
  seconds: 0,
  head: null,
  shifts: [],
  reason: '',
  options: {},
  isAbsent: false,
}

export type Question = Omit<ChangeWish, 'games'>

/** @returns a function that stops it */
export function compare(question: Question, tell: (now: Comparison) => void): () => void {
  const { card } = question
  const planned = planChange({ ...question, games: MOST_GAMES })
  if (!planned.ok) {
    tell({ ...NOTHING, state: 'failed', reason: planned.problems[0].message })
    return () => {}
  }
  const { plan, options, isAbsent } = planned
  const begun = performance.now()
  let pairs: PairTally | null = null
  let looked = begun
  let now: Comparison = { ...NOTHING, options, isAbsent }
  const show = (state: Comparison['state'], reason = '') => {
    const seen = pairs !== null && state === 'running' ? aboutCard(pairs, card) : pairs
    const shifts = seen === null ? [] : shiftsOf(seen)
    const seconds = (performance.now() - begun) / 1000
    const games = pairs?.b.games ?? 0
    now = { ...now, state, reason, seconds, shifts, games, head: headOf(shifts, card) }
    tell(now)
  }
  const stop = startCrew({
    packs: { game: planned.a.id, a: planned.a.pack, b: planned.b.pack },
    task: { kind: 'pairs', plan },
    chunks: chunksOf(plan.b, CHUNK),
    counted(result) {
      if ('pairs' in result) pairs = pairs === null ? result.pairs : mergePairs(pairs, result.pairs)
      const time = performance.now()
      if (time - looked < LOOK_EVERY) return true
      looked = time
      show('running')
      if (isClose(now)) show('close')
      else if (time - begun > SECONDS * 1000) show('timeUp')
      return now.state === 'running'
    },
    done: () => now.state === 'running' && show('close'),
    failed: (reason) => show('failed', reason),
  })
  tell(now)
  return () => {
    stop()
    if (now.state === 'running') show('stopped')
  }
}

const isClose = ({ games, head }: Comparison): boolean =>
  games >= LEAST_GAMES && head !== null && head.chance !== null && halfWidth(head) <= CLOSE_ENOUGH
