// `npm start`: installs what is missing, builds the page when it has changed, and serves it.
// `npm start -- --port 8080 --open` sets it up; `npm start -- ./pond` serves the game in that folder alone;
// `npm start -- play forest` runs the command line instead.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, root } from './install.mjs'

if (!ensureInstalled()) process.exit(1)

const words = process.argv.slice(2)
const isGame = (word) => existsSync(join(word, 'game.ts'))
const isCommand = words.length > 0 && !words[0].startsWith('-') && !isGame(words[0])

// Same process, so that keys, signals and the exit code need no forwarding.
if (isCommand) {
  const command = join(root, 'apps/cli/bin/cardwright.mjs')
  process.argv = [process.execPath, command, ...words]
  await import(pathToFileURL(command).href)
} else {
  const { register } = await import('tsx/esm/api')
  register({ tsconfig: join(root, 'tsconfig.json') })
  const { nameFolders } = await import(
    pathToFileURL(join(root, 'packages/games/src/index.ts')).href
  )
  // before anything reads the list of games
  await nameFolders(words.filter(isGame), true)
  const { start } = await import(pathToFileURL(join(root, 'apps/web/build/start.ts')).href)
  const code = await start(words)
  if (code !== null) process.exit(code)
}
