// The question of the workshop: what does this change do? Both packs play the same deals until the share of
// won games is known closely enough, or time is up.
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

/** Half the width of the interval that is close enough: 1.5 points. */
export const CLOSE_ENOUGH = 0.015
const SECONDS = 60
const MOST_GAMES = 200_000
const LEAST_GAMES = 300
/** Small enough that slow games are counted soon, large enough that counting is not felt. */
const CHUNK = 20
/** Between two looks at the number that is asked first; all of them are looked at once, in the end. */
const LOOK_EVERY = 700

export interface Comparison {
  state: 'running' | 'close' | 'timeUp' | 'stopped' | 'failed'
  /** Pairs of games. */
  games: number
  seconds: number
  /** What is asked first: who holds the changed card wins how often. */
  head: Shift | null
  /** All numbers, those that moved first. */
  shifts: readonly Shift[]
  reason: string
  /** The games are played with these options, because the card takes part then. */
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

/** @returns stops it */
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
