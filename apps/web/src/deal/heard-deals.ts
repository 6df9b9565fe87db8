// What this browser received about deals before play. The first announcement is kept, even if a different one comes
// later. Without storage it lasts only as long as this page.
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
    const { match } = heard
    const before = heardDeals.find(match)
    const known = before?.own ?? []
    const more = (heard.own ?? []).filter((one) => known.every(({ seat }) => seat !== one.seat))
    const own = [...known, ...more]
    const both: Heard = { ...heard, ...before, ...(own.length > 0 ? { own } : {}) }
    here.set(match, both)
    try {
      const others = all().filter((one) => one?.match !== match)
      localStorage.setItem(KEY, JSON.stringify([both, ...others].slice(0, MOST)))
    } catch {
      // storage full or forbidden
    }
  },
}
