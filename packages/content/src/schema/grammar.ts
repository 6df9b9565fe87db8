// What the schema files share: the recursive nouns, passed around so that the files need not import
// each other, and the words of a game, open (any string) or closed (an enum).
import type { OwnVerbs } from '../own-verbs.ts'
import type { Amount, Condition, Filters, Modifier, Ref, Step, Target } from '../language.ts'
import { z } from 'zod'
import { CEILINGS, type Ceiling } from '../ceilings.ts'
import type { WordKind } from '../word-kinds.ts'

/** Returns the schema of a word of that kind; `extra` are words of the language itself. */
export type WordSource = (kind: WordKind, ...extra: string[]) => z.ZodType<string>

export interface Grammar {
  word: WordSource
  /** Verbs a game adds to those of the language. */
  ownVerbs: OwnVerbs
  ref: z.ZodType<Ref>
  amountText: z.ZodType<string>
  amount: z.ZodType<Amount>
  condition: z.ZodType<Condition>
  filters: z.ZodType<Filters>
  modifier: z.ZodType<Modifier>
  target: z.ZodType<Target>
  step: z.ZodType<Step>
}

/** Accepts any word: the shape is checked first, the words afterwards, with hints. */
export const openWords: WordSource = () => z.string().min(1)

/** Proves at compile time that schema and type agree, in both directions. */
export function exactly<T>() {
  return <S extends z.ZodType<T>>(
    schema: S & ([T] extends [z.infer<S>] ? unknown : never),
  ): z.ZodType<T> => schema
}

/** An identifier: a letter, then letters, digits, `_` and `-`. */
export const identifier = z
  .string()
  .regex(/^[A-Za-z][\w-]*$/, 'not a name')
  .max(CEILINGS.name.most)
const { most: largest } = CEILINGS.number
export const whole = z.int().min(-largest).max(largest)
/** A number of things: 1 up to a ceiling. */
export const upTo = ({ most }: Ceiling) => z.int().min(1).max(most)
export const positive = upTo(CEILINGS.number)
export const atMost = <T extends z.ZodType>(item: T, { most }: Ceiling) => z.array(item).max(most)
export const oneOrList = <T>(item: z.ZodType<T>) => z.union([item, z.array(item).min(1)])

/** A record whose keys are words of a game; none is required. */
export const byWord = <T>(word: z.ZodType<string>, value: z.ZodType<T>) =>
  z.partialRecord(word as z.ZodString, value) as z.ZodType<Record<string, T>>
