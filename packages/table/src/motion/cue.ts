// One thing that is shown of one event. Cues are data: what they look like is the player's business.
import type { GameEvent } from '@cardwright/engine'
import type { Key } from '../keys.ts'
import type { Spot } from '../spots.ts'

export type Cue = {
  /** The next cue starts so many milliseconds after this one; default: when it ends. */
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
  /** From here on the table's numbers show what came of it (progress.ts). */
  | { kind: 'happen'; event: GameEvent }
  /** Seen after the moment is there: a piece that came. */
  | { kind: 'arrive'; what: Key }
)
