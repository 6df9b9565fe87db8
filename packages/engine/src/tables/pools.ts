// Resources: the pools of seats, units, sections and the world, and printed prices in them.
import type { Query } from '../ask/query.ts'
import type { ResourceDecl } from '../language/manifest.ts'
import type { Definition } from '../language/pack.ts'
import { LARGEST } from '../state/unplayable.ts'
import type { Tables } from './rules.ts'

export interface ResourceTable {
  name: string
  index: number
  base: number
  scale: number
  of: 'seat' | 'unit' | 'section' | 'card' | 'world'
  min: number
  max: number
  /** Query that caps it, -1 = none. */
  cap: number
  growsWithCap: boolean
  payLast: boolean
  vital: boolean
  start: number | null
  startQuery: number
  /** The printed number it starts from, by definition. */
  startPrinted: number[] | null
}

export interface PrintedPrice {
  resource: number
  query: Query | null
  amount: number
}

export interface PoolsPart {
  readonly all: readonly ResourceTable[]
  readonly byName: ReadonlyMap<string, ResourceTable>
  readonly vital: ResourceTable | null
  /** The pool whose end is death, by definition. */
  readonly vitals: readonly (ResourceTable | null)[]
  /** Printed prices by definition. */
  readonly prices: readonly (readonly PrintedPrice[])[]
}

type Needs = Pick<Tables, 'game' | 'things' | 'queries' | 'layout'>

export function poolsOf(tables: Needs): PoolsPart {
  const { game, things } = tables
  const { classes, resources } = game.manifest
  const all = Object.entries(resources).map(([name, decl], i) => resourceOf(name, decl, i, tables))
  const byName = new Map(all.map((r) => [r.name, r]))
  const vital = all.find((r) => r.vital) ?? null
  return {
    all,
    byName,
    vital,
    vitals: things.definitions.map((d) => {
      const of = classes[d.class]?.place === 'section' ? 'section' : 'unit'
      return all.find((r) => r.vital && r.of === of) ?? vital
    }),
    prices: things.definitions.map((d) => pricesOf(d, byName, tables)),
  }
}

function resourceOf(
  name: string,
  decl: ResourceDecl,
  index: number,
  { game, things, queries, layout }: Needs,
): ResourceTable {
  const fixed = (v: unknown, otherwise: number) =>
    typeof v === 'number' ? v : typeof v === 'string' ? game.balance(v.slice(1)) : otherwise
  const { start } = decl
  const stat = typeof start === 'object' ? start.stat : null
  const query = stat === null ? undefined : queries.byName.get(stat)
  const isPrinted = stat !== null && query === undefined
  return {
    name,
    index,
    base: layout.resources + index * layout.units,
    scale: decl.halves ? 2 : 1,
    of: decl.of,
    min: fixed(decl.min, -LARGEST),
    max: fixed(decl.max, LARGEST),
    cap: decl.cap === undefined ? -1 : queries.byName.get(decl.cap)!.index,
    growsWithCap: decl.growsWithCap !== false,
    payLast: decl.payLast === true,
    vital: decl.vital === true,
    start: typeof start === 'number' ? start : null,
    startPrinted: isPrinted ? things.definitions.map((d) => d.stats?.[stat] ?? 0) : null,
    startQuery: query?.index ?? -1,
  }
}

const pricesOf = (
  { cost = {} }: Definition,
  pools: ReadonlyMap<string, ResourceTable>,
  { game, queries }: Needs,
): PrintedPrice[] =>
  Object.entries(cost).map(([name, amount]) => ({
    resource: pools.get(name)!.index,
    query: queries.all.find((q) => isCostOf(game.manifest.queries[q.name]?.base, name)) ?? null,
    amount,
  }))

const isCostOf = (base: unknown, resource: string): boolean =>
  typeof base === 'object' && base !== null && 'cost' in base && base.cost === resource
