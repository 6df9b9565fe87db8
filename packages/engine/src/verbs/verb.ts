// What a verb is to the engine. Most verbs change one recipient after another (`change`, then `tell`);
// a few run as a whole (`whole`): they ask, jump, or start a procedure.
import type { CompiledStep } from '../compile/ability.ts'
import type { EventName } from '../language/events.ts'
import type { Match } from '../state/match.ts'

export interface VerbCode {
  name: string
  /** The order of the recipients does not matter. */
  orderless?: true
  /** The result does not depend on the actor, except for listeners of this event. */
  byAnyone?: EventName
  /** How many numbers `change` hands to `tell` besides its result, in `m.handed`: at most four. */
  hands?: number
  /** Makes the change; the result is handed to `tell`. */
  change?(m: Match, f: number, step: CompiledStep, e: number): number
  /** Tells what happened; may put triggers or deaths on the stack. */
  tell?(m: Match, f: number, step: CompiledStep, e: number, result: number): void
  /** Runs the step as a whole instead. */
  whole?(m: Match, f: number, step: CompiledStep): void
  /** What later choices should see while selecting. */
  preview?(m: Match, f: number, step: CompiledStep, e: number): void
  /** May this be a candidate, beyond the target's filters (units that cannot be moved …)? */
  accepts?(m: Match, f: number, step: CompiledStep, e: number): boolean
  /** A replacing ability may stand in front of it: the payload it sees. */
  before?(m: Match, f: number, step: CompiledStep, e: number): number[] | null
}
