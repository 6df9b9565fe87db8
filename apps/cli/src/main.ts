// The `cardwright` command: the process around `run`.
import { processIo } from './io.ts'
import { run } from './run.ts'

process.exitCode = await run(process.argv.slice(2), processIo())
// A reader waiting for more lines must not keep a finished command alive.
process.stdin.unref?.()
