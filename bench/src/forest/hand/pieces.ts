// Pieces on the board: entering, moving, damage, death. Bonuses to damage and speed are read where
// they are needed; the one aura that leaves a mark is in warden.ts.
import { occupy, setReady, unsetReady, vacate } from './caches.ts'
import { cached, hp, kind, left, living, now, owner, raised, ready, spent } from './state.ts'
import {
  BEETLE,
  BOAR,
  CUB,
  EMPTY,
  SCOUT,
  WARDEN,
  WOLF,
  actions,
  damage,
  east,
  health,
  north,
  south,
  speed,
  west,
  within1,
} from './tables.ts'
import {
  adjacent,
  arriveAround,
  beside,
  carry,
  gain,
  leaveAround,
  lowerAround,
  raiseAround,
  wardensBeside,
} from './warden.ts'

export function enter(k: number, seat: number, cell: number): void {
  kind[cell] = k
  owner[cell] = seat
  hp[cell] = health[k]
  left[cell] = actions[k]
  raised[cell] = 0
  spent[cell] = 0
  now.units++
  if (cached) {
    setReady(cell, 1)
    occupy(cell, seat)
  }
  const wardens = living[seat * 16 + WARDEN]
  living[seat * 16 + k]++
  if (wardens > 0) gain(cell, wardensBeside(cell, seat))
  if (k === WARDEN) raiseAround(cell, seat)
}

export function move(from: number, to: number): void {
  const k = kind[from]
  const seat = owner[from]
  const wardens = living[seat * 16 + WARDEN]
  // Before and after are compared as sets of monsters: one that stays beside keeps its health.
  if (wardens > 0) {
    if (k === WARDEN) leaveAround(from, to, seat)
    if (wardens > 1 || k !== WARDEN) carry(from, to, seat)
  }
  kind[to] = k
  owner[to] = seat
  hp[to] = hp[from]
  left[to] = left[from]
  raised[to] = raised[from]
  spent[to] = spent[from]
  if (cached) {
    setReady(to, (ready[from >> 5] >> (from & 31)) & 1)
    occupy(to, seat)
  }
  clear(from, seat)
  if (k === WARDEN) arriveAround(from, to, seat)
}

function clear(cell: number, seat: number): void {
  kind[cell] = EMPTY
  owner[cell] = -1
  hp[cell] = 0
  left[cell] = 0
  if (cached) {
    unsetReady(cell)
    vacate(cell, seat)
  }
}

export function spendAction(cell: number): void {
  left[cell]--
  if (cached && left[cell] === 0) unsetReady(cell)
}

/** Damage by a monster at `source`; `thorns` damage provokes no thorns. */
export function hurt(cell: number, amount: number, source: number, thorns: boolean): void {
  if (hp[cell] <= 0) return
  const rest = (hp[cell] -= amount)
  if (rest <= 0) die(cell)
  else if (kind[cell] === BOAR && !thorns && hp[source] > 0 && adjacent(cell, source))
    hurt(source, 1, cell, true)
}

function die(cell: number): void {
  const k = kind[cell]
  if (k === BEETLE) {
    hurt(north[cell], 1, cell, false)
    hurt(east[cell], 1, cell, false)
    hurt(south[cell], 1, cell, false)
    hurt(west[cell], 1, cell, false)
  }
  const seat = owner[cell]
  living[seat * 16 + k]--
  now.units--
  clear(cell, seat)
  if (k === WARDEN) lowerAround(cell, seat)
}

export function strength(cell: number): number {
  const k = kind[cell]
  if (k !== CUB) return damage[k]
  const seat = owner[cell]
  return living[seat * 16 + WOLF] === 0 ? damage[k] : damage[k] + beside(cell, seat, WOLF)
}

export function pace(cell: number): number {
  const k = kind[cell]
  const seat = owner[cell]
  let steps = speed[k]
  if (living[seat * 16 + SCOUT] === 0) return steps
  for (let i = within1.from[cell]; i < within1.from[cell + 1]; i++) {
    const other = within1.list[i]
    if (kind[other] === SCOUT && owner[other] === seat) steps++
  }
  return steps
}
