// Two players at each of many matches on boardgame.io's server, over real sockets.
import { Client } from 'boardgame.io/client'
import { SocketIO } from 'boardgame.io/multiplayer'
import { forest } from '../forest/boardgame.ts'
import { legalAnswers } from '../forest/objects/list.ts'
import type { Forest } from '../forest/objects/state.ts'

type Player = ReturnType<typeof Client<Forest>>

export interface Playing {
  /** Moves that the server has accepted, as the other player was told. */
  accepted(): number
  stop(): void
}

/** @param pace mean time a player takes to answer, in ms */
export function playMany(port: number, matches: number, pace: number): Playing {
  const server = `http://localhost:${port}`
  // a match is made when somebody asks for it
  const sit = (match: number, playerID: string): Player => {
    const client = Client({
      game: forest(0),
      multiplayer: SocketIO({ server }),
      matchID: `match-${match}`,
      playerID,
      numPlayers: 2,
      debug: false,
    })
    play(client, playerID, pace)
    return client
  }
  const tables = Array.from({ length: matches }, (_, k) => [sit(k, '0'), sit(k, '1')])
  return {
    // who has moved knows of it before the server does: the lesser of the two numbers is the server's
    accepted: () =>
      tables.reduce(
        (sum, table) => sum + Math.min(...table.map((one) => numberOf(one.getState()))),
        0,
      ),
    stop: () => tables.flat().forEach((client) => client.stop()),
  }
}

/** How many moves have led to it. */
function numberOf(state: ReturnType<Player['getState']>): number {
  const { _stateID: number = 0 } = state ?? {}
  return number
}

function play(client: Player, playerID: string, pace: number): void {
  let answered = -1
  client.subscribe((state) => {
    if (state === null || state.ctx.gameover || state.ctx.currentPlayer !== playerID) return
    const number = numberOf(state)
    if (number <= answered) return
    answered = number
    setTimeout(() => choose(client, playerID), pace * (0.5 + Math.random()))
  })
  client.start()
}

function choose(client: Player, playerID: string): void {
  const state = client.getState()
  if (state === null || state.ctx.gameover || state.ctx.currentPlayer !== playerID) return
  const answers = legalAnswers(state.G, Number(playerID))
  const answer = answers[Math.floor(Math.random() * answers.length)]
  if ('pick' in answer) client.moves.pick(answer.pick)
  else if ('done' in answer) client.moves.done()
  else if (answer.head === 'endTurn') client.moves.endTurn()
  else client.moves[answer.head](answer.source)
}
