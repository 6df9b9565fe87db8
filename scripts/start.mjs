// `npm start`: installs what is missing, then plays Forest of Dreams against a bot.
// Without a terminal there is nobody to play: it shows one whole game between two bots instead.
// `npm start -- --seed 7` adds options; `npm start -- games` runs another command.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, root } from './install.mjs'

if (!ensureInstalled()) process.exit(1)

const extra = process.argv.slice(2)
const hasTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY)
const mode = hasTerminal || extra.includes('--watch') ? [] : ['--watch']
const isCommand = extra.length > 0 && !extra[0].startsWith('-')
const words = isCommand ? extra : ['play', 'forest', ...mode, ...extra]

// Same process, so that keys, signals and the exit code need no forwarding.
const command = join(root, 'apps/cli/bin/cardwright.mjs')
process.argv = [process.execPath, command, ...words]
await import(pathToFileURL(command).href)
