// Drones: what the pack cannot say. Rules are numbered in RULES.md.
import type { GameCode } from '@cardwright/engine/author'
import { attack, attackVerb, windowClosed } from './attack.ts'
import { hurt } from './damage.ts'
import { deckOptions, deckRules, refuseDecks } from './deck.ts'
import { evaluate } from './evaluate.ts'
import { judge } from './judge.ts'
import { controller, regions } from './lanes.ts'
import { concealChoices, preparation, preparationMoves } from './preparation.ts'
import { rounds } from './rounds.ts'
import { setUp, shape } from './set-up.ts'
import { checkVictory, missingHull, upgrades } from './ships.ts'
import { actionsThisTurn, turnMoves, turns } from './turns.ts'

export const drones: GameCode = {
  packOptions: deckOptions,
  options: { roundLimit: { values: [40, 0] } },
  refuse: refuseDecks,
  decks: deckRules,
  shape,
  numbers: [
    'roundLimit',
    'step',
    'first',
    'firstPasser',
    'passed',
    'actions',
    'chosen0',
    'chosen1',
    'placed0',
    'placed1',
  ],
  reasons: ['shipLost', 'roundLimit'],
  setUp,
  flow: { ...preparation, ...rounds, ...turns },
  moves: { ...preparationMoves, ...turnMoves },
  procedures: { attack },
  verbs: { attack: attackVerb },
  windowClosed,
  hurt,
  regions,
  computed: { missingHull, upgrades },
  counters: { actionsThisTurn },
  symbols: { controller },
  check: checkVictory,
  conceal: concealChoices,
  evaluate,
  judge,
  reads: ['lossPercent', 'normal', 'pool', 'progress', 'upgrades'],
}
