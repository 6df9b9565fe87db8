// The `cardwright` command: the process around `run`.
import { nameFolders } from '@cardwright/games'
import { processIo } from './io.ts'

const words = process.argv.slice(2)
// before anything reads the list of games
await nameFolders(words)
const { run } = await import('./run.ts')
process.exitCode = await run(words, processIo())
// A reader waiting for more lines must not keep a finished command alive.
process.stdin.unref?.()
