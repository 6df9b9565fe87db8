// `npm run fuzz -- --abilities 100000 --seed 1`: abilities drawn from the grammar of the language, each on a card of the
// probe game. Each is refused, or has a text and plays without a fault; findings are made small and printed. With
// `--keys` every key of an accepted ability is left out once: what neither text nor match ever shows is printed. With
// `--keep file` a run that was stopped goes on where it was: the file says how far it came and what it found.
import {
  drawAbility,
  judge,
  minimise,
  tryKeys,
  type Tally,
  type Verdict,
} from '@cardwright/testkit'
import { fork } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    abilities: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    keys: { type: 'boolean', default: false },
    keep: { type: 'string' },
    /** Seconds after which an ability is taken for an endless loop. */
    patience: { type: 'string', default: '60' },
  },
})
const [count, seed, patience] = [values.abilities, values.seed, values.patience].map(Number)
const BATCH = 200
/** A kind of place that was tried so often and never showed anything is told. */
const ENOUGH = 40
const sizeOf = (k: number) => ({
  seed: k,
  matches: 2,
  decisions: 40,
  secrets: k % 10 === 0 ? 20 : 0,
})

interface Told {
  at?: number
  found?: { seed: number; verdict: Verdict; small: string }
  kinds?: Record<string, number>
  tally?: [string, Tally extends Map<string, infer C> ? C : never][]
}

const tell = (told: Told) => process.send!(told)

/** Some abilities in a process of their own, which may hang. */
function work(from: number, to: number, skipped: readonly number[]): void {
  const kinds: Record<string, number> = {}
  const tally: Tally = new Map()
  const next = (k: number): void => {
    if (k >= to) {
      tell({ kinds, tally: [...tally] })
      return process.disconnect()
    }
    tell({ at: k })
    if (!skipped.includes(k)) one(k)
    setImmediate(next, k + 1)
  }
  const one = (k: number): void => {
    const drawn = drawAbility(k)
    const verdict = judge(drawn, sizeOf(k))
    kinds[verdict.kind] = (kinds[verdict.kind] ?? 0) + 1
    if (verdict.kind === 'fine' && values.keys) tryKeys(drawn, sizeOf(k), tally)
    if (verdict.kind === 'fine' || verdict.kind === 'refused') return
    const small = JSON.stringify(minimise(drawn, verdict.kind, sizeOf(k)))
    tell({ found: { seed: k, verdict, small } })
  }
  next(from)
}

const kinds = new Map<string, number>()
const tally: Tally = new Map()

async function batch(from: number, to: number): Promise<void> {
  const hung: number[] = []
  while (!(await attempt(from, to, hung)));
}

function attempt(from: number, to: number, hung: number[]): Promise<boolean> {
  const child = fork(fileURLToPath(import.meta.url), process.argv.slice(2), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, FUZZ: JSON.stringify([from, to, hung]) },
  })
  return new Promise((done) => {
    let at = from
    // starting takes long on a busy machine
    let since = Infinity
    const watch = setInterval(() => {
      if (performance.now() - since < patience * 1000) return
      clearInterval(watch)
      child.kill('SIGKILL')
      hung.push(at)
      kinds.set('hang', (kinds.get('hang') ?? 0) + 1)
      console.log(`hang  --seed ${at}\n  ${JSON.stringify(drawAbility(at))}`)
      done(false)
    }, 500)
    child.on('message', (told: Told) => {
      since = performance.now()
      at = told.at ?? at
      if (told.found)
        console.log(
          `${told.found.verdict.kind}  --seed ${told.found.seed}: ${told.found.verdict.said}\n  ${told.found.small}`,
        )
      if (told.kinds === undefined) return
      clearInterval(watch)
      for (const [kind, n] of Object.entries(told.kinds))
        kinds.set(kind, (kinds.get(kind) ?? 0) + n)
      for (const [place, one] of told.tally ?? []) addUp(place, one)
      done(true)
    })
  })
}

function addUp(place: string, one: NonNullable<ReturnType<Tally['get']>>): void {
  const sum = tally.get(place)
  if (sum === undefined) return void tally.set(place, one)
  for (const key of ['tried', 'refused', 'said', 'played'] as const) sum[key] += one[key]
  sum.idle.push(...one.idle)
  sum.unsaid.push(...one.unsaid)
}

interface Kept {
  next: number
  kinds: [string, number][]
  tally: [string, NonNullable<ReturnType<Tally['get']>>][]
}

/** What an earlier run has kept; answers the seed that comes next. */
function carryOn(): number {
  if (values.keep === undefined || !existsSync(values.keep)) return seed
  const kept = JSON.parse(readFileSync(values.keep, 'utf8')) as Kept
  for (const [kind, n] of kept.kinds) kinds.set(kind, n)
  for (const [place, one] of kept.tally) tally.set(place, one)
  return kept.next
}

function keep(next: number): void {
  const kept: Kept = { next, kinds: [...kinds], tally: [...tally] }
  if (values.keep !== undefined) writeFileSync(values.keep, JSON.stringify(kept))
}

if (process.env.FUZZ !== undefined) {
  const [from, to, skipped] = JSON.parse(process.env.FUZZ) as [number, number, number[]]
  work(from, to, skipped)
} else {
  const begun = performance.now()
  const first = carryOn()
  for (let from = first; from < seed + count; from += BATCH) {
    const to = Math.min(from + BATCH, seed + count)
    await batch(from, to)
    keep(to)
  }
  for (const [place, { tried, refused, said, played, idle, unsaid }] of tally) {
    const figures = `${place}: left out ${tried} times, refused ${refused}, said ${said}, played ${played}`
    if (tried - refused >= ENOUGH && played === 0)
      console.log(`never played  ${figures}\n  ${idle[0] ?? ''}`)
    if (unsaid.length > 0 && said === 0) console.log(`never said  ${figures}\n  ${unsaid[0]}`)
  }
  const seconds = (performance.now() - begun) / 1000
  console.log(
    Object.fromEntries(kinds),
    `${((seed + count - first) / seconds).toFixed(0)} abilities a second`,
  )
  const isClean = [...kinds.keys()].every((kind) => kind === 'fine' || kind === 'refused')
  process.exitCode = isClean ? 0 : 1
}
