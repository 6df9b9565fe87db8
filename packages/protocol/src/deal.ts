// How players can check afterwards that a deal was not chosen. Before play a hash of the secret is announced; when
// the match is over the secret is revealed, and anyone can hash it and replay the log from it. A server
// draws the secret alone. Pages make it together: each commits to its part with a hash before it sees another's.
// All hashes are SHA-256 of lines of text, so that `printf … | sha256sum` can check them without this code.
import type { Replay } from '@cardwright/engine'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export interface Part {
  seat: number
  /** 32 bytes in hexadecimal digits, as a secret. */
  part: string
}

export interface Bond {
  seat: number
  /** The hash that binds a seat to its part. */
  bond: string
}

/** What a replay contains besides the secret, which is its seed. */
export type Proof = { match: string } & ({ commitment: string } | { parts: Part[] })

export type ProvenReplay = Replay & { proof?: Proof }

/** What a page has received about a deal. */
export interface Heard {
  match: string
  /** Whether it was received before the first answer. */
  isEarly: boolean
  commitment?: string
  bonds?: Bond[]
  /** The parts made by this page. */
  own?: Part[]
}

export type DealVerdict =
  /** Settled: it matches what was announced before play. */
  | 'settled'
  /** It matches, but the announcement was received after play had begun. */
  | 'late'
  /** It matches the file; what was announced before play is unknown here. */
  | 'unheard'
  /** It does not match what was announced. */
  | 'changed'
  /** Dealt from a small number, or the file contains no proof. */
  | 'no-proof'

export const newSecret = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)))

export const commitmentTo = (match: string, secret: string): string =>
  hashOf('cardwright deal', match, secret)

export const bondOf = (match: string, { seat, part }: Part): string =>
  hashOf('cardwright part', match, `${seat} ${part}`)

/** The secret made from the parts of all pages. */
export const jointSecret = (match: string, parts: readonly Part[]): string =>
  hashOf('cardwright parts', match, ...bySeat(parts).map(({ seat, part }) => `${seat} ${part}`))

/** What a file says about its deal; undefined: nothing that can be checked. */
export function proofIn(data: unknown): Proof | undefined {
  const { match, commitment, parts } = (data ?? {}) as Record<string, unknown>
  if (typeof match !== 'string') return undefined
  if (typeof commitment === 'string') return { match, commitment }
  return Array.isArray(parts) && parts.every(isPart) ? { match, parts } : undefined
}

const isPart = (data: unknown): data is Part => {
  const { seat, part } = (data ?? {}) as Record<string, unknown>
  return Number.isInteger(seat) && typeof part === 'string'
}

/** Checks only the secret; replaying the log shows whether it follows from the secret. */
export function judgeDeal(replay: ProvenReplay, heard: Heard | null): DealVerdict {
  const { seed } = replay
  const proof = proofIn(replay.proof)
  if (typeof seed !== 'string' || proof === undefined) return 'no-proof'
  const { match } = proof
  const known = heard?.match === match ? heard : null
  if ('parts' in proof) {
    if (jointSecret(match, proof.parts) !== seed) return 'changed'
    if (known?.bonds !== undefined && !holds(match, proof.parts, known)) return 'changed'
    return known?.bonds === undefined ? 'unheard' : 'settled'
  }
  const commitment = commitmentTo(match, seed)
  if (commitment !== proof.commitment) return 'changed'
  if (known?.commitment === undefined) return 'unheard'
  if (commitment !== known.commitment) return 'changed'
  return known.isEarly ? 'settled' : 'late'
}

/** Whether the parts match all commitments, including this player's own. */
function holds(match: string, parts: readonly Part[], { bonds = [], own = [] }: Heard): boolean {
  const told = bySeat(parts).map((one) => ({ seat: one.seat, bond: bondOf(match, one) }))
  const isOwn = own.every((one) => parts.some((p) => p.seat === one.seat && p.part === one.part))
  const bound = bySeat(bonds).map(({ seat, bond }) => ({ seat, bond }))
  return isOwn && JSON.stringify(told) === JSON.stringify(bound)
}

const bySeat = <T extends { seat: number }>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => a.seat - b.seat)

const hashOf = (...lines: string[]): string => bytesToHex(sha256(utf8ToBytes(lines.join('\n'))))
