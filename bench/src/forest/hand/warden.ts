// Bramble Warden: own monsters beside it have one more health. Whoever gains a warden gets the point
// at once, whoever loses one keeps what fits.
import { hp, kind, owner, raised } from './state.ts'
import { WARDEN, east, health, north, south, west } from './tables.ts'

export const adjacent = (a: number, b: number) =>
  north[a] === b || south[a] === b || east[a] === b || west[a] === b

const is = (cell: number, seat: number, k: number) =>
  kind[cell] === k && owner[cell] === seat ? 1 : 0

export const beside = (cell: number, seat: number, k: number) =>
  is(north[cell], seat, k) +
  is(east[cell], seat, k) +
  is(south[cell], seat, k) +
  is(west[cell], seat, k)

export const wardensBeside = (cell: number, seat: number) => beside(cell, seat, WARDEN)

export function gain(cell: number, n: number): void {
  raised[cell] += n
  hp[cell] += n
}

function lose(cell: number, n: number): void {
  raised[cell] -= n
  const most = health[kind[cell]] + raised[cell]
  if (hp[cell] > most) hp[cell] = most
}

/** The mover itself: leaves the wardens beside `from`, joins those beside `to`. */
export function carry(from: number, to: number, seat: number): void {
  let both = 0
  if (kind[north[from]] === WARDEN && adjacent(north[from], to))
    both += is(north[from], seat, WARDEN)
  if (kind[east[from]] === WARDEN && adjacent(east[from], to)) both += is(east[from], seat, WARDEN)
  if (kind[south[from]] === WARDEN && adjacent(south[from], to))
    both += is(south[from], seat, WARDEN)
  if (kind[west[from]] === WARDEN && adjacent(west[from], to)) both += is(west[from], seat, WARDEN)
  // A warden that moves one step stands beside its own old cell: it never counts itself.
  const self = kind[from] === WARDEN && adjacent(from, to) ? 1 : 0
  lose(from, wardensBeside(from, seat) - both)
  gain(from, wardensBeside(to, seat) - self - both)
}

const raise = (cell: number, seat: number) => {
  if (owner[cell] === seat) gain(cell, 1)
}
const lower = (cell: number, seat: number) => {
  if (owner[cell] === seat) lose(cell, 1)
}

export function raiseAround(cell: number, seat: number): void {
  raise(north[cell], seat)
  raise(east[cell], seat)
  raise(south[cell], seat)
  raise(west[cell], seat)
}

export function lowerAround(cell: number, seat: number): void {
  lower(north[cell], seat)
  lower(east[cell], seat)
  lower(south[cell], seat)
  lower(west[cell], seat)
}

/** A warden goes: those beside `from` lose, unless they are also beside `to`. */
export function leaveAround(from: number, to: number, seat: number): void {
  if (!adjacent(north[from], to)) lower(north[from], seat)
  if (!adjacent(east[from], to)) lower(east[from], seat)
  if (!adjacent(south[from], to)) lower(south[from], seat)
  if (!adjacent(west[from], to)) lower(west[from], seat)
}

export function arriveAround(from: number, to: number, seat: number): void {
  if (!adjacent(north[to], from)) raise(north[to], seat)
  if (!adjacent(east[to], from)) raise(east[to], seat)
  if (!adjacent(south[to], from)) raise(south[to], seat)
  if (!adjacent(west[to], from)) raise(west[to], seat)
}
