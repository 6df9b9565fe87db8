// A term: one word or name of a game with all its forms. How forms are written is in `notation.ts`,
// how a language completes them in `english/forms.ts` and `russian/forms.ts`.

export const LANGS = ['en', 'ru'] as const
export type Lang = (typeof LANGS)[number]

/** English uses `nom`, `acc` and `gen` (possessive) only; `loc` is Russian «в ряду». */
export const CASES = ['nom', 'gen', 'dat', 'acc', 'ins', 'prep', 'loc'] as const
export type Case = (typeof CASES)[number]
export type Plurality = 'one' | 'many'
export type Gender = 'm' | 'f' | 'n'

export interface Term {
  form(number: Plurality, as: Case): string
  gender: Gender
  animate: boolean
  /** Counted without a plural: damage, mana. */
  mass: boolean
  pluralOnly: boolean
  /** The preposition of a place: in, on; в, на. */
  at: string
  /** What the writer should have said and did not; the checker reports it. */
  doubts: readonly string[]
}

/** What a term takes from where it stands when its notation does not say. */
export interface TermDefaults {
  animate?: boolean
  at?: string
}
