// Rules: one game compiled for one shape of match (seats, board size), in parts. Shared by all matches of that shape.
import type { Layout } from '../state/layout.ts'
import type { EventsPart } from './events.ts'
import type { GamePart } from './game.ts'
import type { PoolsPart } from './pools.ts'
import type { QueriesPart } from './queries.ts'
import type { SpacePart } from './space.ts'
import type { ThingsPart } from './things.ts'
import type { WordsPart } from './words.ts'
import type { ZonesPart } from './zones.ts'
import type { AbilitiesPart } from '../compile/parts/abilities.ts'
import type { ModifiersPart } from '../compile/parts/modifiers.ts'
import type { PreparedPart } from '../compile/parts/prepared.ts'

/** In the order in which they are built: each part needs only those above it. */
export interface Rules {
  readonly game: GamePart
  readonly space: SpacePart
  readonly words: WordsPart
  readonly zones: ZonesPart
  readonly things: ThingsPart
  readonly events: EventsPart
  readonly layout: Layout
  readonly queries: QueriesPart
  readonly pools: PoolsPart
  readonly abilities: AbilitiesPart
  readonly modifiers: ModifiersPart
  readonly prepared: PreparedPart
}

/** What is complete before the first ability is compiled. */
export type Tables = Omit<Rules, 'abilities' | 'modifiers' | 'prepared'>

/** The tables, and what is compiled against them. */
export type Compiled = Omit<Rules, 'prepared'>
