// Matches with everything in them: random cards of the whole pack in hands and piles, random pieces on
// the board, plenty of resources. Real decks hold a fraction of a pack; what they miss is broken first.
import { applyListed, listActions, rollBack, type Match } from '@cardwright/engine'
import { cardAt, enterBoard, newUnit, putIn, sizeOf } from '@cardwright/engine/author'
import {
  ASK_KIND,
  ASK_MAIN,
  CHECK,
  ENDED,
  FREE,
  laneFull,
  put,
  setResource,
  ZONES,
} from '@cardwright/engine/block'
import type { Random } from './random.ts'

/** Fills a match; a game whose board needs more care brings its own. */
export type Stock = (match: Match, random: Random) => void

const RICHES = 9
/** Answers before the first turn (a draft, an exchange) that are given at random. */
const PRELUDE = 64
const DISCARDED = 5

export const stockAtRandom: Stock = (m, random) => {
  for (let k = 0; k < PRELUDE && m.s[ASK_KIND] !== ASK_MAIN && listActions(m) > 0; k++)
    applyListed(m, m.list[random.below(m.forward)])
  if (m.s[ASK_KIND] !== ASK_MAIN) return
  discardSome(m, random)
  dealAnew(m, random)
  const { manifest } = m.rules.game
  const { seats } = m.rules.things
  const { all: resources } = m.rules.pools
  const { grid, lanes } = m.rules.space
  for (const r of resources)
    if (r.of === 'seat')
      for (let seat = 0; seat < seats; seat++)
        setResource(m, r, seat, Math.max(r.min, Math.min(r.max, random.below(RICHES))))
  const places = grid?.size ?? lanes.length * 2
  const pieces = random.below(Math.ceil(places / 2))
  const standing = m.rules.things.definitions.flatMap((d, i) =>
    manifest.classes[d.class]?.place === 'board' ? [i] : [],
  )
  if (standing.length > 0) for (let k = 0; k < pieces; k++) place(m, random, random.pick(standing))
  put(m, CHECK, 0)
  m.fresh = false
  listActions(m)
}

/** Something to be taken back: a few cards of every pile. */
function discardSome(m: Match, random: Random): void {
  const { deck, discard } = m.rules.zones
  const { seats } = m.rules.things
  if (deck === null || discard === null || !deck.perSeat || !discard.perSeat) return
  for (let seat = 0; seat < seats; seat++)
    for (let k = random.below(DISCARDED); k > 0 && sizeOf(m, deck, seat) > 0; k--)
      putIn(m, cardAt(m, deck, seat, 0), discard)
}

/** Every card becomes any card of the same sort. */
function dealAnew(m: Match, random: Random): void {
  const { layout } = m.rules
  const { definitions, defCard } = m.rules.things
  const { manifest } = m.rules.game
  const cards = definitions.flatMap((d, i) =>
    manifest.classes[d.class]?.card === undefined ? [] : [i],
  )
  for (let e = m.rules.things.seats + 1; e < layout.entities; e++) {
    if (m.s[layout.zone + e] < ZONES) continue
    const alike = cards.filter((d) => defCard[d] === defCard[m.s[layout.def + e]])
    put(m, layout.def + e, random.pick(alike))
  }
}

/** Is there a slot for one thing more? */
function hasSlot({ s, rules, layout }: Match): boolean {
  for (let e = rules.things.seats + 1; e < layout.units; e++)
    if (s[layout.zone + e] === FREE) return true
  return false
}

/** Puts a piece somewhere free; taken back when it would end the match by standing there. */
function place(m: Match, random: Random, def: number): void {
  const { layout } = m.rules
  const { grid, lanes } = m.rules.space
  const { code } = m.rules.game
  const { defTerrain, seats } = m.rules.things
  const owner = defTerrain[def] === 1 ? -1 : random.below(seats)
  const at = grid !== null ? random.below(grid.size) : random.below(lanes.length)
  if (grid !== null ? m.s[layout.occupant + at] >= 0 : laneFull(m, at, owner, def, 1)) return
  if (!hasSlot(m)) return
  const { journal } = m
  m.journal = true
  const mark = m.written
  enterBoard(m, newUnit(m, def, owner), at)
  const kept = m.written
  code.check?.(m)
  // a check that ends the match empties its stack: all of it must go
  rollBack(m, m.s[ENDED] !== 0 ? mark : kept)
  m.journal = journal
  if (!journal) m.written = mark
}
