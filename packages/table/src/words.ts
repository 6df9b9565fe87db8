// The texts of furniture. The page makes these sentences from the pack's texts; the table only shows them.
import type { AskView, GameEvent, Refusal } from '@cardwright/engine'
import type { Moment } from './moment.ts'

export interface Paragraph {
  ability: string
  text: string
}

/** A keyword or status that a rules text names, and what it means. */
export interface Gloss {
  word: string
  text: string
}

export interface Words {
  lang: 'en' | 'ru'
  /** The table's own sentences (texts/), with plurals by `count`. */
  say(key: string, values?: Record<string, string | number>): string
  /** Name of a definition; `shortName` fits on a piece. */
  name(def: string): string
  shortName(def: string): string
  /** Generated rules text of a definition. */
  rules(def: string): readonly Paragraph[]
  /** Every keyword and status its text names. */
  glossary(def: string): readonly Gloss[]
  /** What a status means; no text where there is nothing to explain. */
  gloss(status: string): Gloss
  /** A word of the pack: resources, stats, statuses, phases, options, moves. */
  term(section: string, id: string, number?: 'one' | 'many'): string
  /** An ability by its name, on the definition, status or basic action that carries it. */
  ability(holder: string, ability: string): string
  /** What a player is called. */
  seat(seat: number): string
  /** The question of this moment as one imperative sentence. */
  prompt(moment: Moment): string
  /** The questions of the running ability in a word or two each; empty where they are unknown. */
  questions(asking: AskView): readonly string[]
  /** A second line with the consequences of the answer; '' when there are none. */
  consequence(moment: Moment): string
  /** @param tag identifies a thing besides its name */
  event(event: GameEvent, tag?: (id: number) => string | null): string
  reason(refusal: Refusal): string
}
