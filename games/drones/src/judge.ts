// Each ready-made deck must be one that a player could have made. [DR-1]
import type { GameCode } from '@cardwright/engine/author'
import { deckProblems } from './deck.ts'

export const judge: NonNullable<GameCode['judge']> = (pack, desk) => {
  if (!pack.decks.some(({ role }) => role !== undefined))
    desk.report(desk.inFile('decks.json'), undefined, 'the game needs a deck with a role')
  desk.figures({ lossPercent: { min: 1, max: 100 } })
  pack.decks.forEach(({ id, cards }, i) => {
    for (const problem of deckProblems(pack, cards))
      desk.report(desk.inFile('decks.json', i, 'cards'), id, problem)
  })
}
