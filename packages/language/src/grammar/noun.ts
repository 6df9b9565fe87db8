// A noun: something a pattern may put at any place of a sentence and in any case.
import type { Case, Gender, Plurality } from './term.ts'

export interface Noun {
  number: Plurality
  gender: Gender
  animate: boolean
  /** `you` takes other verb forms, a pronoun stands before what it owns. */
  kind: 'thing' | 'pronoun' | 'you' | 'relative'
  /** Preposition of a place. */
  at: string
  /** Something follows the head, so that a possessive ending would hang on the wrong word. */
  isLong: boolean
  as(form: Case): string
  /** The form behind a preposition (Russian «него», «ней», «них»). */
  after(form: Case): string
}

/** A text that is in no case, such as an arithmetic expression. */
export const verbatim = (text: string): Noun => ({
  number: 'one',
  gender: 'n',
  animate: false,
  kind: 'thing',
  at: '',
  isLong: true,
  as: () => text,
  after: () => text,
})
