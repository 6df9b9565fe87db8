// A node as a process: a refused start prints one sentence and sets an exit code, and a signal stops it. The exit code is 0
// only if everything was written.
import { startNode } from './index.ts'
import type { NodeOptions, RunningNode } from './node/options.ts'
import { retentionFrom } from './retention-settings.ts'
import { CannotStart } from './storage/cannot-start.ts'
import { stayAlive } from './survival.ts'

export async function runNode(options: NodeOptions): Promise<RunningNode> {
  const node = await begin(options).catch((error: unknown) => {
    if (!(error instanceof CannotStart)) throw error
    console.error(error.message)
    process.exit(1)
  })
  stayAlive(node)
  void node.warmUp()
  const stop = () =>
    void node.stop().then(
      () => process.exit(0),
      (error: Error) => {
        console.error(`Not everything could be written: ${error.message}`)
        process.exit(1)
      },
    )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  return node
}

const begin = async (options: NodeOptions): Promise<RunningNode> =>
  startNode({ retention: retentionFrom(process.env), ...options })
