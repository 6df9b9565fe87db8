// A pack: one game's content as it stands in its folder, read and checked by `content`.
import type { Ability } from './ability.ts'
import type { Behaviour } from './behaviour.ts'
import type { CheckMatrix } from './check-matrix.ts'
import type { Manifest } from './manifest.ts'

/** A card, unit, piece, spell, token, terrain or marker: everything that can be an entity. */
export interface Definition {
  id: string
  class: string
  /** Other names for it, wherever people write one: deck lists, scenarios. */
  aliases?: string[]
  /** The definition this one was written as a variant of: they are one card where copies are counted. */
  variantOf?: string
  types?: string[]
  keywords?: string[]
  stats?: Record<string, number>
  cost?: Record<string, number>
  /** Symbol fields declared in the manifest (category, affinity …). */
  fields?: Record<string, string>
  /** Icon name for the table. */
  icon?: string
  /** What only the game's code reads (loot, rewards …); the game judges it. */
  data?: Record<string, unknown>
  abilities?: Ability[]
}

export interface Status {
  id: string
  /** What the game's code looks it up by; the id is a name like any other. */
  role?: string
  stacks: boolean
  /** Placeable: can be given, moved and cleared as a token. */
  token?: boolean
  /** Zone changes it survives, by the zone entered. */
  keepOn?: string[]
  /** Shows the bearer's face to the seat that gave it. */
  reveals?: boolean
  /** Its bearer lies face-down. */
  conceals?: boolean
  abilities?: Ability[]
}

export interface Keyword {
  id: string
  abilities?: Ability[]
}

/** Walk, strike, summon: abilities that a class carries. */
export interface Basic {
  id: string
  abilities: Ability[]
}

export interface Balance {
  value: number
  unit: string
}

export interface Deck {
  id: string
  /** What the game's code looks it up by; the id is a name like any other. */
  role?: string
  cards: Record<string, number>
}

/** How two decks did against each other, as their first and second. */
export interface Matchup {
  first: string
  second: string
  won: number
  /** Nobody won, or both did. */
  drawn: number
  lost: number
}

/** What bots found about the ready-made decks; people read it, the rules never do. */
export interface Matchups {
  /** The bot that played both sides. */
  bot: string
  /** Seed of the first deal. */
  seed: number
  /** A hash of every list as it was played with, by deck. */
  lists: Record<string, string>
  pairs: Matchup[]
}

/** Raw text of one language, keyed as `content` documents; the engine never reads it. */
export type TextFile = Record<string, unknown>

export interface Pack {
  manifest: Manifest
  definitions: Definition[]
  statuses: Status[]
  keywords: Keyword[]
  basics: Basic[]
  decks: Deck[]
  balance: Record<string, Balance>
  behaviours?: Behaviour[]
  matrix?: CheckMatrix
  matchups?: Matchups
  /** Files of the game's own under `data/`, by name; the game judges them. */
  data?: Record<string, unknown>
  text: Record<string, TextFile>
  /** Identifies the content; a replay pins it. */
  hash: string
}
