// What the lab's page and its workers say to each other. Everything is plain data.
import type { Pack } from '@cardwright/engine'
import type { Chunk, LabPlan, PairPlan, PairTally, Tally } from '@cardwright/lab'

/** One pack, or two that are compared; the rules in code are the game's own. */
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
