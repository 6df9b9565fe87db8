// What a verb is to the engine. Most verbs change one recipient after another (`change`, then `tell`); a few run as a
// whole (`whole`): they ask, jump, or start a procedure. The machine knows no verb by its name: what is special about
// one is said here.
import type { CompiledStep } from '../compile/ability.ts'
import type { Pred } from '../compile/closures.ts'
import type { StepReader } from '../compile/step-reader.ts'
import type { Step, TargetKind } from '../language/ability.ts'
import { DEATH, type EventName } from '../language/events.ts'
import type { Match } from '../state/match.ts'

/** @template P its parameters, as `compile` makes them of a step. */
export interface VerbCode<P = unknown> {
  name: string

  // reading a step, once for all matches of the same rules
  /** Its parameters: they are `step.params` in the functions below. */
  compile?(step: Step, the: StepReader): P
  /** Nobody writes it: what else is asked of its destination, null = nothing. */
  room?(step: Step, the: StepReader): Pred | null
  /** Steps it runs, one after the other; `closedBy` is the verb behind the last of them. */
  inner?(step: Step): readonly Step[]
  closedBy?: VerbCode

  // what others need to know of it
  /** What its name stands for, if not for its recipients. */
  stands?: TargetKind | 'option'
  /** `@name.count` is its amount, not how many there were. */
  countsAmount?: true
  /** Keeps count in its record while it runs: no other step may share it. */
  keepsCount?: true
  /** Shows hidden cards, rolls chance or runs a procedure that may ask: later choices wait for it. */
  isBarrier?: true
  /** Brings cards that nobody has seen. */
  bringsCards?: true
  /** Its actor sees the cards that are its picks while the ability runs. */
  shows?: true
  /** Moves its recipients: the query `canMove` is asked of each, before anything else. */
  moves?: true
  /** The order of the recipients does not matter. */
  orderless?: true
  /** The result does not depend on the actor, except for listeners of this event. */
  byAnyone?: EventName
  /** How many numbers `change` hands to `tell` besides its result, in `m.handed`: at most four. */
  hands?: number

  /** A `before` ability may stand in front of it and reads this as `event`, field by field, from `before`. */
  payload?: readonly string[]

  // running a step
  /** May this be a candidate, beyond the target's filters? */
  accepts?(m: Match, f: number, step: CompiledStep<P>, e: number): boolean
  /** What later choices should see while selecting. */
  preview?(m: Match, f: number, step: CompiledStep<P>, e: number): void
  /** The payload that a replacing ability sees; null: nothing will happen. */
  before?(m: Match, f: number, step: CompiledStep<P>, e: number): number[] | null
  /** Makes the change; the result is handed to `tell`. */
  change?(m: Match, f: number, step: CompiledStep<P>, e: number): number
  /** Tells what happened; may put triggers or deaths on the stack. */
  tell?(m: Match, f: number, step: CompiledStep<P>, e: number, result: number): void
  /** Runs the step as a whole instead. */
  whole?(m: Match, f: number, step: CompiledStep<P>): void
}

/** Writes a verb down: what `compile` answers is what its functions find in `step.params`. */
export const rule = <P>(verb: VerbCode<P>): VerbCode<P> => verb

/** Verbs by their names. */
export type Verbs = Readonly<Record<string, VerbCode>>

/** All verbs of a game: the general ones, and in front of each what the game's own code says about it. */
export function joined(general: Verbs, own: Verbs = {}): Verbs {
  const names = [...new Set([...Object.keys(general), ...Object.keys(own)])]
  return Object.fromEntries(
    names.map((name) => [name, shaped({ ...general[name], ...own[name], name })]),
  )
}

/** What `before` abilities may stand in front of, each with its payload. */
export function replaceable(verbs: Verbs): Readonly<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = { ...DEATH }
  for (const [name, { payload }] of Object.entries(verbs))
    if (payload !== undefined) found[name] = payload
  return found
}

/** One literal with all fields: every verb has the same shape, so reading one costs the same for all. */
const shaped = (verb: VerbCode): VerbCode => ({
  name: verb.name,
  compile: verb.compile,
  room: verb.room,
  inner: verb.inner,
  closedBy: verb.closedBy,
  stands: verb.stands,
  countsAmount: verb.countsAmount,
  keepsCount: verb.keepsCount,
  isBarrier: verb.isBarrier,
  bringsCards: verb.bringsCards,
  shows: verb.shows,
  moves: verb.moves,
  orderless: verb.orderless,
  byAnyone: verb.byAnyone,
  hands: verb.hands,
  payload: verb.payload,
  accepts: verb.accepts,
  preview: verb.preview,
  before: verb.before,
  change: verb.change,
  tell: verb.tell,
  whole: verb.whole,
})
