// `npm start`: installs what is missing, builds the page when it has changed, and serves it.
// `npm start -- --port 8080 --open` sets it up; `npm start -- play forest` runs the command line instead.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, root } from './install.mjs'

if (!ensureInstalled()) process.exit(1)

const words = process.argv.slice(2)
const isCommand = words.length > 0 && !words[0].startsWith('-')

// Same process, so that keys, signals and the exit code need no forwarding.
if (isCommand) {
  const command = join(root, 'apps/cli/bin/cardwright.mjs')
  process.argv = [process.execPath, command, ...words]
  await import(pathToFileURL(command).href)
} else {
  const { register } = await import('tsx/esm/api')
  register({ tsconfig: join(root, 'tsconfig.json') })
  const { start } = await import(pathToFileURL(join(root, 'apps/web/build/start.ts')).href)
  const code = await start(words)
  if (code !== null) process.exit(code)
}
