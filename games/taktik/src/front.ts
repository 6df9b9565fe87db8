// How strong the sides are around a place, for bots. Everything that does not change in a match is looked up once for its rules.
import {
  defOf,
  find,
  owner,
  pool,
  unitAt,
  type Match,
  type ResourceTable,
  type Rules,
} from '@cardwright/engine/author'
import type { Condition } from '@cardwright/engine'
import { holderOf } from './places.ts'

/** Where the units of both sides stand, and how many there are. */
export interface Muster {
  cells: readonly [Int32Array, Int32Array]
  n: [number, number]
}

export const SIGN = [1, -1]
export const SEATS = [0, 1]

export const standsOn = (m: Match, seat: number, cell: number): boolean =>
  unitAt(m, cell) >= 0 && owner(m, unitAt(m, cell)) === seat

/** Who would hold a point if the turn ended now: 1 the attacker, -1 the defender. */
export function held(m: Match, k: number, cell: number): number {
  const e = unitAt(m, cell)
  const seat = e >= 0 ? owner(m, e) : holderOf(m, k)
  return seat < 0 ? 0 : SIGN[seat]
}

export class Front {
  readonly rows: number
  readonly rowOf: Int32Array
  readonly hits: ResourceTable
  /** By definition: the counter that a mission is judged by. */
  readonly counters: readonly (string | null)[]
  private readonly king: Uint8Array
  private readonly size: number
  private readonly vehicles: readonly boolean[]
  private readonly specials: readonly boolean[]

  constructor(rules: Rules) {
    const { definitions } = rules.things
    const { king, size, rows, rowOf } = rules.space.grid!
    this.rows = rows
    this.rowOf = rowOf
    this.hits = find.pool(rules, 'hits')
    this.counters = definitions.map(({ abilities = [] }) => counterIn(abilities[0]?.if))
    this.king = king
    this.size = size
    this.vehicles = definitions.map(({ types }) => types?.includes('vehicle') === true)
    this.specials = definitions.map(({ types }) => types?.includes('special') === true)
  }

  far(a: number, b: number): number {
    return this.king[a * this.size + b]
  }

  isVehicle(m: Match, e: number): boolean {
    return this.vehicles[defOf(m, e)]
  }

  isSpecial(m: Match, e: number): boolean {
    return this.specials[defOf(m, e)]
  }

  /** Who has the say around a cell: 1 the attacker alone, -1 the defender alone. */
  say(m: Match, muster: Muster, cell: number): number {
    const mine = this.strength(m, muster, 0, cell)
    const theirs = this.strength(m, muster, 1, cell)
    return mine + theirs > 0 ? (mine - theirs) / (mine + theirs) : 0
  }

  /** A side's strength around a cell: full on the cell, less with distance. */
  private strength(m: Match, { cells, n }: Muster, seat: number, cell: number): number {
    const { hits, king, size } = this
    const stand = cells[seat]
    let sum = 0
    for (let i = 0; i < n[seat]; i++)
      sum += (pool(m, unitAt(m, stand[i]), hits) * hits.scale) / (1 + king[cell * size + stand[i]])
    return sum
  }
}

function counterIn(condition: Condition | undefined): string | null {
  return condition !== undefined && 'counter' in condition ? String(condition.counter) : null
}
