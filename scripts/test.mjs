// `npm test`: installs what is missing, runs every check and every test, ends with "N passed, N failed".
// `npm test -- types lint` runs only the named checks. Without names they run in three lanes: what plays in a
// browser and what talks to servers mostly waits; what computes gives way to it, and takes what is left.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, openSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { runBrowserTests } from './browser.mjs'
import { ensureInstalled, root } from './install.mjs'
import { countTests } from './test-count.mjs'

if (!ensureInstalled()) {
  console.log('0 passed, 1 failed')
  process.exit(1)
}

const node = process.execPath
const env = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1' }
const bin = (path) => join(root, 'node_modules', path)

const quick = [
  check('format', [bin('oxfmt/bin/oxfmt'), '--check']),
  check('lint', [bin('oxlint/bin/oxlint'), '--deny-warnings']),
  check('types', [bin('typescript/bin/tsc'), '-p', '.']),
  check('engine-types', [bin('typescript/bin/tsc'), '-p', 'packages/engine']),
  check('lab-types', [bin('typescript/bin/tsc'), '-p', 'packages/lab']),
  check('boundaries', ['scripts/boundaries.mjs']),
  check('knip', [bin('knip/bin/knip.js')]),
  ...ownChecks(),
]
const browser = { name: 'browser', run: () => countedRun(runBrowserTests) }
const served = unitTests('served', ['served'])
const unit = unitTests('unit', ['apart', 'pure'])
const checks = [...quick, unit, served, browser]

/** So much others come first; the most is 19. */
const GIVES_WAY = 5

/** One file in scripts/checks is one check; tsx lets it import the packages. */
function ownChecks() {
  const folder = join(root, 'scripts/checks')
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  return files
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => check(file.slice(0, -4), ['--import', 'tsx', join('scripts/checks', file)]))
}

function check(name, args) {
  return {
    name,
    run() {
      const done = spawnSync(node, args, { cwd: root, env, encoding: 'utf8', maxBuffer: 1 << 28 })
      if (done.status === 0) return { passed: 1, failed: 0 }
      const said = `${done.stdout}${done.stderr}${done.error ?? ''}`.trimEnd()
      console.log(said || `ended with ${done.signal ?? `exit code ${done.status}`}`)
      return { passed: 0, failed: 1 }
    },
  }
}

/** @param projects of vitest.config.ts */
function unitTests(name, projects) {
  const only = projects.map((project) => `--project=${project}`)
  const vitest = [bin('vitest/vitest.mjs'), 'run', ...only]
  const run = (args, options) => spawnSync(node, [...vitest, ...args], options).status
  return { name, run: () => countedRun(run) }
}

/** @param {(args: string[], options: object) => number | null} run vitest, and its exit code */
function countedRun(run) {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-test-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // A forgotten `test.only` would quietly skip the rest.
  const args = ['--allowOnly=false', ...reporters]
  // One stream, so that failures stand in order before the last line.
  const status = run(args, { cwd: root, env, stdio: ['ignore', 1, 1] })
  const text = existsSync(report) ? readFileSync(report, 'utf8') : null
  rmSync(folder, { recursive: true })
  const { problem, ...counts } = countTests(text, status)
  if (problem) console.log(problem)
  return counts
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !checks.some((each) => each.name === name))
if (unknown.length > 0) {
  console.error(
    `No such check: ${unknown.join(', ')}. There are: ${checks.map((c) => c.name).join(', ')}`,
  )
  process.exit(2)
}

const total = { passed: 0, failed: 0 }
const failures = []
const started = performance.now()

function runCheck({ name, run }) {
  const begun = performance.now()
  console.log(`\n■ ${name}`)
  count(name, run())
  console.log(`${failures.includes(name) ? 'FAILED' : 'ok'} in ${seconds(begun)}`)
}

function count(name, { passed, failed }) {
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push(name)
}

/** In a process of its own. */
function startBeside({ name }) {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-beside-'))
  const file = join(folder, 'said')
  const to = openSync(file, 'w')
  const child = spawn(node, ['scripts/test.mjs', name], {
    cwd: root,
    env,
    stdio: ['ignore', to, to],
  })
  const ended = once(child, 'exit')
  return async () => {
    await ended
    const said = readFileSync(file, 'utf8').trimEnd()
    rmSync(folder, { recursive: true })
    const [last, passed, failed] = /(\d+) passed, (\d+) failed$/.exec(said) ?? ['', 0, 1]
    console.log(`\n${said.slice(0, said.length - last.length).trim()}`)
    count(name, { passed: Number(passed), failed: Number(failed) })
  }
}

if (wanted.length > 0) checks.filter(({ name }) => wanted.includes(name)).forEach(runCheck)
else {
  const lanes = [browser, served].map(startBeside)
  setPriority(GIVES_WAY)
  ;[...quick, unit].forEach(runCheck)
  for (const end of lanes) await end()
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

console.log(
  `\n${seconds(started)} in all${failures.length ? `; failed: ${failures.join(', ')}` : ''}`,
)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
