// What a page keeps of a match it hosts, so that a reload loses nothing: the log, who sits where, what was said,
// and the key by which guests find it again.
import type { Entry } from '@cardwright/host'
import type { ChatLine } from '@cardwright/protocol'
import { newId } from '../match/archive.ts'
import type { MatchPlan } from '../match/plan.ts'

const VERSION = 2
const PREFIX = 'cardwright.hosted.'
/** In the address of a page: what follows names a match this browser keeps. */
export const HOST_MARK = '#h='
/** Older ones make room. */
const MOST = 8

export interface KeptHost {
  version: typeof VERSION
  id: string
  /** The page it was begun on. */
  where: string
  plan: MatchPlan
  /** Hash of the content it was begun with. */
  pack: string
  /** What the others call the host. */
  name: string
  /** Opens the same meeting again. */
  key: string
  /** Those who came through a link: they come back by themselves. */
  guests: { seat: number; name: string; key: string }[]
  entries: Entry[]
  lines: ChatLine[]
  savedAt: number
}

export const newHost = (where: string, plan: MatchPlan, pack: string, name: string): KeptHost => ({
  version: VERSION,
  id: newId(),
  where,
  plan,
  pack,
  name,
  key: crypto.randomUUID(),
  guests: [],
  entries: [],
  lines: [],
  savedAt: 0,
})

/** Where this browser goes on with it. */
export const placeOf = ({ where, id }: KeptHost): string => where + HOST_MARK + id

/** All that are kept, the latest first. */
export const keptHosts = (): KeptHost[] =>
  hostKeys()
    .flatMap((key) => read(key) ?? [])
    .sort((a, b) => b.savedAt - a.savedAt)

/** Null: it is not there, or was begun with other content. */
export function findHost(id: string, game: string, pack: string): KeptHost | null {
  const kept = read(PREFIX + id)
  return kept?.plan.game === game && kept.pack === pack ? kept : null
}

/** @returns false where nothing can be kept: the match is then as good as the page */
export function keepHost(kept: KeptHost): boolean {
  kept.savedAt = Date.now()
  try {
    const isNew = localStorage.getItem(PREFIX + kept.id) === null
    localStorage.setItem(PREFIX + kept.id, JSON.stringify(kept))
    if (isNew) makeRoom()
    return true
  } catch {
    return false
  }
}

/** Whether a word of the storage is what is kept of this match. */
export const isHostOf = (id: string, key: string | null): boolean => key === PREFIX + id

function makeRoom(): void {
  const latest = keptHosts().slice(0, MOST)
  const kept = new Set(latest.map(({ id }) => PREFIX + id))
  for (const key of hostKeys()) if (!kept.has(key)) localStorage.removeItem(key)
}

function hostKeys(): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, k) => localStorage.key(k) ?? '')
    return keys.filter((key) => key.startsWith(PREFIX))
  } catch {
    return []
  }
}

function read(key: string): KeptHost | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as KeptHost | null
    return kept?.version === VERSION && Array.isArray(kept.entries) ? kept : null
  } catch {
    return null
  }
}
