// A thread that plays the pieces it is sent. It writes its current question to shared memory, where
// others can read it if the thread hangs.
import { parentPort, workerData } from 'node:worker_threads'
import type { Chunk } from '../play/plan.ts'
import type { Forfeit } from '../play/play-game.ts'
import { BEAT, DECISION, GAME, PLAYED, SEAT } from './board.ts'
import { openJob, type Job, type Player, type Result } from './job.ts'

export interface Piece {
  /** null: the same as before. The content of a game is long, so it is sent once. */
  job: Job | null
  chunk: Chunk
  lost: readonly Forfeit[]
  /** Milliseconds a bot may take for an answer; 0: no limit. */
  budget: number
}
export type Said = 'ready' | { result: Result } | { problem: string }

const port = parentPort!
const board = new Int32Array((workerData as { board: SharedArrayBuffer }).board)
/** Jobs come one at a time, so only the current one stays loaded. */
let player: Player | null = null

const say = (said: Said): void => port.postMessage(said)

function asking(game: number, decision: number, seat: number): void {
  board[GAME] = game
  board[DECISION] = decision
  board[SEAT] = seat
  board[BEAT]++
}

port.on('message', async ({ job, chunk, lost, budget }: Piece) => {
  try {
    if (job !== null) player = await openJob(job)
    const watch = budget > 0 ? { milliseconds: budget, clock: () => performance.now() } : undefined
    const played = (): void => void board[PLAYED]++
    say({ result: player!(chunk, { lost, asking, played, watch }) })
  } catch (error) {
    say({ problem: error instanceof Error ? error.message : String(error) })
  }
})
say('ready')
