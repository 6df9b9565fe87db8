// What this browser has heard of deals before they were played: what was heard first stays, whatever is said
// later. Without storage it is good for this page only.
import type { Heard } from '@cardwright/protocol/deal'

const KEY = 'cardwright.deals'
const MOST = 100

function all(): Heard[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as Heard[]) : []
  } catch {
    return []
  }
}

const here = new Map<string, Heard>()

export const heardDeals = {
  find: (match: string): Heard | null =>
    here.get(match) ?? all().find((one) => one?.match === match) ?? null,
  keep(heard: Heard): void {
    if (heardDeals.find(heard.match) !== null) return
    here.set(heard.match, heard)
    try {
      localStorage.setItem(KEY, JSON.stringify([heard, ...all()].slice(0, MOST)))
    } catch {
      // full or forbidden
    }
  },
}
