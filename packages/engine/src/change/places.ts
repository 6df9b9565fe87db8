// Places on the board: entering, moving, leaving. Passives are current before any event.
import { W_PLACE } from '../tables/passive.ts'
import {
  ATTACHED,
  ATTACHMENTS,
  BESIDE,
  BOARD,
  CHECK,
  LIMBO,
  STANDS_FREE,
  standsTerrain,
  standsUnit,
  TIMED,
} from '../state/head.ts'
import { BESIDES } from '../state/layout.ts'
import { put, type Match } from '../state/match.ts'
import { noRoom } from '../state/unplayable.ts'
import { laneFull, rowOf } from '../ask/lanes.ts'
import { leavePassives } from './passives.ts'
import { shedModifiers } from './modifiers.ts'
import { addTokens } from './statuses.ts'
import { countWatchers } from './watchers.ts'
import { putIn, strike, takeOut } from './zones.ts'
import { touch } from './touch.ts'

const PLACES = 'things there: raise capacity.units or declare a larger space'

/** Is there room for a thing of this definition? */
export function hasRoom(m: Match, def: number, owner: number, at: number): boolean {
  const { s, rules, layout } = m
  const place = rules.things.defPlace[def]
  if (at < 0 || place === 3) return false
  if (place === 2) return s[layout.beside] < BESIDES
  if (place === 1) return owner >= 0 && s[layout.sections + at * rules.things.seats + owner] < 0
  return rules.space.grid !== null ? s[layout.occupant + at] < 0 : !laneFull(m, at, owner, def, 1)
}

/**
 * On a cell, appended to a lane, or beside the board (at a line).
 * @param gives statuses it comes with, from `giver`: passives look at it once, as it then is
 */
export function enterBoard(
  m: Match,
  e: number,
  at: number,
  gives: readonly number[] = [],
  giver = -1,
): void {
  const { s, rules, layout } = m
  const { rows, cols, lanes } = layout.shape
  const places = rows * cols || lanes
  // code may have found no free slot, or speak of a place on another board
  if (e < 0 || !(at < places)) noRoom(m, places, PLACES)
  takeOut(m, e)
  if (s[layout.mods + e] >= 0) shedModifiers(m, e)
  for (let k = 0; k < gives.length; k++) addTokens(m, e, gives[k], giver, 1)
  const beside = rules.things.defPlace[s[layout.def + e]] === 2
  put(m, layout.zone + e, beside ? BESIDE : BOARD)
  put(m, layout.at + e, at)
  if (beside) {
    const n = s[layout.beside]
    if (n === BESIDES) noRoom(m, n, 'things beside the board')
    put(m, layout.beside + n + 1, e)
    put(m, layout.beside, n + 1)
  } else occupy(m, e, at)
  put(m, CHECK, 1)
  countWatchers(m, e, 1)
  rules.modifiers.upkeep.turned(m, e)
}

function occupy(m: Match, e: number, at: number): void {
  const { s, rules, layout } = m
  if (rules.things.defPlace[s[layout.def + e]] === 1) {
    put(m, layout.sections + at * rules.things.seats + s[layout.owner + e], e)
  } else if (rules.space.grid !== null) {
    if (s[layout.occupant + at] >= 0) noRoom(m, 1, PLACES)
    put(m, layout.occupant + at, e)
    show(m, e, at)
    flip(m, e, at)
  } else {
    const row = rowOf(m, at, s[layout.owner + e])
    const n = s[row]
    if (n === layout.rowSize - 1) noRoom(m, n, 'things in a lane: declare space.perLane')
    put(m, row + n + 1, e)
    put(m, row, n + 1)
  }
}

/** What the cells beside it see of a thing. */
export function show(m: Match, e: number, at: number): void {
  const { rules, s, layout } = m
  const { defTerrain } = rules.things
  const owner = s[layout.owner + e]
  const isTerrain = defTerrain[s[layout.def + e]] === 1
  put(m, layout.standing + at, isTerrain ? standsTerrain(owner) : standsUnit(owner))
}

/** Its owner's crowd gains or loses a cell. */
function flip(m: Match, e: number, at: number): void {
  const { crowds, crowdSize, owner } = m.layout
  const i = crowds + (m.s[owner + e] + 1) * crowdSize + (at >> 5)
  put(m, i, m.s[i] ^ (1 << (at & 31)))
}

function vacate(m: Match, e: number): void {
  const { s, rules, layout } = m
  const at = s[layout.at + e]
  if (rules.things.defPlace[s[layout.def + e]] === 1) {
    put(m, layout.sections + at * rules.things.seats + s[layout.owner + e], -1)
    return
  }
  if (rules.space.grid !== null) {
    if (s[layout.occupant + at] === e) {
      put(m, layout.occupant + at, -1)
      put(m, layout.standing + at, STANDS_FREE)
      flip(m, e, at)
    }
    return
  }
  strike(m, rowOf(m, at, s[layout.owner + e]), e)
}

/** Moves a thing to another cell or lane. No event: tell `moved`. */
export function movePlace(m: Match, e: number, to: number): void {
  const { s, rules } = m
  const { occupant, standing, at } = m.layout
  const from = s[at + e]
  if (rules.space.grid !== null && s[occupant + from] === e) {
    put(m, occupant + from, -1)
    put(m, occupant + to, e)
    put(m, standing + to, s[standing + from])
    put(m, standing + from, STANDS_FREE)
    flip(m, e, from)
    flip(m, e, to)
    put(m, at + e, to)
  } else {
    vacate(m, e)
    put(m, at + e, to)
    occupy(m, e, to)
  }
  put(m, CHECK, 1)
  touch(m, e, W_PLACE, from)
}

/** Both cells change hands at once. */
export function swapPlaces(m: Match, a: number, b: number): void {
  const { at } = m.layout
  const from = m.s[at + a]
  const to = m.s[at + b]
  vacate(m, a)
  vacate(m, b)
  put(m, at + a, to)
  put(m, at + b, from)
  occupy(m, a, to)
  occupy(m, b, from)
  put(m, CHECK, 1)
  touch(m, a, W_PLACE)
  touch(m, b, W_PLACE)
}

/** Off the board: its passives end and its statuses go; its last place stays readable. */
export function leaveBoard(m: Match, e: number, zone: number): void {
  const { s, layout } = m
  if (s[ATTACHMENTS] > 0) detachFrom(m, e)
  leavePassives(m, e)
  // only now: a status it derived for itself has just stopped listening on its own
  countWatchers(m, e, -1)
  if (s[layout.zone + e] === BESIDE) strike(m, layout.beside, e)
  else if (s[layout.zone + e] === BOARD) vacate(m, e)
  put(m, layout.zone + e, zone)
  if (s[layout.mods + e] >= 0 || s[TIMED] > 0) shedModifiers(m, e)
  put(m, CHECK, 1)
  touch(m, e, W_PLACE)
}

/** Takes a thing out of wherever it is: off the board, off its host, out of its zone. */
export function takeAway(m: Match, e: number): void {
  const from = m.s[m.layout.zone + e]
  if (from === BOARD || from === BESIDE) leaveBoard(m, e, LIMBO)
  else if (from === ATTACHED) detach(m, e)
  else takeOut(m, e)
}

/** A card becomes a part of its host: its passives and triggers work from there. */
export function attachTo(m: Match, card: number, host: number): void {
  const { layout } = m
  const { passiveDef, upkeep } = m.rules.modifiers
  takeOut(m, card)
  put(m, layout.zone + card, ATTACHED)
  put(m, layout.at + card, host)
  put(m, ATTACHMENTS, m.s[ATTACHMENTS] + 1)
  countWatchers(m, card, 1)
  upkeep.gain(m, card, passiveDef[m.s[layout.def + card]])
}

/** Takes an attached card off its host: what it gave ends. */
export function detach(m: Match, card: number): void {
  countWatchers(m, card, -1)
  leavePassives(m, card)
  put(m, ATTACHMENTS, m.s[ATTACHMENTS] - 1)
  put(m, m.layout.zone + card, LIMBO)
}

/** The host leaves: what was attached to it goes to the discard. */
function detachFrom(m: Match, host: number): void {
  const { layout } = m
  const { discard } = m.rules.zones
  const { seats } = m.rules.things
  for (let e = seats + 1; e < layout.entities; e++) {
    if (m.s[layout.zone + e] !== ATTACHED || m.s[layout.at + e] !== host) continue
    detach(m, e)
    if (discard !== null) putIn(m, e, discard)
  }
}
