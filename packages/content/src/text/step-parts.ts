// The parts of one step, already turned into nouns and sizes, as the verb patterns receive them.
// Everything a verb does not have is null.
import type { Size } from './count.ts'
import type { Noun } from './noun.ts'
import type { Phrase } from './phrase.ts'
import type { Term } from './term.ts'

export type Mood = 'do' | 'may'

export interface ZoneDestination {
  zone: Term
  at: 'top' | 'bottom' | 'random' | null
  owner: 'you' | 'owner' | Noun
}

export interface StepParts {
  mood: Mood
  /** Somebody picks the recipients. */
  asks: boolean
  /** The imperative (or infinitive) by the name of the verb. */
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
  isFree: boolean
  size: Size | 'all' | null
  /** What is dealt, given, gained, spawned. */
  thing: Phrase | null
  isToken: boolean
  isLoss: boolean
  /** Loses all there is of it. */
  isAll: boolean
  /** The world holds it. */
  isWorld: boolean
  with: Noun | null
  /** Two picks that exchange places with each other. */
  isMutual: boolean
  from: Noun | null
  /** `far`: on the opponent's side of a place that has sides. */
  side: 'opponent' | 'far' | 'neutral' | null
  statuses: Term[]
  giver: Noun | null
  track: Term | null
  isSure: boolean
  shuffles: boolean
  words: string[]
  what: string
  clause: string | null
  max: Size | null
  inner: string
  /** A `repeat` once for each of something. */
  forEach: string | null
  chooser: 'opponent' | 'owner' | null
  stat: Term | null
  versus: Term | null
  context: string
  effort: boolean
  bonus: Size | null
}
