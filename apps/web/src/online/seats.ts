// The chairs this browser has taken in matches by link, and the name its player goes by.
const KEY = 'cardwright.seats'
const NAME = 'cardwright.name'
const MOST = 40

export interface KeptSeat {
  match: string
  game: string
  seat: number
  token: string
  /** Links for chairs that were free when this player made the match. */
  invites: { seat: number; invite: string }[]
  at: number
}

function all(): KeptSeat[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as KeptSeat[]) : []
  } catch {
    return []
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // without storage the seat is good for this page only
  }
}

const here = new Map<string, KeptSeat>()

export const seats = {
  all,
  find: (match: string): KeptSeat | null =>
    here.get(match) ?? all().find((one) => one.match === match) ?? null,
  keep(seat: KeptSeat): void {
    here.set(seat.match, seat)
    const others = all().filter(({ match }) => match !== seat.match)
    write(KEY, JSON.stringify([seat, ...others].slice(0, MOST)))
  },
}

/** A table this browser has been led away from. */
export function leaveSeat(match: string): void {
  here.delete(match)
  write(KEY, JSON.stringify(all().filter((one) => one.match !== match)))
}

export const playerName = {
  get(): string {
    try {
      return localStorage.getItem(NAME) ?? ''
    } catch {
      return ''
    }
  },
  set: (name: string): void => write(NAME, name),
}
