// Matches and replays saved in the browser. Everything is also kept in memory: when the storage is full or
// forbidden the match continues, and the page says that it is not saved.
import type { Outcome } from '@cardwright/engine'
import type { Proof, ProvenReplay } from '@cardwright/protocol/deal'
import type { LoggedAnswer } from './local-match.ts'
import type { MatchPlan } from './plan.ts'

const VERSION = 1
const PREFIX = 'cardwright.match.'

export interface MatchRecord {
  version: typeof VERSION
  id: string
  /** An imported replay, which cannot be continued. */
  kind: 'match' | 'replay'
  plan: MatchPlan
  /** The deal information of a replay. */
  proof?: Proof
  /** Hash of the content it was started with. */
  pack: string
  answers: LoggedAnswer[]
  /** Hash of the state after the last answer. */
  hash: string
  round: number
  asked: number | null
  outcome: Outcome | null
  /** The seat that conceded and ended the match. */
  conceded: number | null
  /** Seats that conceded while the others play on; bots play for them. */
  gone?: number[]
  savedAt: number
}

export type Kept = 'kept' | 'full' | 'forbidden'
export type Found =
  | { kind: 'found'; record: MatchRecord }
  | { kind: 'missing' }
  | { kind: 'damaged'; text: string }

/** Whether a storage key belongs to this match. */
export const isRecordOf = (id: string, key: string | null): boolean => key === PREFIX + id

/** The part of `localStorage` that is used. */
export type Drawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export class Archive {
  private readonly drawer: Drawer | null
  private readonly here = new Map<string, MatchRecord>()

  constructor(drawer: Drawer | null) {
    this.drawer = drawer
  }

  keep(record: MatchRecord): Kept {
    this.here.set(record.id, record)
    if (this.drawer === null) return 'forbidden'
    try {
      this.drawer.setItem(PREFIX + record.id, JSON.stringify(record))
      return 'kept'
    } catch (error) {
      return isFull(error) ? 'full' : 'forbidden'
    }
  }

  /** Another tab has written, so the copy in memory is out of date. */
  readAgain(id: string): void {
    if (this.read(id) !== null) this.here.delete(id)
  }

  find(id: string): Found {
    const known = this.here.get(id)
    if (known !== undefined) return { kind: 'found', record: known }
    const text = this.read(id)
    if (text === null) return { kind: 'missing' }
    const record = recordFrom(text)
    return record === null ? { kind: 'damaged', text } : { kind: 'found', record }
  }

  /** Newest first; unreadable records are skipped but not deleted. */
  all(): MatchRecord[] {
    const ids = new Set([...this.storedIds(), ...this.here.keys()])
    return [...ids]
      .map((id) => this.find(id))
      .flatMap((found) => (found.kind === 'found' ? [found.record] : []))
      .sort((a, b) => b.savedAt - a.savedAt)
  }

  /** Whether a match of this game was finished here. */
  hasEnded(game: string): boolean {
    return this.all().some(
      ({ kind, plan, outcome, conceded }) =>
        kind === 'match' && plan.game === game && (outcome !== null || conceded !== null),
    )
  }

  remove(id: string): void {
    this.here.delete(id)
    try {
      this.drawer?.removeItem(PREFIX + id)
    } catch {
      // storage forbidden, so it was never stored
    }
  }

  private storedIds(): string[] {
    const ids: string[] = []
    try {
      for (let i = 0; i < (this.drawer?.length ?? 0); i++) {
        const key = this.drawer!.key(i)
        if (key?.startsWith(PREFIX)) ids.push(key.slice(PREFIX.length))
      }
    } catch {
      return []
    }
    return ids
  }

  private read(id: string): string | null {
    try {
      return this.drawer?.getItem(PREFIX + id) ?? null
    } catch {
      return null
    }
  }
}

function isFull(error: unknown): boolean {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED'
}

function recordFrom(text: string): MatchRecord | null {
  try {
    const record = JSON.parse(text) as MatchRecord
    const fits =
      record.version === VERSION &&
      typeof record.id === 'string' &&
      Array.isArray(record.answers) &&
      Array.isArray(record.plan?.players)
    return fits ? record : null
  } catch {
    return null
  }
}

/** A short, pronounceable id that is not the id of a game. */
export function newId(): string {
  const letters = '23456789abcdefghjkmnpqrstuvwxyz'
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('')
}

export function newRecord(plan: MatchPlan, pack: string): MatchRecord {
  return {
    version: VERSION,
    id: newId(),
    kind: 'match',
    plan,
    pack,
    answers: [],
    hash: '',
    round: 0,
    asked: null,
    outcome: null,
    conceded: null,
    savedAt: Date.now(),
  }
}

export const isRunning = ({ kind, outcome, conceded }: MatchRecord): boolean =>
  kind === 'match' && outcome === null && conceded === null

/** A record in the file format that other programs read too. */
export function replayOf(
  { plan, pack, answers, hash, proof }: MatchRecord,
  engine: number,
): ProvenReplay {
  const { game, players, options, seed } = plan
  const frame = { format: 'cardwright-replay', engine, game, pack } as const
  const replay = { ...frame, seats: players.length, options, seed, actions: answers, hash }
  return proof === undefined ? replay : { ...replay, proof }
}
