// How a verb is put into words. A verb reads its own parameters once, for all languages, and has one pattern a
// language. Nouns, cases and numbers come from `grammar/`, `english/` and `russian/`; what depends on a
// pack or on the sentence so far is asked of a speaker, which the writer of texts supplies.
import type { Amount, Condition, Manifest, Option, Ref, Step, Target } from '@cardwright/engine'
import type { Size } from './grammar/count.ts'
import type { Noun } from './grammar/noun.ts'
import type { Nouns } from './grammar/nouns.ts'
import type { Phrase } from './grammar/phrase.ts'
import type { Lang, Term } from './grammar/term.ts'

export type Mood = 'do' | 'may'

export interface ZoneDestination {
  zone: Term
  at: 'top' | 'bottom' | 'random' | null
  owner: 'you' | 'owner' | Noun
}

/** What every verb may speak of: to whom it is done, and where it goes. */
export interface Parts {
  mood: Mood
  /** Somebody picks the recipients. */
  asks: boolean
  /** The imperative (or infinitive) by one of the verb's words. */
  verb(name: string): string
  kind(word: string): Term
  /** Recipients; null: the player spoken to. */
  whom: Noun | null
  /** They belong to the player spoken to. */
  isOwn: boolean
  /** They are decks, so that `look` means their top. */
  areDecks: boolean
  /** They are tokens, so that `clear` means themselves. */
  areTokens: boolean
  to: Noun | null
  zone: ZoneDestination | null
  /** The words for staying where it is are wanted. */
  stays: boolean
}

/** Who knows the words of the pack and what the sentence has named so far. */
export interface Speaker {
  nouns: Nouns
  manifest: Manifest
  /** A number, or a letter that the end of the sentence explains. */
  size(amount: Amount): Size
  /** The number, if the text can know it. */
  known(amount: Amount): number | null
  /** Once for each match of a target; null for every other amount. */
  forEach(amount: Amount): string | null
  clause(condition: Condition): string
  option(option: Option): string
  steps(steps: Step[]): string
  noun(ref: Ref): Noun
  is(ref: Ref | undefined, who: 'self' | 'actor'): boolean
  /** One thing that is picked, or each that matches. */
  oneOrEach(target: Target): Noun
  name(definition: string): Term
  classOf(definition: string): Manifest['classes'][string] | undefined
  status(id: string): Term
  isToken(status: string): boolean
  stat(id: string): Term
  resource(id: string): Term
  kind(word: string): Term
  zone(id: string): Term
  tag(id: string): Term
  text(section: string, id: string): string
  neutral(thing: Phrase): void
  quality(thing: Phrase, adjective: string): void
  givenBy(thing: Phrase, given: Ref): void
}

/** Whole sentences about the recipients of the step that is being said. */
export interface StepSpeaker extends Speaker {
  /** Where the pack says what being given this status means. */
  beingGiven(status: string): string | null
  /** What a modifier does to them, with its duration. */
  modification(step: Step): string
}

/** What `@name` of a step stands for. */
export type Result = 'self' | { phrase: Phrase; kind: Target['kind'] }

export interface Words<P> {
  /** Words it is said with: the imperative, in Russian the infinitive behind a bar. A game may replace them. */
  words: Readonly<Record<string, string>>
  /** Nouns for the numbers it records, by `word.field`. */
  recorded?: Readonly<Record<string, string>>
  /** As what happens to somebody, behind "instead of" and "before": the forms the language needs. */
  replaced?: readonly string[]
  /** One sentence without capital and full stop. */
  say(parts: Parts & P): string
  /** What comes behind the explanation of its numbers. */
  tail?(parts: Parts & P): string
}

interface Traits {
  /** Takes its recipients out of somewhere: "a card from your hand". */
  takesOut?: true
  /** Its recipients hold something; a picked line or lane is only where they look. */
  fills?: true
  /** Done by the actor when nobody is named. */
  byActor?: true
  /** Something that happens to its recipients, not the doing of anybody: no "you may". */
  befalls?: true
  /** What its name stands for, if not for its recipients. */
  result?(step: Step, the: Speaker): Result | undefined
  /** The word under which its numbers are recorded, if not the verb itself. */
  recordedAs?(step: Step, the: Speaker): string
}

interface Saying<P> extends Traits, Record<Lang, Words<P>> {
  /** The verb's own parameters, read in the order in which they are said. */
  parts(step: Step, the: StepSpeaker): P
}

export interface VerbText extends Traits {
  words: Record<Lang, Pick<Words<unknown>, 'words' | 'recorded' | 'replaced'>>
  say(lang: Lang, step: Step, common: Parts, the: StepSpeaker): { sentence: string; tail: string }
}

/** Keeps what a verb reads and what its patterns take in step. */
export function saying<P>({ parts, en, ru, ...traits }: Saying<P>): VerbText {
  return {
    ...traits,
    words: { en, ru },
    say(lang, step, common, the) {
      const all = { ...common, ...parts(step, the) }
      const words = { en, ru }[lang]
      return { sentence: words.say(all), tail: words.tail?.(all) ?? '' }
    },
  }
}

/** For verbs whose words are the recipients and nothing else. */
export const noParts = (): object => ({})
