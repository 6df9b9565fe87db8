// Follows a guide word for word in a copy of the repository: files are written and changed, commands are run,
// and what they print must be what the page promises.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copyOf } from '../copy-of.mjs'
import { edited, stepsIn } from './guide-steps.mjs'

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
