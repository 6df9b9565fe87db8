// Passives are updated layer by layer, so none may read what it changes, directly or
// through others.
import { isObject, type DraftAbility, type Holder } from '../draft.ts'
import type { Manifest, Modifier } from '../language.ts'
import { inside, type Path, type Place } from '../problem.ts'
import { walkAbility } from '../walk/ability.ts'
import type { Visitor } from '../walk/visitor.ts'
import { oneQueryEach } from '../query-list.ts'
import type { Check } from './check.ts'

interface Edge {
  from: string
  to: string
  at: Place
}

export function checkCycles(check: Check): void {
  const edges = check.draft.holders.flatMap((holder) =>
    holder.abilities
      .filter(({ sound, value }) => sound && value.passive)
      .flatMap((ability) => edgesOf(check.manifest, holder, ability)),
  )
  const reads = new Map<string, Set<string>>()
  for (const { from, to } of edges) reads.set(from, (reads.get(from) ?? new Set()).add(to))
  const known = new Map<string, Map<string, string[]>>()
  for (const edge of edges) {
    const ways = known.get(edge.to) ?? waysFrom(reads, edge.to)
    known.set(edge.to, ways)
    const way = ways.get(edge.from)
    if (way)
      check.report(edge.at, undefined, `reads what it changes: ${[edge.from, ...way].join(' → ')}`)
  }
}

/** Edges from what a modifier changes to what it reads. */
function edgesOf(manifest: Manifest, holder: Holder, ability: DraftAbility): Edge[] {
  const reads = readsIn(manifest, holder, ability)
  const gate = reads.filter(({ path }) => path[0] === 'if')
  // A passive of a keyword or status holds while its bearer has it. A rule that derives a status
  // is written on that status but belongs to no bearer.
  const bearer =
    holder.kind === 'keyword' || holder.kind === 'status' ? [`${holder.kind} ${holder.id}`] : []
  return ability.value.passive!.flatMap((modifier, i) => {
    const own = reads.filter(({ path }) => path[0] === 'passive' && path[1] === i)
    const words = [...gate, ...own].map(({ what }) => what)
    const read = new Set([...words, ...(modifier.status ? [] : bearer)])
    const at = inside(ability.at, 'passive', i)
    const changed = oneQueryEach(modifier).map(changedBy)
    return changed.flatMap((from) => [...read].map((to) => ({ from, to, at })))
  })
}

function changedBy({ query, keyword, status }: Modifier): string {
  return query ? `query ${query}` : keyword ? `keyword ${keyword}` : `status ${status}`
}

interface Read {
  what: string
  /** Relative to the ability. */
  path: Path
}

function readsIn(manifest: Manifest, holder: Holder, ability: DraftAbility): Read[] {
  const found: Read[] = []
  const start = ability.at.path.length
  const visitor: Visitor = {
    word(kind, word, at) {
      const path = at.path.slice(start)
      if (isSubject(path)) return
      if (kind === 'query' || kind === 'stat') found.push({ what: `query ${word}`, path })
      if (kind === 'status' || kind === 'keyword') found.push({ what: `${kind} ${word}`, path })
    },
    condition(condition, at) {
      if (isObject(condition) && 'field' in condition)
        found.push({ what: `query ${String(condition['field'])}`, path: at.path.slice(start) })
    },
  }
  walkAbility(holder, ability, [visitor], manifest)
  return found
}

/** The path of what the modifier changes: `passive[0].query`, or an entry of a list there. */
const isSubject = (path: Path): boolean =>
  (path.length === 3 && ['query', 'keyword', 'status'].includes(String(path[2]))) ||
  (path.length === 4 && path[2] === 'query')

/** The shortest path to everything that is read, directly or indirectly. */
function waysFrom(reads: Map<string, Set<string>>, start: string): Map<string, string[]> {
  const ways = new Map([[start, [start]]])
  for (const [last, way] of ways)
    for (const to of reads.get(last) ?? []) if (!ways.has(to)) ways.set(to, [...way, to])
  return ways
}
