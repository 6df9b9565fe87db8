// What one state of the engine costs: copying it, doing and undoing an answer; and proof that undo
// restores every state.
import { Player } from './protocol/chance.ts'
import type { Door } from './engine-adapter.ts'

export interface Costs {
  /** Integers in a state. */
  size(): number
  /** Copies `n` states of a game in progress into a prepared one. */
  copy(n: number): void
  /** Applies an answer and takes it back, `n` times. */
  doAndUndo(n: number): void
  /** Plays on with do, undo, do; the number of hashes that came back different. */
  undoFaults(decisions: number): number
}

const sampled = 32

export function engineCosts<M, Action>(door: Door<M, Action>): Costs {
  const states = sampleStates(door)
  const target = door.create(0)
  return {
    size: () => door.size(target),
    copy(n) {
      for (let i = 0; i < n; i++) door.copyInto(states[i % sampled], target)
    },
    doAndUndo(n) {
      for (let i = 0; i < n; i++) {
        const match = states[i % sampled]
        door.keep(match)
        door.applyPacked(match, door.packed(match, i % door.list(match)))
        door.undo(match)
      }
    },
    undoFaults: (decisions) => undoFaults(door, decisions),
  }
}

/** States from the middle of different games, where boards are full. */
function sampleStates<M, Action>(door: Door<M, Action>): M[] {
  return Array.from({ length: sampled }, (_, i) => {
    const match = door.create(i)
    const player = new Player()
    player.begin(i)
    door.setJournal(match, true)
    for (let step = 0; step < 300 + i; step++) {
      const n = door.list(match)
      if (n === 0) break
      door.keep(match)
      const before = door.packed(match, player.pick(n))
      door.applyPacked(match, before)
      if (door.list(match) === 0) door.undo(match)
    }
    return match
  })
}

function undoFaults<M, Action>(door: Door<M, Action>, decisions: number): number {
  let faults = 0
  let left = decisions
  for (let game = 0; left > 0; game++) {
    const match = door.create(game)
    const player = new Player()
    player.begin(game)
    door.setJournal(match, true)
    for (let n = door.list(match); n > 0 && left > 0; n = door.list(match), left--) {
      const before = door.hash(match)
      const action = door.packed(match, player.pick(n))
      door.keep(match)
      door.applyPacked(match, action)
      const after = door.hash(match)
      door.undo(match)
      if (door.hash(match) !== before) faults++
      door.list(match)
      door.keep(match)
      door.applyPacked(match, action)
      if (door.hash(match) !== after) faults++
    }
  }
  return faults
}
