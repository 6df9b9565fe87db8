// Follows a guide word for word in a copy of the repository: files are written and changed, commands are run,
// and what they print must be what the page promises.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { edited, stepsIn } from './guide-steps.mjs'

const COPIED = ['packages', 'games', 'apps', 'scripts', 'bench/src', 'bench/harness']
const LEFT_OUT = new Set(['node_modules', 'dist', 'coverage'])
/** Of a session at the keyboard, or of the end of a day's work: `npm test` would follow the guide again. */
const BY_HAND = /^(?:npm (?!run verbs)|npx cardwright play |UPDATE_GOLDEN)/

/** @returns {{ problems: string[], touched: { path: string, isNew: boolean }[] }} */
export function follow(root, { path: page, text }) {
  const copy = copyOf(root)
  const touched = new Map()
  try {
    for (const step of stepsIn(text)) {
      if (step.kind === 'run') runAll(copy, step)
      else {
        const file = join(copy, step.path)
        const before = existsSync(file) ? readFileSync(file, 'utf8') : null
        if (before === null && step.kind !== 'write') throw new Error(`there is no ${step.path}`)
        if (!touched.has(step.path)) touched.set(step.path, before === null)
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, edited(step, before))
      }
    }
    return { problems: [], touched: [...touched].map(([path, isNew]) => ({ path, isNew })) }
  } catch (error) {
    return { problems: [`${page} cannot be followed: ${error.message}`], touched: [] }
  } finally {
    rmSync(copy, { recursive: true })
  }
}

const isCopied = (from) => !LEFT_OUT.has(from.split(/[\\/]/).at(-1))

/** Libraries are shared; the packages of the repository are those of the copy. */
function copyOf(root) {
  const copy = mkdtempSync(join(tmpdir(), 'cardwright-guide-'))
  for (const folder of COPIED)
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isCopied })
  for (const file of readdirSync(root))
    if (/\.(?:json|ts)$/.test(file)) cpSync(join(root, file), join(copy, file))
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')]
  mkdirSync(join(to, '@cardwright'), { recursive: true })
  for (const name of readdirSync(from))
    if (name !== '@cardwright' && !name.startsWith('.'))
      symlinkSync(join(from, name), join(to, name))
  for (const folder of ['packages', 'games', 'apps'])
    for (const name of readdirSync(join(copy, folder)))
      symlinkSync(
        relative(join(to, '@cardwright'), join(copy, folder, name)),
        join(to, '@cardwright', name),
      )
  return copy
}

function runAll(copy, { commands, prints, line }) {
  const wanted = commands.filter((command) => !BY_HAND.test(command))
  let printed = ''
  for (const [k, command] of wanted.entries()) {
    const done = spawnSync(process.execPath, programOf(copy, command), {
      cwd: copy,
      encoding: 'utf8',
    })
    printed += `${done.stdout}${done.stderr}`
    // a guide may show a command that finds mistakes
    const mayFail = prints !== undefined && k === wanted.length - 1
    if (done.status !== 0 && !mayFail)
      throw new Error(`line ${line}: ${command} fails:\n${printed}`)
  }
  const missing = prints?.split('\n').find((promised) => !isPrinted(promised, printed))
  if (missing !== undefined)
    throw new Error(`line ${line}: nothing prints\n${missing}\nbut\n${printed}`)
}

const PROGRAMS = {
  cardwright: 'apps/cli/bin/cardwright.mjs',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
}

function programOf(copy, command) {
  if (command === 'npm run verbs') return [join(copy, 'scripts/verbs.mjs')]
  const [npx, name, ...args] = command.split(/\s+#/)[0].trim().split(/\s+/)
  if (npx !== 'npx' || !(name in PROGRAMS)) throw new Error(`cannot run "${command}"`)
  return [join(copy, PROGRAMS[name]), ...args]
}

/** A page may shorten a line: parts that it sets apart by two spaces stand in one line of what is printed. */
function isPrinted(promised, printed) {
  const parts = promised.trim().split(/ {2,}/)
  return printed.split('\n').some((line) => parts.every((part) => line.includes(part)))
}
