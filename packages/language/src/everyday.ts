// Everyday words for words of the language, so that whoever writes `summon`, `enemy` or `onDeath` is told what is meant.
import { ABILITY_FIELDS, STEP_FIELDS } from './abilities.ts'
import { AMOUNTS } from './amounts.ts'
import { CONDITIONS } from './conditions.ts'
import { EVENT_WORDS } from './events.ts'
import { FILTERS } from './filters.ts'
import { MODIFIERS, PASSIVE } from './modifiers.ts'
import { KIND_FIELDS, SELECTION } from './targets.ts'
import * as VERBS from './verbs/words.ts'

/** Words that are values of a field, such as sides, kinds and durations. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  own: ['mine', 'my', 'yours', 'your', 'friendly', 'self', 'controller'],
  ally: ['allied', 'friend', 'team'],
  mate: ['teammate', 'partner'],
  opponent: ['enemy', 'foe', 'hostile', 'rival', 'theirs'],
  any: ['all', 'both', 'everyone', 'either'],
  unit: ['creature', 'minion', 'piece', 'monster', 'character'],
  cell: ['tile', 'square', 'space', 'hex', 'field'],
  seat: ['player'],
  terrain: ['obstacle', 'wall'],
  adjacent: ['next', 'neighbour', 'neighbor', 'nextTo', 'beside'],
  king: ['chebyshev', 'diagonal', 'diagonals', 'square'],
  step: ['manhattan', 'orthogonal', 'distance'],
  turn: ['endOfTurn', 'thisTurn', 'untilEndOfTurn'],
  round: ['endOfRound', 'thisRound'],
  forever: ['permanent', 'always', 'never'],
}

interface Named {
  meaning?: string
  also?: readonly string[]
}

const TABLES: readonly Readonly<Record<string, Named>>[] = [
  VERBS,
  ABILITY_FIELDS,
  STEP_FIELDS,
  CONDITIONS,
  AMOUNTS,
  FILTERS,
  KIND_FIELDS,
  SELECTION,
  MODIFIERS,
  PASSIVE,
  EVENT_WORDS,
  Object.fromEntries(Object.entries(VALUES).map(([word, also]) => [word, { also }])),
]

/** The word that is legal here and that somebody means who writes this everyday word. */
export function meantBy(written: string, legal: Iterable<string>): string | undefined {
  for (const word of legal)
    if (TABLES.some((table) => Object.hasOwn(table, word) && table[word].also?.includes(written)))
      return word
  return undefined
}
