// The question of the workshop: what does this change do? Both packs play the same deals until the share of
// won games is known closely enough, or time is up.
import type { Game, Options } from '@cardwright/engine'
import {
  chunksOf,
  makePlan,
  mergePairs,
  shiftsOf,
  type PairTally,
  type Shift,
} from '@cardwright/lab'
import { startCrew } from './crew.ts'
import { settingWith } from './setting-with.ts'

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
  /** What is asked first: who draws the card early wins how often. */
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

export interface Question {
  game: Game
  changed: Game
  card: string
  bot: string
  seed: number
}

/** @returns stops it */
export function compare(question: Question, tell: (now: Comparison) => void): () => void {
  const { game, changed, card, bot, seed } = question
  const bots = Array.from({ length: game.pack.manifest.seats.min }, () => bot)
  const { options, isFound } = settingWith(game, card)
  const wish = { bots, seed, games: MOST_GAMES, settings: [options] }
  const plan = { a: makePlan(game, wish), b: makePlan(changed, wish) }
  const begun = performance.now()
  let pairs: PairTally | null = null
  let looked = begun
  let now: Comparison = { ...NOTHING, options, isAbsent: !isFound }
  const show = (state: Comparison['state'], reason = '') => {
    const seen = pairs !== null && state === 'running' ? aboutCard(pairs, card) : pairs
    const shifts = seen === null ? [] : shiftsOf(seen)
    const seconds = (performance.now() - begun) / 1000
    const games = pairs?.a.games ?? 0
    now = { ...now, state, reason, seconds, shifts, games, head: headOf(shifts, card) }
    tell(now)
  }
  const stop = startCrew({
    packs: { game: game.id, a: game.pack, b: changed.pack },
    task: { kind: 'pairs', plan },
    chunks: chunksOf(plan.a, CHUNK),
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

export const halfWidth = ({ shift }: Shift): number => (shift.high - shift.low) / 2

const isClose = ({ games, head }: Comparison): boolean =>
  games >= LEAST_GAMES && head !== null && head.chance !== null && halfWidth(head) <= CLOSE_ENOUGH

const asked = (card: string) => [`early ${card}`, `drawn ${card}`, `played ${card}`, 'seat 0']

/** The same games, with nothing but what is asked first. */
const aboutCard = (pairs: PairTally, card: string): PairTally => ({
  ...pairs,
  means: {},
  shares: Object.fromEntries(
    asked(card).flatMap((name) => (pairs.shares[name] ? [[name, pairs.shares[name]]] : [])),
  ),
})

/**
 * Who draws it early wins how often: in the end everybody may have drawn everything. For what nobody draws:
 * who plays it; otherwise the first seat.
 */
export function headOf(shifts: readonly Shift[], card: string): Shift | null {
  for (const name of asked(card)) {
    const found = shifts.find(({ kind, id }) => `${kind} ${id}` === name)
    if (found !== undefined && found.chance !== null) return found
  }
  return null
}
