// What `npm start` does: builds the page when something has changed, serves it, and says where it is.
import { spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { dist, serve } from './serve.ts'
import { isFresh, sourcesHash, writeStamp } from './stamp.ts'

const DEFAULT_PORT = 4173
const USAGE = `npm start [-- options]

  --port <n>   where the page is served (default ${DEFAULT_PORT}; 0: any free port)
  --open       opens it in the browser
  --help       this text

npm start -- <command> runs the command line instead: npm start -- play forest`

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
  // asked before the page is built: nobody should wait for a refusal
  const refusal = await whyNotAt(options.port)
  if (refusal !== null) {
    console.error(refusal)
    return 1
  }
  await buildIfChanged()
  const server = await serve(options.port)
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  console.log(`Cardwright is at ${address} (Ctrl+C ends it)`)
  if (options.open) openBrowser(address)
  return null
}

function readOptions(args: string[]): { port: number; open: boolean; help: boolean } | string {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: 'string', default: String(DEFAULT_PORT) },
        open: { type: 'boolean', default: false },
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
  const hash = sourcesHash()
  if (isFresh(dist, hash)) return
  console.log('Printing the page (once, until something changes) …')
  // loaded only now: a second start needs no bundler
  const { buildPage } = await import('./build.ts')
  await buildPage()
  writeStamp(dist, hash)
}

/** Why the page cannot be served there; null when it can. */
async function whyNotAt(port: number): Promise<string | null> {
  const probe = createServer()
  try {
    await new Promise<void>((ready, fail) => probe.once('error', fail).listen(port, ready))
    return null
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      return `Port ${port} is taken, perhaps by another Cardwright. Choose one: npm start -- --port ${port + 1}`
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
