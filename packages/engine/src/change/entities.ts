// Entities come and go: seats and the world always are; units and cards take slots of their range.
import { ask } from '../ask/query.ts'
import { DEAD, FREE, GONE } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { noRoom } from '../state/unplayable.ts'
import { giveBack, T_NEXT } from '../state/records.ts'

/** In the first free slot of a range. Slots of things that died stay taken until the sweep. */
function make(m: Match, def: number, owner: number, first: number, end: number): number {
  const { zone } = m.layout
  for (let e = first; e < end; e++)
    if (m.s[zone + e] === FREE) {
      initialise(m, e, faceFor(m, def, owner), owner)
      return e
    }
  return noRoom(m, end - m.rules.things.seats - 1, THINGS)
}

const THINGS = 'things at once: shorten the decks, or raise capacity.units'

/** Makes a thing that can stand on the board. `enterBoard` puts it somewhere. */
export const newUnit = (m: Match, def: number, owner: number): number =>
  make(m, def, owner, m.rules.things.seats + 1, m.layout.units)

const faceFor = ({ twin }: Match, def: number, owner: number): number =>
  twin !== null && twin.of === def && twin.seat === owner ? twin.by : def

/** A card that can become a unit, or has pools of its own, lives in the unit range. */
export const newCard = (m: Match, def: number, owner: number): number =>
  makeCard(m, def, owner, m.rules.things.seats + 1, m.layout.units)

/** The search begins at these slots of the two ranges. */
export function makeCard(m: Match, def: number, owner: number, unit: number, card: number): number {
  const { units, entities } = m.layout
  const isUnit = m.rules.things.defCard[def] !== 0
  return isUnit ? make(m, def, owner, unit, units) : make(m, def, owner, card, entities)
}

function initialise(m: Match, e: number, def: number, owner: number): void {
  const { layout } = m
  put(m, layout.def + e, def)
  put(m, layout.owner + e, owner)
  put(m, layout.zone + e, GONE)
  put(m, layout.at + e, -1)
  // what left before has usually left these blank
  blank(m, layout.mods + e, -1)
  blank(m, layout.asked + e, 0)
  blank(m, layout.given + e, -1)
  blank(m, layout.face + e, 0)
  blank(m, layout.tokens + e, -1)
  blank(m, layout.mask + e, 0)
  if (e < layout.units) {
    blank(m, layout.words + e, 0)
    startResources(m, e)
  }
}

function blank(m: Match, i: number, v: number): void {
  if (m.s[i] !== v) put(m, i, v)
}

/** Pools at their start values and all charges unused: it is about to enter the board. */
export function startResources(m: Match, e: number): void {
  const { layout } = m
  const { all: resources } = m.rules.pools
  const { all: queries } = m.rules.queries
  for (const r of resources) {
    if (r.of === 'seat' || r.of === 'world') continue
    const start =
      r.start ??
      (r.startQuery >= 0
        ? ask(m, queries[r.startQuery], e)
        : (r.startPrinted?.[m.s[layout.def + e]] ?? 0))
    put(m, r.base + e, start * r.scale)
  }
  for (let k = 0; k < layout.chargeSlots; k++)
    put(m, layout.charges + e * layout.chargeSlots + k, 0)
}

/** It is out of the match; its slot keeps what is known of it until the sweep. */
export function retire(m: Match, e: number): void {
  put(m, m.layout.zone + e, GONE)
  put(m, DEAD, m.s[DEAD] + 1)
}

/** Between actions nothing refers to the dead any more: their slots are free again. */
export function sweep(m: Match): void {
  const { s } = m
  const { zone, entities, tokens } = m.layout
  for (let e = m.rules.things.seats + 1, left = s[DEAD]; left > 0 && e < entities; e++) {
    if (s[zone + e] !== GONE) continue
    left--
    put(m, zone + e, FREE)
    if (s[tokens + e] >= 0) dropTokens(m, e)
  }
  put(m, DEAD, 0)
}

/** Statuses of the dead were readable until now; their records are free for reuse. */
function dropTokens(m: Match, e: number): void {
  const { s } = m
  const { tokens, mask } = m.layout
  for (let r = s[tokens + e]; r >= 0;) {
    const next = s[r + T_NEXT]
    giveBack(m, r)
    r = next
  }
  put(m, tokens + e, -1)
  put(m, mask + e, 0)
}
