// One game with more of something: how the cost of a decision grows with it. `SERIES` and `AMOUNT` are set by the
// build, so that every point is an instance of its own.
import { enterBoard, newUnit, type Match } from '@cardwright/engine/author'
import type { Game, Options, Pack } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { code as forest } from '../../../games/forest/game.ts'
import { gameDoor, openForest, openSkirmish } from '../connect.ts'
import { engineContestant } from '../engine-adapter.ts'
import { contestant } from './contestant.ts'

declare const SERIES: 'triggers' | 'cards' | 'units' | 'seats'
declare const AMOUNT: number

/** Every monster hears of every move of its side so many times more, and never does anything about it. */
function withTriggers(pack: Pack): Game {
  const more = structuredClone(pack)
  for (const definition of more.definitions)
    if (definition.types?.includes('monster'))
      for (let k = 0; k < AMOUNT; k++)
        (definition.abilities ??= []).push({
          name: `listener${k}`,
          on: 'moved',
          of: { side: 'own', except: ['self'] },
          if: [{ value: 'event.distance', gte: 99 }],
          steps: [{ do: 'modify', query: 'damage', add: 1, until: 'forever', each: 'self' }],
        } as never)
  return createGame(more, forest)
}

/** Decks of so many cards. */
function withCards(pack: Pack): Game {
  const more = structuredClone(pack)
  for (const deck of more.decks)
    if (deck.role === 'standard')
      for (const card of Object.keys(deck.cards)) deck.cards[card] *= AMOUNT
  const size = 20 * AMOUNT
  return createGame(more, { ...forest, shape: () => ({ cards: size * 2, pile: size }) })
}

/** So many monsters that do nothing stand on the board from the beginning. */
function withUnits(pack: Pack): Game {
  return createGame(pack, {
    ...forest,
    setUp(m: Match, options: Options) {
      forest.setUp(m, options)
      const { layout } = m.rules
      const { grid } = m.rules.space
      const { defIndex } = m.rules.things
      for (let k = 0, cell = grid!.cols; k < AMOUNT && cell < grid!.size - grid!.cols; cell++)
        if (m.s[layout.occupant + cell] < 0)
          enterBoard(m, newUnit(m, defIndex.get('blank')!, k++ % 2), cell)
    },
  })
}

async function open(): Promise<Game> {
  if (SERIES === 'seats') return openSkirmish()
  const { pack } = await openForest()
  return SERIES === 'triggers'
    ? withTriggers(pack)
    : SERIES === 'cards'
      ? withCards(pack)
      : withUnits(pack)
}

const seats = SERIES === 'seats' ? AMOUNT : 2
export const { playGame, checkGame } = contestant(
  engineContestant(gameDoor(await open(), seats), 'simulation'),
)
