// What a language must be able to say. The walk over the abilities (`sentence/`) is written once and
// calls these; `english/` and `russian/` answer. A pattern forgotten in one of them does not compile.
import type { Comparator, Direction, EventName, LimitPer } from '../language.ts'
import type {
  HowMany,
  Size,
  KindWord,
  Noun,
  TermSource,
  Phrase,
  Like,
  Nouns,
  Lang,
  Plurality,
  Term,
  TermDefaults,
} from '@cardwright/language/grammar'
import type { Mood } from '@cardwright/language'

export interface StatusWords {
  terms: Term[]
  given: Given
  min: number
}
export type Given = 'own' | 'ally' | 'opponent' | Noun | null

type SideName = 'own' | 'ally' | 'mate' | 'opponent' | 'other'

interface Distance {
  by: 'step' | 'king' | 'order' | 'lane'
  from: Size
  /** null: no upper end. */
  to: Size | null
  /** The anchor's own place counts. */
  withOwnPlace: boolean
  /** null: the source, and the sentence is about it anyway. */
  of: Noun | null
}

export interface ZonePlace {
  zones: Term[]
  onBoard: boolean
  /** One for the whole match: "the market". */
  isShared: boolean
  owner: 'you' | 'opponent' | null
  /** Where it is, or where it is taken from. */
  way: 'in' | 'from'
}

export interface FilterPatterns {
  side(phrase: Phrase, side: SideName): void
  sideOf(phrase: Phrase, relation: 'own' | 'ally' | 'opponent' | 'other', owner: Noun): void
  notSelf(phrase: Phrase): void
  except(phrase: Phrase, nouns: Noun[]): void
  exceptNames(phrase: Phrase, names: Term[]): void
  notLike(phrase: Phrase, other: Phrase): void
  alsoType(phrase: Phrase, type: Term): void
  has(phrase: Phrase, tests: StatusWords[]): void
  lacks(phrase: Phrase, tests: StatusWords[]): void
  keyword(phrase: Phrase, keyword: Term, isGranted: boolean): void
  faceDown(phrase: Phrase, isDown: boolean): void
  hidden(phrase: Phrase, isHidden: boolean): void
  attached(phrase: Phrase): void
  empty(phrase: Phrase, isEmpty: boolean): void
  neutral(phrase: Phrase): void
  /** `of` null: the source itself, said as shortly as the language can. */
  adjacent(phrase: Phrase, of: Noun | null): void
  around(phrase: Phrase, of: Noun | null, withOwnPlace: boolean): void
  near(phrase: Phrase, distance: Distance): void
  inLine(phrase: Phrase, of: Noun): void
  inDiagonal(phrase: Phrase, of: Noun): void
  reach(phrase: Phrase, of: Noun | null, steps: Noun): void
  sight(phrase: Phrase, of: Noun | null, max: Noun): void
  between(phrase: Phrase, from: Noun, to: Noun): void
  inside(phrase: Phrase, place: Noun): void
  among(phrase: Phrase, set: Noun): void
  zones(phrase: Phrase, place: ZonePlace): void
  topCard(phrase: Phrase, place: ZonePlace): void
  amongTop(phrase: Phrase, size: Size, place: ZonePlace): void
  through(phrase: Phrase, of: Noun): void
  tokensOn(phrase: Phrase, bearer: Noun): void
  given(phrase: Phrase, given: Given): void
  tagged(phrase: Phrase, tags: string[]): void
  withNumber(phrase: Phrase, term: Term, cmp: Comparator, value: string): void
  withNumberLike(phrase: Phrase, term: Term, cmp: Comparator, other: Noun): void
  /** Another number in its place if the clause holds. */
  insteadIf(phrase: Phrase, cmp: Comparator, value: string, clause: string): void
  /** `words`: "you control". */
  owned(phrase: Phrase, words: string): void
  withField(phrase: Phrase, field: string, values: string[], isNot: boolean): void
  quality(phrase: Phrase, adjective: string): void
  clause(phrase: Phrase, clause: string, isRelative: boolean): void
  /** Something stands next to it: `what` is in the nominative already. */
  beside(phrase: Phrase, what: Phrase, cmp: Comparator, n: number, like: Like): void
}

export interface TargetPatterns {
  first(phrase: Phrase, count: HowMany): Noun
  extreme(phrase: Phrase, count: HowMany, stat: Term, which: 'highest' | 'lowest'): Noun
  order(phrase: Phrase, directions: Direction[], isTie: boolean): void
  tiesAtRandom(phrase: Phrase): void
  short(phrase: Phrase, count: HowMany): void
  chooser(phrase: Phrase, who: 'opponent' | 'owner'): void
  opponent(term: Term, isOnly: boolean): Noun
}

export interface AmountPatterns {
  count(phrase: Phrase): Noun
  fold(which: 'sum' | 'highest' | 'lowest', term: Term, phrase: Phrase): Noun
  add(parts: string[]): string
  sub(a: string, b: string): string
  mul(parts: string[]): string
  div(a: string, b: string, round: 'up' | 'down' | 'halfUp'): string
  half(a: string, round: 'up' | 'down' | 'halfUp'): string
  mod(a: string, b: string): string
  smallest(parts: string[]): string
  largest(parts: string[]): string
  atLeast(a: string, n: string): string
  atMost(a: string, n: string): string
  either(clause: string, then: string, otherwise: string): string
  /** Sentence tails. */
  forEach(phrase: Phrase): string
  insteadIf(cases: { value: string; clause: string }[]): string
  letter(letter: string, value: string): string
  atPick(text: string): string
  /** Numbers an earlier step or an event recorded, by verb or event and field. */
  recorded: Record<string, TermSource>
}

export interface ConditionPatterns {
  compare(subject: string, cmp: Comparator, value: string, isNumber: boolean): string
  count(phrase: Phrase, cmp: Comparator, n: number): string
  isA(subject: Noun, phrase: Phrase, isNot: boolean): string
  isAt(subject: Noun, place: string, isNot: boolean): string
  /** `isAll`: about all of them together, else about any of them. */
  has(subject: Noun, tests: StatusWords[], isNot: boolean, isAll: boolean): string
  holds(owner: Noun, what: Phrase, cmp: Comparator, n: number): string
  same(a: Noun, b: Noun, isNot: boolean): string
  field(owner: Noun | null, field: string, values: string[], isNot: boolean): string
  /** `words`: "you control" so many of them, more than the other does, it. */
  owns(words: string, phrase: Phrase, cmp: Comparator, n: number): string
  ownsThan(words: string, phrase: Phrase, cmp: Comparator, other: string): string
  ownsIt(words: string, it: Noun): string
  cause(values: string[], isNot: boolean): string
  outcome(subject: Noun, outcome: string, isNot: boolean): string | null
  chose(options: string[], isNot: boolean): string
  can(subject: Noun, predicate: string, against: Noun | null): string
  turn(whose: 'own' | 'opponent'): string
  phase(phases: string[], isNot: boolean): string
  flag(field: string, isYes: boolean): string | null
  noChargeLeft: string
  alive(noun: Noun, isNot: boolean): string
}

interface ModifierParts {
  who: Noun
  /** The source itself, and nothing else has been spoken of. */
  isSource: boolean
  /** Put on by a step, not by a passive. */
  isTimed: boolean
  /** Numbers and names: "+1 damage". */
  has: string[]
  /** Whole predicates: "cannot attack". */
  does: string[]
  asks: boolean
  mood: Mood
  verb(name: string): string
}

export interface ModifierPatterns {
  add(term: Term, size: Size): string
  plus(term: Term, size: Size): string
  scale(term: Term, factor: string): string
  set(term: Term, value: string): string
  ignore(term: Term, tags: string[], number: Plurality): string
  grant(term: Term): string
  whileTrue(clause: string): string
  against(phrase: Phrase): string
  from(phrase: Phrase, isYesNo: boolean): string
  only(names: string[]): string
  uses(n: number, per: 'turn' | 'round' | 'encounter' | null, isEach: boolean): string
  sentence(parts: ModifierParts): string
}

export interface DurationPatterns {
  simple(until: string, source: Noun, who: Noun): string
  turns(n: number, of: 'all' | 'own' | 'bearer', who: Noun): string
  phase(phase: string): string
}

export interface HeadPatterns {
  cost(items: string[]): string
  /** The price of getting the status of exhaustion. */
  exhaust(status: Term): string
  withStatus(status: Term): string
  without(status: Term): string
  ifTrue(clause: string): string
  whileTrue(clause: string): string
  limit(n: number, per: LimitPer): string
  playableBy(who: 'active' | 'opponent'): string
  exclusive: string
  /** The opponent of the holder acts, so "enemy" and "yours" are the opponent's words. */
  /** The opponent chooses what the rest is about. */
  asOpponent(body: string): string
  /** Templates: `{subject}`, `{seat}`, `{subject:acc}`; keys are events or `event/role`. */
  events: Record<EventName, EventHead> & Record<string, EventHead>
  /** Of what may be replaced, by the words that its verb has for it. */
  before(words: readonly string[]): { instead: Clauses; before: Clauses }
  dying: readonly string[]
  may(sentence: string): string
  mayAll: string
  /** A replaced change without anything instead. */
  nothing: string
}

interface Clauses {
  self: string
  other: string
}

export interface EventHead {
  /** Shorter words when the subject is the source. */
  self?: string
  /** The seat is the player spoken to. */
  you?: string
  /** Whoever's it is. */
  any?: string
  other: string
}

export interface StepPatterns {
  /** What joins two steps. */
  link: string
  ifTrue(clause: string, sentence: string): string
  times(size: Size | { from: Size; to: Size }, sentence: string): string
  timesFor(n: number, phrase: Phrase, sentence: string): string
  choosing(what: Noun, sentence: string, mood: Mood): string
  /** The player may decline this step. */
  may(sentence: string): string
  together(isTogether: boolean): string
}

export interface Patterns {
  lang: Lang
  term(source: TermSource, defaults?: TermDefaults): Term
  kinds: Record<KindWord, TermSource>
  /** Ways in which any match may end. */
  endings: Record<string, string>
  /** Parties of an event or a pending thing. */
  parties: Record<string, TermSource>
  nouns: Nouns
  filters: FilterPatterns
  targets: TargetPatterns
  amounts: AmountPatterns
  conditions: ConditionPatterns
  modifiers: ModifierPatterns
  durations: DurationPatterns
  heads: HeadPatterns
  steps: StepPatterns
  /** Imperative, and in Russian the infinitive after a bar; a game may say them otherwise. */
  verbWords: Record<string, string>
  places: {
    left(place: Term, who: Noun): Noun
    entered(place: Term, who: Noun): Noun
    lastPlayed(card: Term, who: Noun): Noun
    giver(player: Term): Noun
    active(player: Term): Noun
  }
  prompts: {
    choose(noun: Noun): string
    option: string
    /** The same question in a word. */
    which: string
    arrange: string
    optional(text: string): string
  }
  marker(name: string, text: string): string
}
