// Installs the peers from the lockfile, once. They stay out of the workspace: nobody who only plays
// or tests has to download them. Everything is said on stderr; stdout may be one JSON document.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const bench = dirname(dirname(fileURLToPath(import.meta.url)))

const lockfile = join(bench, 'package-lock.json')
const stamp = join(bench, 'node_modules', '.bench-lock')
const fingerprint = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex')

/** True when the peers are there. Without them the run goes on, and says what it leaves out. */
export function installPeers() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return true
  console.error('Installing the peers of the benchmark from bench/package-lock.json (once) …')
  const done = npm(['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'])
  if (done.status === 0) {
    writeFileSync(stamp, fingerprint())
    return true
  }
  console.error(`${done.stderr ?? ''}${done.error ?? ''}`)
  console.error('`npm ci` failed in bench/, see above: running without boardgame.io.')
  return false
}

function npm(args) {
  // npm names its own script here, which spares a shell and works alike on Windows.
  const cli = process.env.npm_execpath
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []]
  return spawnSync(command, [...first, ...args, '--loglevel=error'], {
    cwd: bench,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: command === 'npm' && process.platform === 'win32',
  })
}
