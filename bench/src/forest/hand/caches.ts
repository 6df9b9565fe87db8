// Answers kept up to date as pieces come and go; only the cached build calls these.
import { near, open, ready } from './state.ts'
import { east, north, south, wall, west } from './tables.ts'

export const setReady = (cell: number, bit: number) => {
  ready[cell >> 5] |= bit << (cell & 31)
}
export const unsetReady = (cell: number) => {
  ready[cell >> 5] &= ~(1 << (cell & 31))
}

export function occupy(cell: number, seat: number): void {
  count(north[cell], seat, 1)
  count(east[cell], seat, 1)
  count(south[cell], seat, 1)
  count(west[cell], seat, 1)
}

export function vacate(cell: number, seat: number): void {
  count(north[cell], seat, -1)
  count(east[cell], seat, -1)
  count(south[cell], seat, -1)
  count(west[cell], seat, -1)
}

const count = (cell: number, seat: number, n: number) => {
  open[cell] -= n
  near[seat * (wall + 1) + cell] += n
}
