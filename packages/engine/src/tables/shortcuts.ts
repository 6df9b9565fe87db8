// What can be known once per definition, so that the hot path looks it up: the blank block, whom auras
// can reach, which charges come back, what a unit needs to be anything but idle.
import { ASK, HEAP_FREE, LIMBO, SOURCES, SP, STANDS_FREE, WATCHED } from '../state/head.ts'
import type { CompiledAbility } from './ability.ts'
import type { PassiveModifier } from './passive.ts'
import type { Definition } from '../language/pack.ts'
import type { ThingsPart } from './things.ts'
import type { Brought } from '../compile/parts/passives.ts'
import type { Compiled } from './rules.ts'

/** Seats and world stand, every list is empty, nothing is asked. */
export function blankBlock({ layout, pools, things, modifiers }: Compiled): Int32Array {
  const { seats, seatDef, worldDef } = things
  const s = new Int32Array(layout.stack)
  s[SP] = layout.stack
  s[ASK] = -1
  s[HEAP_FREE] = -1
  const global = modifiers.passiveDef[worldDef]
  if (global !== null) {
    s[WATCHED] = global.reduce((all, p) => all | p.watches, 0)
    s[SOURCES] = 1
    s[layout.sources] = seats
  }
  const cells = layout.shape.rows * layout.shape.cols
  s.fill(-1, layout.occupant, layout.occupant + cells)
  s.fill(STANDS_FREE, layout.standing, layout.standing + cells)
  s.fill(-1, layout.sections, layout.sections + layout.shape.lanes * seats)
  for (const base of [layout.mods, layout.given, layout.tokens, layout.at])
    s.fill(-1, base, base + layout.entities)
  for (let e = 0; e <= seats; e++) {
    s[layout.def + e] = e === seats ? worldDef : seatDef
    s[layout.owner + e] = e === seats ? -1 : e
    s[layout.zone + e] = LIMBO
    if (e < seats) s[layout.team + e] = e
    for (const r of pools.all)
      if ((r.of === 'seat' && e < seats) || (r.of === 'world' && e === seats))
        s[r.base + e] = (r.start ?? 0) * r.scale
  }
  return s
}

/**
 * What the passives of a definition watch of things of another, at `first * definitions + second`: nothing where
 * the targets say by definitions alone that none of the passives ever reaches them.
 */
export function watchTable({ definitions, defPlace }: ThingsPart, passiveDef: Brought): Int32Array {
  const n = definitions.length
  const table = new Int32Array(n * n)
  passiveDef.forEach((list, d) =>
    definitions.forEach((target, t) => {
      for (const p of list ?? [])
        if (canReach(p, target, defPlace[t])) table[d * n + t] |= p.watchesOthers
    }),
  )
  return table
}

function canReach(p: PassiveModifier, target: Definition, stands: number): boolean {
  const { of } = p.source
  if (typeof of === 'string' || !p.simple) return true
  const { kind, def, types } = of
  // units stand on the board, sections are places of their own, seats are nowhere
  const place = ['unit', 'section', '', 'seat'].indexOf(kind)
  if (place >= 0 && place !== stands) return false
  if (def !== undefined && !def.includes(target.id)) return false
  return types?.every((type) => target.types?.includes(type)) !== false
}

/** King distance beyond which no passive of a definition reaches, -1 = it may reach anywhere. */
export const reachTable = (passiveDef: Brought): Int32Array =>
  Int32Array.from(passiveDef, (list) =>
    list === null
      ? 0
      : list.every((p) => p.simple && p.reach >= 0)
        ? Math.max(...list.map((p) => p.reach))
        : -1,
  )

export interface CardPrice {
  base: number
  amount: number
  query: number
}

/** A card with one price in whole numbers is judged without asking; one that stays is used for nothing. */
export function cardPrice({ pools, things }: Compiled, def: number): CardPrice {
  const prices = pools.prices[def]
  const [price] = prices
  const stays = things.defCard[def] === 2
  if (stays || prices.length !== 1 || pools.all[price.resource].scale !== 1)
    return { base: -1, amount: 0, query: 0 }
  const { base } = pools.all[price.resource]
  const { query } = price
  return query === null
    ? { base, amount: price.amount, query: 0 }
    : { base, amount: query.base[def], query: query.bit }
}

/** The unit resource that each of these abilities takes at least 1 of. */
export function idleBase({ pools }: Compiled, abilities: CompiledAbility[]): number {
  const [first] = abilities
  const common = first?.prices.find((price) =>
    abilities.every((a) => a.prices.some((p) => p.resource === price.resource && p.fixed >= 1)),
  )
  if (common === undefined) return -1
  const resource = pools.all[common.resource]
  return resource.of !== 'unit' || resource.min > 0 || resource.scale !== 1 ? -1 : resource.base
}
