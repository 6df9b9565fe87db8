// The seats this browser has in matches by link, and the player's name.
const KEY = 'cardwright.seats'
const NAME = 'cardwright.name'
const MOST = 40

export interface KeptSeat {
  match: string
  game: string
  seat: number
  token: string
  /** Links for seats that were free when this player created the match. */
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
    // without storage the seat lasts only as long as this page
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

/** A table this browser was moved away from. */
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
