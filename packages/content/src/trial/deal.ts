// Puts a card where it can be used from: into the place of another one that the asked seat has there.
import type { Match } from '@cardwright/engine'
import { cardAt, putIn, sizeOf, type ZoneTable } from '@cardwright/engine/author'
import { ASK, put, setResource, touch } from '@cardwright/engine/block'

const EVERYTHING = 0x7fffffff
/** Enough to pay for anything, and no game counts further. */
const RICHES = 20

/** @returns the card, or -1 when nobody could ever have it there */
export function deal(m: Match, id: string, zone: ZoneTable): number {
  const { rules } = m
  const def = rules.things.defIndex.get(id)!
  const card = slotFor(m, def, zone)
  if (card < 0) return -1
  put(m, m.layout.def + card, def)
  putIn(m, card, zone)
  const seat = m.s[ASK]
  for (const resource of rules.pools.all)
    if (resource.of === 'seat') setResource(m, resource, seat, Math.min(resource.max, RICHES))
  // it became another one behind the back of every passive
  touch(m, card, EVERYTHING)
  m.fresh = false
  return card
}

/** Where this card might be used from, and last the pile it might be drawn from. */
export function placesFor(m: Match, id: string): ZoneTable[] {
  const { rules } = m
  const from = zonesOf(m, rules.things.defIndex.get(id)!)
  const { deck } = rules.zones
  return from.length === 0 || deck === null ? from : [...from, deck]
}

/** A card of the asked seat that becomes this one: one where it is used from, or one that is still in a pile. */
function slotFor(m: Match, def: number, first: ZoneTable): number {
  const { things, zones } = m.rules
  const seat = m.s[ASK]
  for (const zone of new Set([
    first,
    ...zonesOf(m, def),
    ...(zones.deck === null ? [] : [zones.deck]),
  ]))
    for (let k = 0; k < sizeOf(m, zone, zone.perSeat ? seat : 0); k++) {
      const card = cardAt(m, zone, zone.perSeat ? seat : 0, k)
      const other = m.s[m.layout.def + card]
      const isOwn = m.s[m.layout.owner + card] === seat || !first.perSeat
      if (isOwn && things.defCard[other] === things.defCard[def] && isAlike(m, other, def))
        return card
    }
  return -1
}

/** Both are cards that are used from the same zones. */
function isAlike(m: Match, a: number, b: number): boolean {
  const [first, second] = [a, b].map((def) => zonesOf(m, def).map(({ index }) => index))
  return first.length > 0 && first.join() === second.join()
}

/** Zones from which some ability of this card is used. */
function zonesOf(m: Match, def: number): ZoneTable[] {
  const { things, zones, game } = m.rules
  const { timings, windows = {}, classes } = game.manifest
  const { abilities = [], class: shelf } = things.definitions[def]
  const basics = game.pack.basics.filter(({ id }) => classes[shelf]?.cardBasics?.includes(id))
  const all = [...abilities, ...basics.flatMap((one) => one.abilities)]
  const names = all.flatMap(({ when, answer }) => {
    const from = when === undefined ? windows[answer ?? '']?.from : timings[when]?.from
    return Array.isArray(from) ? from : []
  })
  return [...new Set(names)].map((name) => zones.byName.get(name)!)
}
