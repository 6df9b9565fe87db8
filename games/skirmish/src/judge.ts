// The ready-made decks must be there, and each must be a deck that a player could have made. [SK-12]
import type { GameCode } from '@cardwright/engine/author'
import { deckRules } from './decks.ts'
import { READY_MADE } from './options.ts'

export const judge: NonNullable<GameCode['judge']> = (pack, desk) => {
  desk.roles('decks', READY_MADE)
  pack.decks.forEach(({ id, cards }, i) => {
    for (const problem of deckRules.problems(pack, cards, 'en'))
      desk.report(desk.inFile('decks.json', i, 'cards'), id, problem)
  })
}
