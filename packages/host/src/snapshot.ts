// A match at some entry of its log, so that loading need not replay everything before. Only a shortcut:
// without it, or when other code made it, the log alone gives the same result.
import type { Ending, OutBecause } from '@cardwright/protocol'
import type { ClockFace } from './clock-face.ts'
import type { KeptTrail } from './trail.ts'

/** A snapshot in another format is ignored. */
export const SNAPSHOT_FORM = 4

export interface Snapshot {
  form: number
  /** The hash after set-up, on the node that made the snapshot. */
  origin: string
  seq: number
  living: number[]
  trail: KeptTrail
  clock: ReturnType<ClockFace['keep']>
  last: number[]
  said: string[]
  foreign: number[]
  replaced: [seat: number, level: number | null][]
  out: [seat: number, why: OutBecause][]
  given: Ending | null
}
