// Skirmish: units on a grid, support and threat from neighbours, lines that score. What the pack cannot
// say; the rules are numbered in RULES.md.
import type { GameCode } from '@cardwright/engine/author'
import { regions } from './board.ts'
import { gain } from './counted.ts'
import { deckRules } from './decks.ts'
import { evaluate } from './evaluate.ts'
import { exchangeFlow, exchangeMoves } from './exchange.ts'
import { facts } from './facts.ts'
import { judge } from './judge.ts'
import { options, refuse, shape } from './options.ts'
import { prune } from './prune.ts'
import { scores } from './rounds.ts'
import { setUp } from './set-up.ts'
import { flow, hears, moves } from './turn.ts'

export const skirmish: GameCode = {
  options,
  refuse,
  decks: deckRules,
  shape,
  numbers: [
    'extraUnits',
    'turnLimit',
    'choiceTime',
    'exchange',
    'dummies',
    'manual',
    'mayDraw',
    'starter',
    'exchanging',
    'unitsPlayed',
    'cardsPlayed',
  ],
  reasons: ['twoRounds', 'mostRounds'],
  reads: ['rounds', 'order', 'supply', 'first', 'orbits'],
  setUp,
  flow: { ...flow, ...exchangeFlow },
  moves: { ...moves, ...exchangeMoves },
  verbs: { gain },
  regions,
  hears,
  facts: (m) => ({ ...facts(m) }),
  scores,
  evaluate,
  prune,
  judge,
}
