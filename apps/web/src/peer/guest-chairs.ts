// The seats this browser has as a guest of other pages, with the key to get each back: after a reload, and in
// another window after the first one was closed.
import type { Meeting } from './code.ts'

const KEY = 'cardwright.guest'
const MOST = 40

export interface GuestChair {
  meeting: string
  seat: number
  game: string
  /** The invitation it came through. */
  place: string
  name: string
  key: string
  at: number
}

function all(): GuestChair[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as GuestChair[]) : []
  } catch {
    return []
  }
}

export const guestChairs = {
  /** The latest first. */
  all,
  find: ({ meeting, seat }: Meeting): GuestChair | null =>
    all().find((one) => one.meeting === meeting && one.seat === seat) ?? null,
  take({ meeting, seat, game }: Meeting, place: string, name: string): GuestChair {
    const key = crypto.randomUUID()
    const taken = { meeting, seat, game, place, name, key, at: Date.now() }
    const others = all().filter((one) => one.meeting !== meeting || one.seat !== seat)
    try {
      localStorage.setItem(KEY, JSON.stringify([taken, ...others].slice(0, MOST)))
    } catch {
      // without storage the seat lasts only as long as this page
    }
    return taken
  },
}
