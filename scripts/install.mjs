// Makes sure that node_modules matches package-lock.json, for `npm start` and `npm test` on a fresh clone.
// Nothing but Node itself may be imported here: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const lockfile = join(root, 'package-lock.json')
const modules = join(root, 'node_modules')
const stamp = join(modules, '.cardwright-lock')

/** Native binaries differ by platform, so a folder copied to another one must be installed again. */
function fingerprint() {
  const lock = createHash('sha256').update(readFileSync(lockfile)).digest('hex')
  return `${process.platform}-${process.arch} ${lock}\n`
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
}

/** Also called by `postinstall`, so that a plain `npm install` counts as an install. */
export function writeStamp() {
  if (existsSync(modules) && existsSync(lockfile)) writeFileSync(stamp, fingerprint())
}

/** Runs `npm ci` when needed. @returns {boolean} false, after a message, when it cannot be done */
export function ensureInstalled() {
  if (!isNodeNewEnough())
    return refuse(`Cardwright needs Node 20.19 or newer; this is ${process.versions.node}.`)
  if (!existsSync(lockfile)) return refuse('package-lock.json is missing; restore it with git.')
  if (isInstalled()) return true
  // stderr, because `npm start -- … --json` must print one JSON document and nothing else.
  console.error('Installing dependencies from package-lock.json (once) …')
  // Dev dependencies hold the checks and tsx: a production environment must not leave them out.
  const done = npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (done.status === 0) {
    writeStamp()
    return true
  }
  // The error comes first; after it npm may print pages of usage.
  console.error(done.output.split('\n').slice(0, 25).join('\n'))
  return refuse(
    'Dependencies could not be installed: `npm ci` failed, see above. Is there a network?',
  )
}

function npm(args) {
  // npm names its own script here, which spares a shell and works alike on Windows.
  const cli = process.env.npm_execpath
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []]
  const run = spawnSync(command, [...first, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: command === 'npm' && process.platform === 'win32',
  })
  return {
    status: run.status,
    output: `${run.stdout ?? ''}${run.stderr ?? ''}${run.error ?? ''}\n`,
  }
}

function isNodeNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 19)
}

function refuse(message) {
  console.error(message)
  return false
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--stamp')) writeStamp()
  else process.exitCode = ensureInstalled() ? 0 : 1
}
