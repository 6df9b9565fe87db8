// Seeded mistakes in a valid pack: the validator must refuse each before anything is played, and say where it is. A
// mistake that is not refused must change nothing: the same matches are played, and the same texts are told.
import {
  checkText,
  formatProblem,
  formatProblems,
  loadPack,
  mutatePack,
  Readings,
  validate,
  type LoadOptions,
  type Mutation,
  type PackFiles,
  type Problem,
} from '@cardwright/content'
import type { GameCode, Pack } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { traceOf } from './trace.ts'

export interface MutationReport {
  defects: number
  kinds: number
  caught: number
  /** Neither refused nor a mistake: matches and texts stay what they were. */
  equivalent: number
  /** Percent of the mistakes. */
  share: number
  /** Percent of those caught that are told where they were made, or with the word that was there. */
  placed: number
  /** Milliseconds for the mistake that took longest. */
  slowest: number
  missed: string[]
  /** Caught, but told somewhere else. */
  astray: string[]
}

/** Every so many times the broken pack is read as if nothing were known of it. */
const ANEW = 20
const MATCHES = 2

export function mutationTest(files: PackFiles, defects: number, code: GameCode): MutationReport {
  const options: LoadOptions = {
    usedByCode: code.reads,
    judge: code.judge,
    readings: new Readings(files),
  }
  const valid = validate(files, options)
  if (valid.length > 0)
    throw new Error(`the pack has ${valid.length} problems before any was added`)
  // games of tests do without some words
  const wordless = new Set(validate(files, { ...options, checkText }).map(formatProblem))
  const kinds = new Set<string>()
  const [missed, astray]: string[][] = [[], []]
  const isEquivalent = comparing(files, code)
  let [equivalent, slowest] = [0, 0]
  for (let seed = 0; seed < defects; seed++) {
    const mutation = mutatePack(files, seed)
    const named = `${mutation.kind} at ${mutation.where}`
    kinds.add(mutation.kind)
    // whoever breaks a text gets to hear of texts; all others are told before texts are written
    const asked = mutation.where.startsWith('text.') ? { ...options, checkText } : options
    const begun = performance.now()
    const told = validate(mutation.files, asked)
    slowest = Math.max(slowest, performance.now() - begun)
    if (seed % ANEW === 0) sameAnew(mutation, told, { ...asked, readings: undefined })
    const problems = told.filter((one) => !wordless.has(formatProblem(one)))
    if (problems.length === 0) {
      if (isEquivalent(named, mutation.files)) equivalent++
      else missed.push(named)
    } else if (!isPlaced(mutation, problems))
      astray.push(`${named}: ${formatProblems(problems.slice(0, 1))}`)
  }
  const mistakes = defects - equivalent
  const caught = mistakes - missed.length
  return {
    defects,
    kinds: kinds.size,
    caught,
    equivalent,
    share: percent(caught, mistakes),
    placed: percent(caught - astray.length, caught),
    slowest: Math.round(slowest),
    missed,
    astray,
  }
}

const percent = (part: number, of: number): number => Math.floor((1000 * part) / of) / 10

/** At the mistake, around it or inside it; or elsewhere, where the word is missed that was there. */
function isPlaced({ where }: Mutation, problems: readonly Problem[]): boolean {
  const [file, path = ''] = where.split(/:(.*)/)
  const word = path
    .split(/[.[\]"]+/)
    .filter((one) => one !== '' && Number.isNaN(Number(one)))
    .at(-1)
  // a key that was renamed has its place in what holds it
  const around = path.replace(/(\.[^.[\]]*|\[[^[\]]*\])$/, '')
  return problems.some(
    (one) =>
      (one.file === file && (one.path.startsWith(around) || path.startsWith(one.path))) ||
      String(one.value) === word ||
      one.hint === word ||
      one.message.includes(`"${String(word)}"`),
  )
}

/** Whether by the rules of another pack the same matches are played and the same is said. Each mistake is judged once. */
function comparing(files: PackFiles, code: GameCode): (named: string, after: PackFiles) => boolean {
  const open = (some: PackFiles): Pack | null => {
    const loaded = loadPack(some, { usedByCode: code.reads, judge: code.judge })
    return loaded.ok ? loaded.pack : null
  }
  const trace = (pack: Pack): string => {
    try {
      return traceOf(createGame(pack, code), MATCHES, { stock: () => {} }).trace
    } catch (error) {
      return `breaks: ${String(error)}`
    }
  }
  let before: { pack: Pack; trace: string } | null = null
  const known = new Map<string, boolean>()
  function judge(changed: PackFiles): boolean {
    const pack = open(changed)
    if (before === null) {
      const valid = open(files)!
      before = { pack: valid, trace: trace(valid) }
    }
    if (pack === null || JSON.stringify(pack.text) !== JSON.stringify(before.pack.text))
      return false
    return pack.hash === before.pack.hash || trace(pack) === before.trace
  }
  return (named, after) => {
    const found = known.get(named) ?? judge(after)
    known.set(named, found)
    return found
  }
}

function sameAnew({ files, kind, where }: Mutation, problems: Problem[], options: LoadOptions) {
  const anew = formatProblems(validate(files, options))
  if (anew !== formatProblems(problems))
    throw new Error(
      `${kind} at ${where} is told in other words when the pack is read anew:\n${anew}`,
    )
}
