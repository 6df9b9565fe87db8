// A match at some entry of its log, so that whoever loads it need not play everything before. Only a short cut:
// without it, or when it was made by other code, the log alone says the same.
import type { Ending, OutBecause } from '@cardwright/protocol'
import type { ClockFace } from './clock-face.ts'
import type { KeptTrail } from './trail.ts'

/** One that was written in another form is no short cut. */
export const SNAPSHOT_FORM = 4

export interface Snapshot {
  form: number
  /** The hash of what the set-up makes, where it was taken. */
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
