// Runs in a Web Worker: plays pieces of a plan and returns tallies.
import { type Game } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { playChunk, playPairs, type Chunk } from '@cardwright/lab'
import { entries } from '../shelf/rules.ts'
import type { FromLabWorker, Packs, Task, ToLabWorker } from './messages.ts'

interface Bench {
  task: Task
  a: Game
  b: Game | null
}

let bench: Bench | null = null

const send = (message: FromLabWorker) => postMessage(message)
const failed = (error: unknown) =>
  send({ failed: error instanceof Error ? error.message : String(error) })

async function open({ game, a, b }: Packs, task: Task): Promise<void> {
  const code = await entries[game].code()
  bench = { task, a: createGame(a, code), b: b === null ? null : createGame(b, code) }
  send({ ready: true })
}

function play({ task, a, b }: Bench, chunk: Chunk): void {
  if (task.kind === 'run') send({ chunk, tally: playChunk(a, task.plan, chunk) })
  else send({ chunk, pairs: playPairs({ a, b: b! }, task.plan, chunk) })
}

addEventListener('message', ({ data }: MessageEvent<ToLabWorker>) => {
  if ('open' in data) void open(data.open, data.task).catch(failed)
  else
    try {
      play(bench!, data.chunk)
    } catch (error) {
      failed(error)
    }
})
