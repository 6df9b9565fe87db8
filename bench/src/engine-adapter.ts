// All that the benchmark asks of the engine, in one place: whoever changes the engine's door adjusts
// door.ts and nothing else. `M` is the engine's match; nobody here looks inside.
import type { Contestant } from './protocol/play.ts'

/** A match of one game in one mode. The lists hold forward answers first, take-backs after them. */
export interface Door<M, Action> {
  /** A new match at its first decision, deterministic in the seed; `into` is one that is over. */
  create(seed: number, into?: M): M
  /** Makes the packed list for the seat to move; the number of forward answers, 0 when it is over. */
  list(match: M): number
  packed(match: M, index: number): number
  /** Applies a packed answer of the list just made; as a playout does, without looking for it again. */
  applyPacked(match: M, action: number): void
  /** The same two as objects with names, as a server would send and receive them. */
  named(match: M): Action[]
  applyNamed(match: M, action: Action): number
  /** Journal on: everything since the last `keep` can be taken back by `undo`. */
  setJournal(match: M, on: boolean): void
  keep(match: M): void
  undo(match: M): void
  copyInto(from: M, to: M): void
  hash(match: M): string | number
  /** Integers in a state. */
  size(match: M): number
  gauge(match: M, which: 0 | 1 | 2): number
  /** 0, 1, or 2 for a draw. */
  winner(match: M): number
}

export type Mode = 'simulation' | 'search' | 'service'

export function engineContestant<M, Action>(door: Door<M, Action>, mode: Mode): Contestant {
  return mode === 'service' ? service(door) : packed(door, mode === 'search')
}

function packed<M, Action>(door: Door<M, Action>, journal: boolean): Contestant {
  let match: M = undefined as M
  return {
    start(seed) {
      match = door.create(seed, match)
      door.setJournal(match, journal)
    },
    list: () => door.list(match),
    choose(index) {
      // Reset each decision: a search keeps what it may want to take back, not the whole game.
      if (journal) door.keep(match)
      door.applyPacked(match, door.packed(match, index))
    },
    gauge: (which) => door.gauge(match, which),
    winner: () => door.winner(match),
  }
}

function service<M, Action>(door: Door<M, Action>): Contestant {
  let match: M = undefined as M
  let actions: Action[] = []
  let seen = 0
  return {
    start(seed) {
      match = door.create(seed, match)
      door.setJournal(match, true)
    },
    list() {
      const n = door.list(match)
      actions = n === 0 ? [] : door.named(match)
      return n
    },
    choose(index) {
      door.keep(match)
      // Summed so that no compiler can find the events unused.
      seen = (seen + door.applyNamed(match, actions[index])) | 0
    },
    gauge: (which) => door.gauge(match, which),
    winner: () => door.winner(match),
  }
}
