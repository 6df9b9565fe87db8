// What the sentence of an event may ask for, by payload field; the tables of the languages use it.
import type { EventName } from '../language.ts'
import type { Case } from '@cardwright/language/grammar'

export interface LogParts {
  has(field: string): boolean
  /** Name of a thing; something vague when the reader may not know it. */
  name(field: string): string
  seat(field: string): string
  /** A player and a verb: as one speaks of others, and to the reader. */
  does(field: string, they: string, you: string): string
  /** Is this player the one who reads? */
  isReader(field: string): boolean
  number(field: string): number
  /** A word of the pack by section. */
  word(section: string, field: string): string
  /** The same for so many, without the number. */
  words(section: string, field: string, size: number): string
  /** «2 Оглушения»: so many of it. */
  count(section: string, field: string, size: number, form?: Case): string
  /** So many tokens, by their name unless they are of any kind. */
  tokens(): string
  /** Where: the first of the fields that is there, behind a space. */
  place(...fields: string[]): string
  /** So much of the resource, or of what keeps units alive. */
  resource(field: string, size: number, form?: Case): string
  ability(): string
  /** Who holds a resource: a thing, a player, the world. */
  holder(): string
  query(): string
}

type LogPattern = (parts: LogParts) => string
export type LogTable = Record<EventName, LogPattern>
