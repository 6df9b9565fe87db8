// What `then` says about numbers: what a thing has, its effective stats, and the modifiers behind them.
import { explain } from '@cardwright/engine'
import { type Match } from '@cardwright/engine/author'
import { amountOf, ask, may, type Query } from '@cardwright/engine/block'
import { ScenarioError, type Path, type Report } from './problem.ts'
import type { Table } from './table.ts'
import { findThing, nameThing } from './things.ts'

/** A bare name is what the thing has left of it (a resource) before it is a stat. */
export function checkNumber(
  m: Match,
  e: number,
  name: string,
  wanted: unknown,
  path: Path,
  report: Report,
  prefer: 'stat' | 'resource' | 'any',
): void {
  const { rules } = m
  const resource = rules.pools.byName.get(name)
  const query = rules.queries.byName.get(name)
  const say = (is: unknown, why: string) => {
    if (is !== wanted)
      report(path, `expected ${JSON.stringify(wanted)}, is ${JSON.stringify(is)}${why}`)
  }
  if (resource !== undefined && prefer !== 'stat') return say(amountOf(m, resource, e), '')
  if (query !== undefined) return say(answerOf(m, query, e), because(m, e, name))
  const computed = rules.game.code.computed?.[name]
  if (computed === undefined) throw new ScenarioError(`there is no number "${name}"`)
  say(computed(m, e), '')
}

function answerOf(m: Match, query: Query, e: number): unknown {
  if (query.kind === 'yesNo') return may(m, query, e)
  const answer = ask(m, query, e)
  return query.kind === 'symbol' ? m.rules.words.symbols[answer] : answer
}

/** The printed value and what changes it, so that a failing number explains itself. */
function because(m: Match, e: number, query: string): string {
  const why = explain(m, e, query)
  if (why === null) return ''
  const list = why.modifiers.map(
    ({ op, amount, source, ability }) => `${op} ${amount} by ${nameThing(m, source)} (${ability})`,
  )
  return ` (printed ${why.base}${list.length > 0 ? `; ${list.join(', ')}` : ', nothing changes it'})`
}

/** How many modifiers it holds: all together, or by query as a number or as the list of sources. */
export type Held = number | Record<string, number | string[]>

export function checkModifiers(
  table: Table,
  e: number,
  wanted: Held,
  path: Path,
  report: Report,
): void {
  const { match: m, words, aliases } = table
  const held = (query: string) => explain(m, e, query)?.modifiers ?? []
  if (typeof wanted === 'number') {
    const n = m.rules.queries.all.reduce((sum, { name }) => sum + held(name).length, 0)
    if (n !== wanted) report(path, `expected ${wanted} modifiers, it holds ${n}`)
    return
  }
  for (const [query, what] of Object.entries(wanted)) {
    const sources = held(query).map(({ source }) => source)
    const names = sources.map((s) => nameThing(m, s)).join(', ') || 'none'
    const n = typeof what === 'number' ? what : what.length
    if (sources.length !== n)
      report([...path, query], `expected ${n} modifiers, it holds ${sources.length} (${names})`)
    else if (Array.isArray(what)) {
      const left = [...sources]
      for (const text of what) {
        const at = left.indexOf(findThing(m, words, aliases, text, left))
        if (at < 0) report([...path, query], `expected one by ${text}; they are by ${names}`)
        else left.splice(at, 1)
      }
    }
  }
}
