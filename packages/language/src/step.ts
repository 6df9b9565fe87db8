// The type of a step, derived from what its verb says of itself: one member of the union a verb.
import type { Filters, Ref, Step } from '@cardwright/engine'
import type { Both, Reading } from './taken.ts'
import type { Verb } from './verb.ts'
import type * as VERBS from './verbs/words.ts'

type Common = Pick<Step, 'as' | 'if' | 'target' | 'each' | 'times' | 'together' | 'prompt'>

/** A step as the words of its verb describe it. */
export type Said<V extends Pick<Verb, 'params'>> = Common & { do: string } & Reading<V['params']>

/** A step of this verb. */
export type StepOf<V extends keyof typeof VERBS> = Common & { do: V } & Reading<
    (typeof VERBS)[V]['params']
  >

export type AnyStep = { [V in keyof typeof VERBS]: StepOf<V> }[keyof typeof VERBS]

// The engine compiles every step that a verb describes, and has no parameter that no verb takes.
type KeysOf<T> = T extends unknown ? keyof T : never
export type Fits = [
  Both<AnyStep, Omit<Step, 'from'> & { from?: Filters | Ref }>,
  Both<keyof Step, KeysOf<AnyStep>>,
]
