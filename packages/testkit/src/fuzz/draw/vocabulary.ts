// The words of the probe game by vocabulary, as the manifest and the cards declare them.
import type { Manifest } from '@cardwright/engine'
import { EVENTS } from '@cardwright/engine/words'
import { REPLACEABLE } from '@cardwright/language/rules'
import { KEYWORDS, shelvesOf, STATUSES } from '../probe/cards.ts'
import { manifestOf, type Board } from '../probe/manifest.ts'

export interface Vocabulary {
  manifest: Manifest
  /** Payloads of what can happen and of what can be replaced. */
  events: Readonly<Record<string, readonly string[]>>
  changes: Readonly<Record<string, readonly string[]>>
  pieces: readonly string[]
  cards: readonly string[]
  statuses: readonly string[]
  tokens: readonly string[]
  keywords: readonly string[]
  numberQueries: readonly string[]
  yesNoQueries: readonly string[]
  unitStats: readonly string[]
  zones: readonly string[]
}

/** Told by code of games with enemies, checks or attacks; the probe has none. */
const NEVER = /^(attack|match|round-won|passed|rolled|phase-)/

export function vocabularyOf(board: Board): Vocabulary {
  const manifest = manifestOf(board)
  const shelves = shelvesOf(board)
  const queries = Object.entries(manifest.queries)
  const events = Object.entries(EVENTS).filter(([name]) => !NEVER.test(name))
  return {
    manifest,
    events: { ...Object.fromEntries(events), ...manifest.events },
    changes: Object.fromEntries(Object.entries(REPLACEABLE).filter(([name]) => name !== 'attack')),
    pieces: shelves.pieces.cards.map(({ id }) => id),
    cards: [...shelves.pieces.cards, ...shelves.spells.cards].map(({ id }) => id),
    statuses: STATUSES.map(({ id }) => id),
    tokens: STATUSES.filter(({ token }) => token).map(({ id }) => id),
    keywords: KEYWORDS.map(({ id }) => id),
    numberQueries: queries.filter(([, { kind }]) => kind === 'number').map(([id]) => id),
    yesNoQueries: queries.filter(([, { kind }]) => kind === 'yesNo').map(([id]) => id),
    unitStats: ['power', 'speed', 'maxLife', 'height', 'hurt', 'life', 'rage'],
    zones: Object.keys(manifest.zones),
  }
}
