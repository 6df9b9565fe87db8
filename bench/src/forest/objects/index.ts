// The object rules played directly, without boardgame.io: a second opinion on the traces, and
// what rules written by hand on mutable objects cost.
import type { Contestant } from '../../protocol/play.ts'
import { draw, turnLimit } from '../cards.ts'
import { applyAnswer, beginTurn, finishTurn } from './apply.ts'
import { legalAnswers } from './list.ts'
import { type Answer, type Forest, createForest, monsterAt } from './state.ts'

let G: Forest
let answers: Answer[] = []
let seat = 0
let turn = 1

export const objects: Contestant = {
  start(seed) {
    G = createForest(seed)
    seat = 0
    turn = 1
    beginTurn(G, seat)
  },
  list() {
    answers = legalAnswers(G, seat)
    return answers.length
  },
  choose(index) {
    if (!applyAnswer(G, seat, answers[index])) return
    finishTurn(G, seat)
    if (turn === turnLimit) {
      G.winner = draw
      return
    }
    turn++
    seat = 1 - seat
    beginTurn(G, seat)
  },
  gauge: (which) => (which === 2 ? countMonsters(G) : G.seats[which].mana),
  winner: () => G.winner!,
}

export function countMonsters(of: Forest): number {
  let n = 0
  for (let cell = 0; cell < of.board.length; cell++) if (monsterAt(of, cell)) n++
  return n
}
