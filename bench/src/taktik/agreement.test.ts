// The hand-written rules are the limit the engine is measured against only while both play the same game.
import { expect, test } from 'vitest'
import { engineContestant } from '../engine-adapter.ts'
import { type Contestant, newTally, playChecked } from '../protocol/play.ts'
import { taktikDoor } from './door.ts'
import { PASS, PLAY, WINDOW, answers } from './hand/answers.ts'
import { NONE, deck, isMalus, tacticKinds } from './hand/cards.ts'
import { hand } from './hand/index.ts'
import { now, storage, storageSize, tactics, tacticsChosen } from './hand/state.ts'

const engine = engineContestant(await taktikDoor(), 'simulation')
/** In the last three every card and every tactic is played. */
const games = [0, 1, 2, 3, 47, 55, 117]

/** The hand-written game, noting what is played in it. */
const watched = (seen: Set<string>): Contestant => ({
  ...hand,
  choose(index) {
    const answer = answers[index]
    if (now.ask === WINDOW && answer !== PASS)
      seen.add(`tactic ${tactics[now.asked * tacticsChosen + answer]}`)
    if (answer >> 10 === PLAY)
      seen.add(
        `card ${now.drawn === NONE ? storage[now.active * storageSize + (answer & 1023)] : now.drawn}`,
      )
    hand.choose(index)
    if (isMalus(now.malus)) seen.add(`card ${now.malus}`)
  },
})

test('the hand-written Taktik and the engine leave the same trace, and every card is played', () => {
  const seen = new Set<string>()
  const [a, b] = [newTally(), newTally()]
  for (const game of games) {
    playChecked(engine, game, a)
    playChecked(watched(seen), game, b)
    expect(b.trace, `game ${game}`).toBe(a.trace)
  }
  expect(b).toEqual(a)
  expect(seen.size).toBe(new Set(deck).size + tacticKinds)
})
