// Plays one game with a random player and folds what happened into one number, the trace.
// Each contestant is bundled with its own copy, so that none shares type feedback with another.
import { Player } from './chance.ts'

export interface Contestant {
  start(seed: number): void
  /** Makes the list of forward answers and returns its length; 0 when the game is over. */
  list(): number
  choose(index: number): void
  /** Three numbers of the state that go into the checked trace (Forest: mana, mana, monsters). */
  gauge(which: 0 | 1 | 2): number
  /** 0, 1, or 2 for a draw. */
  winner(): number
}

export interface Tally {
  trace: number
  decisions: number
  /** Sums over all decisions, for the description of the workload. */
  listed: number
  units: number
}

export const newTally = (): Tally => ({ trace: 0, decisions: 0, listed: 0, units: 0 })

const player = new Player()
const basis = 0x811c9dc5 | 0
const fold = (trace: number, value: number) => Math.imul(trace ^ value, 16777619)

/** What is timed: mixes list lengths, choices and the winner, which costs every contestant the same. */
export function playTimed(on: Contestant, game: number, tally: Tally): void {
  let trace = basis
  let decisions = 0
  player.begin(game)
  on.start(game)
  for (let n = on.list(); n > 0; n = on.list()) {
    const index = player.pick(n)
    trace = fold(fold(trace, n), index)
    decisions++
    on.choose(index)
  }
  tally.trace = fold(trace, on.winner())
  tally.decisions += decisions
}

/** What proves that two contestants play alike: also mixes the state at every decision. */
export function playChecked(on: Contestant, game: number, tally: Tally): void {
  let trace = basis
  player.begin(game)
  on.start(game)
  for (let n = on.list(); n > 0; n = on.list()) {
    const index = player.pick(n)
    const units = on.gauge(2)
    trace = fold(fold(trace, n), index)
    trace = fold(fold(fold(trace, on.gauge(0)), on.gauge(1)), units)
    tally.decisions++
    tally.listed += n
    tally.units += units
    on.choose(index)
  }
  tally.trace = fold(trace, on.winner())
}
