// What is known of a verb besides its code: what it reads, whom it acts on, how it can end. Schemas, the
// validator, the mutation test, the reference and the texts are derived from it; nothing about a verb is said twice.
import type { Step, Target } from '@cardwright/engine'
import type { Judge } from './judging.ts'
import type { VerbText } from './saying.ts'
import type { Params } from './taken.ts'

export interface Recipients {
  /** Which kinds it acts on; without this list any. */
  kinds?: readonly Target['kind'][]
  needed?: true
}

export interface Verb {
  /** Everyday words for it, which a newcomer may write first. */
  also?: readonly string[]
  /** One or two sentences for the reference. */
  meaning: string
  /** Parameters besides the step fields every verb has (`as if target each times together prompt`). */
  params: Params
  recipients: Recipients | 'none'
  outcomes: readonly string[]
  /** Fields of `@name` known when the pick is made. */
  atPick: readonly string[]
  /** Fields of `@name` known only after the commit. */
  atCommit: readonly string[]
  events: readonly string[]
  /** What a preview changes while later choices are made. */
  preview?: 'place' | 'status' | 'resource'
  /** A game that wants it declares it in its manifest. */
  isDeclared?: true
  /** Roles of zones without which it can do nothing. */
  zones?: readonly string[]
  /** Acts on what a thing lives by, unless told otherwise. */
  isVital?: true
  /** How it is said in every language. */
  text: VerbText
  /** What is wrong with a step, beyond what its parameters say. */
  judge?(step: Step, the: Judge): void
  /** Steps that use it, accepted by the toy pack of the tests. */
  example: readonly Readonly<Record<string, unknown>>[]
  /** Only an ability that answers a window can use it. */
  isAnswer?: true
}

/** Keeps the literal types of a verb's description. */
export const verb = <const V extends Verb>(words: V): V => words
