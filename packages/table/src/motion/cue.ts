// One animated part of an event. Cues are data; the animation player decides what they look like.
import type { GameEvent } from '@cardwright/engine'
import type { Key } from '../keys.ts'
import type { Spot } from '../spots.ts'

export type Cue = {
  /** Milliseconds until the next cue starts; default: when this one ends. */
  wait?: number
  ms: number
} & (
  | { kind: 'fly'; what: Key | null; from: Spot; to: Spot }
  | { kind: 'play'; what: Key; to: Spot | null; seat: number }
  | { kind: 'slide'; what: Key; to: Spot }
  | { kind: 'lean'; what: Key; to: Spot }
  | { kind: 'arrow'; from: Spot; to: Spot; seat: number }
  | { kind: 'float'; at: Spot; text: string; tone: 'good' | 'bad' | 'seat'; seat: number }
  | { kind: 'die'; what: Key }
  | { kind: 'drop'; icon: string; at: Spot; seat: number }
  | { kind: 'stamp'; at: Spot; sign: 'no-target' | 'void' }
  | { kind: 'band'; seat: number }
  | { kind: 'flash'; at: Spot; seat: number }
  /** The board shows it itself: `told` of the table. */
  | { kind: 'tell'; event: GameEvent }
  /** From this cue on, the table's numbers include the event (progress.ts). */
  | { kind: 'happen'; event: GameEvent }
  /** Shown after the new moment is rendered: a new piece. */
  | { kind: 'arrive'; what: Key }
)
