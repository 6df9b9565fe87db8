// Whether a state agrees with itself: who lies in a list knows it, who stands on a cell is on it, and no aura
// is out of date.
import { clone, sameState, type Match } from '@cardwright/engine'
import { BOARD, listOf, touch, ZONES } from '@cardwright/engine/block'

/** What does not agree in a state, null when everything does. */
export const wrongIn = (m: Match, withAuras = true): string | null =>
  lists(m) ?? cells(m) ?? (withAuras ? auras(m) : null)

function lists(m: Match): string | null {
  const { layout } = m.rules
  const { all: zones } = m.rules.zones
  const { seats } = m.rules.things
  const listed = new Set<number>()
  for (const zone of zones)
    for (let seat = 0; seat < (zone.perSeat ? seats : 1); seat++) {
      const base = listOf(m, zone, seat)
      if (m.s[base] < 0 || m.s[base] >= layout.zoneSize) return `${zone.name} has overflown`
      for (let k = 1; k <= m.s[base]; k++) {
        const e = m.s[base + k]
        const isHere =
          m.s[layout.zone + e] === ZONES + zone.index &&
          (!zone.perSeat || m.s[layout.owner + e] === seat)
        if (!isHere || listed.has(e)) return `${zone.name} of seat ${seat} lists ${e}, wrongly`
        listed.add(e)
      }
    }
  for (let e = seats + 1; e < layout.entities; e++)
    if (m.s[layout.zone + e] >= ZONES && !listed.has(e)) return `${e} lies in no list`
  return null
}

function cells(m: Match): string | null {
  const { layout } = m.rules
  const { grid } = m.rules.space
  for (let e = m.rules.things.seats + 1; e < layout.units; e++) {
    if (m.s[layout.zone + e] !== BOARD) continue
    const at = m.s[layout.at + e]
    if (grid !== null && m.s[layout.occupant + at] !== e) return `${e} is not on its cell`
  }
  for (let c = 0; c < (grid?.size ?? 0); c++) {
    const e = m.s[layout.occupant + c]
    if (e >= 0 && (m.s[layout.zone + e] !== BOARD || m.s[layout.at + e] !== c))
      return `${grid!.labels[c]} says ${e} stands there, wrongly`
    for (let owner = -1; owner < m.rules.things.seats; owner++) {
      const crowd = m.s[layout.crowds + (owner + 1) * layout.crowdSize + (c >> 5)]
      if (((crowd >> (c & 31)) & 1) !== Number(e >= 0 && m.s[layout.owner + e] === owner))
        return `the crowd of ${owner} is wrong about ${grid!.labels[c]}`
    }
  }
  return null
}

const EVERYTHING = 0x7fffffff

/** Passives that look again at everything find nothing to change. */
function auras(m: Match): string | null {
  const copy = clone(m)
  for (let e = 0; e < m.rules.layout.entities; e++) touch(copy, e, EVERYTHING)
  return sameState(m, copy) ? null : 'a passive was out of date'
}
