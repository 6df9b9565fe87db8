// Forest of Dreams as a boardgame.io game: the object rules inside moves that check the legal list.
import { Client } from 'boardgame.io/client'
import { INVALID_MOVE } from 'boardgame.io/core'
import type { Game, Move } from 'boardgame.io'
import type { Contestant } from '../protocol/play.ts'
import { draw, turnLimit } from './cards.ts'
import { applyAnswer, beginTurn, finishTurn } from './objects/apply.ts'
import { countMonsters } from './objects/index.ts'
import { legalAnswers } from './objects/list.ts'
import { type Answer, type Forest, createForest } from './objects/state.ts'

/** A move that makes an answer of its arguments and refuses what is not on the list. */
const move =
  (toAnswer: (arg: number) => Answer): Move<Forest> =>
  ({ G, ctx, events }, arg: number) => {
    const seat = Number(ctx.currentPlayer)
    const answer = toAnswer(arg)
    if (!legalAnswers(G, seat).some((legal) => isSame(legal, answer))) return INVALID_MOVE
    if (applyAnswer(G, seat, answer)) events.endTurn()
    return undefined
  }

function isSame(a: Answer, b: Answer): boolean {
  if ('pick' in a) return 'pick' in b && a.pick === b.pick
  if ('done' in a) return 'done' in b
  if (!('head' in b) || a.head !== b.head) return false
  return a.head === 'endTurn' || b.head === 'endTurn' || a.source === b.source
}

export const forest = (seed: number): Game<Forest> => ({
  name: 'forest',
  // Nobody takes back here; keeping every state would only slow this contestant down.
  disableUndo: true,
  setup: () => createForest(seed),
  turn: {
    onBegin: ({ G, ctx }) => beginTurn(G, Number(ctx.currentPlayer)),
    onEnd: ({ G, ctx }) => finishTurn(G, Number(ctx.currentPlayer)),
  },
  moves: {
    walk: move((source) => ({ head: 'walk', source })),
    strike: move((source) => ({ head: 'strike', source })),
    ability: move((source) => ({ head: 'ability', source })),
    play: move((source) => ({ head: 'play', source })),
    endTurn: move(() => ({ head: 'endTurn' })),
    pick: move((pick) => ({ pick })),
    done: move(() => ({ done: true })),
  },
  endIf: ({ G, ctx }) => {
    if (G.winner !== null) return { winner: G.winner }
    return ctx.turn > turnLimit ? { winner: draw } : undefined
  },
})

let client: ReturnType<typeof Client<Forest>>
let answers: Answer[] = []

export const boardgame: Contestant = {
  start(seed) {
    client = Client({ game: forest(seed), debug: false })
    client.start()
  },
  list() {
    const { G, ctx } = client.getState()!
    answers = ctx.gameover ? [] : legalAnswers(G, Number(ctx.currentPlayer))
    return answers.length
  },
  choose(index) {
    const answer = answers[index]
    if ('pick' in answer) client.moves.pick(answer.pick)
    else if ('done' in answer) client.moves.done()
    else if (answer.head === 'endTurn') client.moves.endTurn()
    else client.moves[answer.head](answer.source)
  },
  gauge(which) {
    const { G } = client.getState()!
    return which === 2 ? countMonsters(G) : G.seats[which].mana
  },
  winner: () => client.getState()!.ctx.gameover.winner,
}
