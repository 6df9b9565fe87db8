// The manifest's words as tables: zones, statuses, queries, resources.
import type { Manifest } from '../language/manifest.ts'
import type { Definition, Pack } from '../language/pack.ts'
import { ATTACHED, BOARD, ZONES } from '../state/head.ts'
import type { Layout } from '../state/layout.ts'
import { LARGEST } from '../state/unplayable.ts'
import type { Query } from './query.ts'
import type { ResourceTable, Rules, StatusTable, ZoneTable } from './rules.ts'

export function zoneTables(pack: Pack, seats: number): ZoneTable[] {
  let list = 0
  // zones without a named pool, and the board, are pool 0
  const pools: (string | undefined)[] = [undefined]
  return Object.entries(pack.manifest.zones).map(([name, decl], i) => {
    if (!pools.includes(decl.pool)) pools.push(decl.pool)
    const table = {
      name,
      index: i,
      pool: pools.indexOf(decl.pool),
      perSeat: decl.per === 'seat',
      seen: decl.seen,
      capacity: decl.capacity ?? 9999,
      refills: decl.refill !== false,
      list,
    }
    list += decl.per === 'seat' ? seats : 1
    return table
  })
}

/** What the block has at `zone` for a thing there. */
export function zoneNumber({ zones }: Manifest, name: string): number {
  if (name === 'board') return BOARD
  if (name === 'attached') return ATTACHED
  const zone = Object.keys(zones).indexOf(name)
  if (zone < 0) throw new Error(`unknown zone "${name}"`)
  return ZONES + zone
}

export function statusTables(pack: Pack): StatusTable[] {
  return pack.statuses.map((s, i) => ({
    name: s.id,
    index: i,
    bit: 1 << i,
    stacks: s.stacks,
    token: s.token === true,
    reveals: s.reveals === true,
    conceals: s.conceals === true,
    keepOn: new Set((s.keepOn ?? []).map((zone) => zoneNumber(pack.manifest, zone))),
  }))
}

export function queryTables(
  pack: Pack,
  definitions: Definition[],
  symbolOf: (name: string) => number,
  layout: Layout,
): Query[] {
  return Object.entries(pack.manifest.queries).map(([name, decl], i) => {
    const answer = (d: Definition): number => {
      const { base } = decl
      const { playedTo } = pack.manifest.classes[d.class] ?? {}
      if (name === 'playedTo' && playedTo !== undefined) return symbolOf(playedTo)
      if (typeof base === 'number') return base
      if (typeof base === 'boolean') return base ? 1 : 0
      if (typeof base === 'string') return symbolOf(base)
      if (base !== undefined && 'cost' in base) return d.cost?.[base.cost] ?? 0
      if (decl.kind === 'yesNo') return 1
      return d.stats?.[base === undefined ? name : base.stat] ?? 0
    }
    return {
      name,
      index: i,
      kind: decl.kind,
      base: definitions.map(answer),
      factor: decl.factor ?? 'product',
      round: decl.round ?? null,
      min: decl.min ?? -LARGEST,
      max: decl.max ?? LARGEST,
      def: layout.def,
      mods: layout.mods,
      asked: layout.asked,
      bit: 1 << (i % 31),
      cap: -1,
    }
  })
}

const printed = (definitions: Definition[], stat: string) =>
  definitions.map((d) => d.stats?.[stat] ?? 0)

export function resourceTables(
  pack: Pack,
  rules: Pick<Rules, 'layout' | 'queryIndex' | 'balance' | 'definitions'>,
): ResourceTable[] {
  const fixed = (v: unknown, otherwise: number) =>
    typeof v === 'number' ? v : typeof v === 'string' ? rules.balance(v.slice(1)) : otherwise
  return Object.entries(pack.manifest.resources).map(([name, decl], i) => ({
    name,
    index: i,
    base: rules.layout.resources + i * rules.layout.units,
    scale: decl.halves ? 2 : 1,
    of: decl.of,
    min: fixed(decl.min, -LARGEST),
    max: fixed(decl.max, LARGEST),
    cap: decl.cap === undefined ? -1 : rules.queryIndex.get(decl.cap)!.index,
    growsWithCap: decl.growsWithCap !== false,
    payLast: decl.payLast === true,
    vital: decl.vital === true,
    start: typeof decl.start === 'number' ? decl.start : null,
    startPrinted:
      typeof decl.start === 'object' && !rules.queryIndex.has(decl.start.stat)
        ? printed(rules.definitions, decl.start.stat)
        : null,
    startQuery:
      typeof decl.start === 'object' ? (rules.queryIndex.get(decl.start.stat)?.index ?? -1) : -1,
  }))
}
