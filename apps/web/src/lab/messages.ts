// The messages between the lab's pages and their workers. Everything is plain data.
import type { Pack } from '@cardwright/engine'
import type { Chunk, LabPlan, PairPlan, PairTally, Tally } from '@cardwright/lab'

/** One pack, or two to compare; the code is the game's. */
export interface Packs {
  game: string
  a: Pack
  b: Pack | null
}

export type Task = { kind: 'run'; plan: LabPlan } | { kind: 'pairs'; plan: PairPlan }

export type ToLabWorker = { open: Packs; task: Task } | { chunk: Chunk }

export type FromLabWorker =
  | { ready: true }
  | { chunk: Chunk; tally: Tally }
  | { chunk: Chunk; pairs: PairTally }
  | { failed: string }

/** An edited card to be played in a sandbox, and what went wrong there. */
export interface ToTrialWorker {
  game: string
  pack: Pack
  card: string
}

export interface FromTrialWorker {
  said: readonly string[]
}
