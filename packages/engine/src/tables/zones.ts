// Zones of cards, and the timings that play from them.
import type { Manifest } from '../language/manifest.ts'
import type { Pack } from '../language/pack.ts'
import { ATTACHED, BOARD, ZONES } from '../state/head.ts'

export interface ZoneTable {
  name: string
  index: number
  /** Hidden faces may lie in any zone of the same pool. */
  pool: number
  perSeat: boolean
  seen: 'all' | 'owner' | 'team' | 'nobody'
  capacity: number
  refills: boolean
  /** First list of the zone; seat zones have one per seat. */
  list: number
}

export interface CardTiming {
  index: number
  zones: ZoneTable[]
  inOrder: boolean
}

export interface ZonesPart {
  readonly all: readonly ZoneTable[]
  readonly byName: ReadonlyMap<string, ZoneTable>
  readonly deck: ZoneTable | null
  readonly hand: ZoneTable | null
  readonly discard: ZoneTable | null
  /** By pool: some of it lies hidden in a zone of the match, so a hidden card may be any of them whoever owns it. */
  readonly common: readonly boolean[]
  /** Timings whose sources are cards, with the zones they are played from. */
  readonly cardTimings: readonly CardTiming[]
}

export function zonesOf({ manifest }: Pack, seats: number): ZonesPart {
  const all = zoneTables(manifest, seats)
  const byName = new Map(all.map((z) => [z.name, z]))
  const ofRole = (role: 'deck' | 'hand' | 'discard') =>
    all.find((z) => manifest.zones[z.name].role === role) ?? null
  return {
    all,
    byName,
    deck: ofRole('deck'),
    hand: ofRole('hand'),
    discard: ofRole('discard'),
    common: commonPools(all),
    cardTimings: Object.values(manifest.timings).flatMap(({ from, inOrder }, index) =>
      from === 'board'
        ? []
        : [{ index, zones: from.map((zone) => byName.get(zone)!), inOrder: inOrder === true }],
    ),
  }
}

function zoneTables({ zones }: Manifest, seats: number): ZoneTable[] {
  let list = 0
  // zones without a named pool, and the board, are pool 0
  const pools: (string | undefined)[] = [undefined]
  return Object.entries(zones).map(([name, decl], i) => {
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

function commonPools(all: readonly ZoneTable[]): boolean[] {
  const common = [false]
  for (const { pool, perSeat, seen } of all)
    common[pool] = (common[pool] ?? false) || (!perSeat && seen !== 'all')
  return common
}

/** What the block has at `zone` for a thing there. */
export function zoneNumber({ zones }: Manifest, name: string): number {
  if (name === 'board') return BOARD
  if (name === 'attached') return ATTACHED
  const zone = Object.keys(zones).indexOf(name)
  if (zone < 0) throw new Error(`unknown zone "${name}"`)
  return ZONES + zone
}
