// Forest of Dreams: what the pack cannot say. Rules are numbered in RULES.md.
import { ceiling, pool, sizeOfDeck, type GameCode, type Match } from '@cardwright/engine/author'
import { attack, attackVerb } from './attack.ts'
import { checkVictory, regions } from './board.ts'
import { concealDraft, draftFlow, PICKS_EACH, pickMove } from './draft.ts'
import { evaluate } from './evaluate.ts'
import { judge } from './judge.ts'
import { setUp } from './set-up.ts'
import { flow, moves } from './turn.ts'

const SEATS = 2

export const forest: GameCode = {
  options: {
    mode: { values: ['standard', 'demo', 'draft'] },
    turnLimit: { values: [60, 0] },
    sandbox: { values: [false, true] },
  },
  shape(_seats, _options, { decks }) {
    const sizes = decks.map(
      ({ role, cards }) => sizeOfDeck(cards) + (role === 'draft-start' ? PICKS_EACH : 0),
    )
    const pile = Math.max(...sizes)
    return { cards: pile * SEATS, pile }
  },
  numbers: [
    'turnLimit',
    'turnsEnded',
    'sandbox',
    'picksLeft',
    'drafted',
    'offer0',
    'offer1',
    'offer2',
  ],
  reasons: ['homeRow', 'turnLimit'],
  setUp,
  flow: { ...flow, ...draftFlow },
  moves: { ...moves, pick: pickMove },
  procedures: { attack },
  verbs: { attack: attackVerb },
  regions,
  computed: { missingHealth },
  check: checkVictory,
  conceal: concealDraft,
  evaluate,
  evaluatesDeeds: true,
  judge,
}

function missingHealth(m: Match, e: number): number {
  const health = m.rules.pools.vital!
  return ceiling(m, e, health) - pool(m, e, health)
}
