// What `npm start` does: builds the page when something has changed, serves it with everything online play
// needs, and says where it is.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { games } from '@cardwright/games/here'
import { fromEnvironment } from '@cardwright/server'
import { runNode } from '@cardwright/server/running'
import { dist, pageOf } from './serve.ts'
import { isFresh, sourcesHash, writeStamp } from './stamp.ts'

const DEFAULT_PORT = 4173
const LOOPBACK = '127.0.0.1'
const USAGE = `npm start [-- [folder …] [options]]

  <folder>     serves the game in this folder instead of those of cardwright.config.json

  --port <n>   where the page is served (default ${DEFAULT_PORT}; 0: any free port)
  --host <ip>  who can reach it (default ${LOOPBACK}: this computer alone; 0.0.0.0: everybody in the network)
  --open       opens it in the browser
  --build      only builds the page, for a box where the server may not write
  --data <dir> where matches by link are kept (default ./data)
  --even-if-damaged
               starts on a damaged database all the same
  --help       this text

DATABASE_URL (PostgreSQL) and REDIS_URL keep them elsewhere, for several nodes: docs/OPERATIONS.md

npm start -- <command> runs the command line instead: npm start -- play forest`

interface Options {
  port: number
  host: string
  open: boolean
  build: boolean
  data: string
  'even-if-damaged': boolean
  help: boolean
}

/** @returns the exit code when it ends at once; null while the page is served */
export async function start(args: string[]): Promise<number | null> {
  const options = readOptions(args)
  if (typeof options === 'string') {
    console.error(options)
    return 2
  }
  if (options.help) {
    console.log(USAGE)
    return 0
  }
  if (options.build) {
    await buildIfChanged()
    return 0
  }
  let settings: ReturnType<typeof fromEnvironment>
  try {
    settings = fromEnvironment(process.env)
  } catch (error) {
    console.error((error as Error).message)
    return 2
  }
  // asked before the page is built: nobody should wait for a refusal
  const refusal = await whyNotAt(options)
  if (refusal !== null) {
    console.error(refusal)
    return 1
  }
  await buildIfChanged()
  const { host, port, data } = options
  const node = await runNode({
    ...settings,
    port,
    host,
    data,
    evenIfDamaged: options['even-if-damaged'],
    page: pageOf(),
  })
  console.log(`Cardwright is at ${node.address} (Ctrl+C ends it)`)
  console.log(whoCanReach(host, node.port))
  if (options.open) openBrowser(node.address)
  return null
}

function whoCanReach(host: string, port: number): string {
  if (['localhost', '::1'].includes(host) || host.startsWith('127.'))
    return 'Only this computer can reach it. For others in your network: npm start -- --host 0.0.0.0'
  const isAll = host === '0.0.0.0' || host === '::'
  const hosts = isAll ? addressesHere() : [host.includes(':') ? `[${host}]` : host]
  const links = hosts.map((one) => `http://${one}:${port}`).join('  ')
  return `Others reach it at ${links}
Everybody who can reach this computer can connect, and nothing is encrypted. On the internet, put it behind a
proxy with TLS: docs/OPERATIONS.md`
}

const addressesHere = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((some) => some ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)

function readOptions(args: string[]): Options | string {
  try {
    const { values } = parseArgs({
      // folders of games have been read already
      args: args.filter((word) => !existsSync(join(word, 'game.ts'))),
      options: {
        port: { type: 'string', default: String(DEFAULT_PORT) },
        host: { type: 'string', default: LOOPBACK },
        open: { type: 'boolean', default: false },
        build: { type: 'boolean', default: false },
        data: { type: 'string', default: './data' },
        'even-if-damaged': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    const port = Number(values.port)
    if (!/^\d+$/.test(values.port) || port > 65535)
      return `--port needs a number from 0 to 65535, not "${values.port}"`
    return { ...values, port }
  } catch (error) {
    return `${(error as Error).message}\n\n${USAGE}`
  }
}

async function buildIfChanged(): Promise<void> {
  const hash = sourcesHash(games.map(({ file }) => fileURLToPath(new URL('.', file))))
  if (isFresh(dist, hash)) return
  console.log('Printing the page (once, until something changes) …')
  // loaded only now: a second start needs no bundler
  const { buildPage } = await import('./build.ts')
  await buildPage()
  writeStamp(dist, hash)
}

/** Why the page cannot be served there; null when it can. */
async function whyNotAt({ port, host }: Options): Promise<string | null> {
  const probe = createServer()
  try {
    await new Promise<void>((ready, fail) => probe.once('error', fail).listen(port, host, ready))
    return null
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      return `Port ${port} is taken, perhaps by another Cardwright. Choose one: npm start -- --port ${port + 1}`
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      return `This computer has no address "${host}". Try --host 0.0.0.0 for all it has.`
    return code === 'EACCES' ? `This user may not listen on port ${port}.` : message
  } finally {
    await new Promise((closed) => probe.close(closed))
  }
}

/** A browser that cannot be opened is no reason to stop: the address has been said. */
function openBrowser(address: string): void {
  const [command, args] =
    process.platform === 'darwin'
      ? ['open', [address]]
      : process.platform === 'win32'
        ? ['cmd', ['/c', 'start', '', address]]
        : ['xdg-open', [address]]
  spawn(command as string, args as string[], { stdio: 'ignore', detached: true })
    .on('error', () => console.log('No browser could be opened; the address above works in any.'))
    .unref()
}
