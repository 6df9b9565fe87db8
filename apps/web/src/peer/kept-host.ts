// What a page keeps of a match it hosts, so that a reload loses nothing: the log, who sits where, what was said,
// and the key by which guests find it again.
import type { Entry } from '@cardwright/host'
import type { Absence, ChatLine } from '@cardwright/protocol'
import { newId } from '../match/archive.ts'
import { writePlan, type MatchPlan } from '../match/plan.ts'
import { newDeal, type KeptDeal } from './shared-deal.ts'

const VERSION = 3
const PREFIX = 'cardwright.hosted.'
/** In the address of a page: what follows names a match this browser keeps. */
export const HOST_MARK = '#h='
/** Older ones make room. */
const MOST = 8

/** Nobody names a deal: it is made by all pages together. */
export type PeerPlan = Omit<MatchPlan, 'seed'>

/** The host sits on the first chair for a person. */
export const hostSeat = ({ players }: PeerPlan): number =>
  players.findIndex(({ kind }) => kind === 'human')

export interface KeptHost {
  version: typeof VERSION
  id: string
  /** The page it was begun on. */
  where: string
  plan: PeerPlan
  /** What it is dealt from, with the guests' parts. */
  deal: KeptDeal
  /** Matches of before pages dealt together were dealt from a number. */
  seed?: number
  /** What may be done about a guest who has gone; a bot where nothing is said. */
  absence?: Absence
  /** Hash of the content it was started with. */
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

export const newHost = (
  plan: PeerPlan,
  pack: string,
  name: string,
  absence?: Absence,
): KeptHost => ({
  version: VERSION,
  id: newId(),
  where: hostingPlace(plan, absence),
  plan,
  absence,
  deal: newDeal(hostSeat(plan)),
  pack,
  name,
  key: crypto.randomUUID(),
  guests: [],
  entries: [],
  lines: [],
  savedAt: 0,
})

/** The page that begins such a match. */
export function hostingPlace(plan: PeerPlan, absence?: Absence): string {
  const place = writePlan(plan).replace('/play/', '/peer/')
  return absence === undefined ? place : `${place}&absence=${absence}`
}

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
    const kept = brought(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return kept?.version === VERSION && Array.isArray(kept.entries) ? kept : null
  } catch {
    return null
  }
}

/** One of before pages dealt together goes on as it was dealt; where nobody has played it is dealt anew. */
function brought(kept: KeptHost | (Omit<KeptHost, 'version'> & { version: 2; plan: MatchPlan })) {
  if (kept?.version !== 2) return kept
  const deal = newDeal(hostSeat(kept.plan))
  const seed = kept.entries.length > 0 ? { seed: Number(kept.plan.seed) } : {}
  return { ...kept, version: VERSION, deal, ...seed } as KeptHost
}
