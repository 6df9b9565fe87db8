// Tic-tac-toe as its boardgame.io tutorial writes it, with the legal list checked inside the move.
import { Client } from 'boardgame.io/client'
import { INVALID_MOVE } from 'boardgame.io/core'
import type { Game } from 'boardgame.io'
import type { Contestant } from '../protocol/play.ts'
import { draw } from './lines.ts'

interface Board {
  cells: (string | null)[]
}

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

const hasWon = ({ cells }: Board, seat: string) =>
  lines.some((line) => line.every((cell) => cells[cell] === seat))

function emptyCells({ cells }: Board): number[] {
  const found: number[] = []
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === null) found.push(cell)
  return found
}

const ticTacToe: Game<Board> = {
  name: 'tic-tac-toe',
  disableUndo: true,
  setup: () => ({ cells: Array.from({ length: 9 }, () => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell: number) => {
      if (!emptyCells(G).includes(cell)) return INVALID_MOVE
      G.cells[cell] = playerID
      return undefined
    },
  },
  endIf: ({ G, ctx }) => {
    if (hasWon(G, ctx.currentPlayer)) return { winner: Number(ctx.currentPlayer) }
    return G.cells.every((cell) => cell !== null) ? { winner: draw } : undefined
  },
}

let client: ReturnType<typeof Client<Board>>
let cells: number[] = []

export const boardgame: Contestant = {
  start() {
    client = Client({ game: ticTacToe, debug: false })
    client.start()
  },
  list() {
    const { G, ctx } = client.getState()!
    cells = ctx.gameover ? [] : emptyCells(G)
    return cells.length
  },
  choose: (index) => client.moves.place(cells[index]),
  gauge(which) {
    const { G } = client.getState()!
    if (which === 2) return 9 - emptyCells(G).length
    return G.cells.reduce((bits, cell, at) => (cell === String(which) ? bits | (1 << at) : bits), 0)
  },
  winner: () => client.getState()!.ctx.gameover.winner,
}
