// Seeded chance: one stream per purpose, its four words in the block, so that one more draw here does not
// shift results there. Whole numbers seed xoshiro128**, which is quick; what draws from a secret is behind a
// door of its own (`secret.ts`), for matches that a player could gain by predicting.
import { SECRET } from './head.ts'
import { put, type Match } from './match.ts'

/** A whole number, or a secret: 32 bytes as 64 hexadecimal digits. */
export type Seed = number | string

const missing = (): never => {
  throw new Error('a secret seed needs @cardwright/engine/secret')
}
/** Puts the first four words of a stream at `base`. */
let begin: (m: Match, base: number, secret: string, stream: number) => void = missing
/** 32 bits from the four words at `base`, which are replaced. */
let draw: (m: Match, base: number) => number = missing

export function installSecrets(beginning: typeof begin, drawing: typeof draw): void {
  begin = beginning
  draw = drawing
}

/** Spreads a number over 32 bits. */
export function stir(x: number): number {
  let z = (x + 0x9e3779b9) | 0
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
  return z ^ (z >>> 15)
}

export function seedStream(m: Match, stream: number, seed: Seed): void {
  const { layout } = m
  const base = layout.streams + stream * 4
  const isSecret = typeof seed === 'string'
  put(m, layout.origin, isSecret ? SECRET : 0)
  if (isSecret) return begin(m, base, seed, stream)
  for (let i = 0; i < 4; i++) put(m, base + i, stir((seed + Math.imul(stream + i, 0x9e3779b9)) | 0))
}

const rotl = (x: number, k: number) => (x << k) | (x >>> (32 - k))

function next(m: Match, stream: number): number {
  const { s, layout } = m
  const base = layout.streams + stream * 4
  if (s[layout.origin] !== 0) return draw(m, base)
  const s0 = s[base]
  let s1 = s[base + 1]
  let s2 = s[base + 2]
  let s3 = s[base + 3]
  const out = Math.imul(rotl(Math.imul(s1, 5), 7), 9)
  const t = s1 << 9
  s2 ^= s0
  s3 ^= s1
  s1 ^= s2
  put(m, base, s0 ^ s3)
  put(m, base + 1, s1)
  put(m, base + 2, s2 ^ t)
  put(m, base + 3, rotl(s3, 11))
  return out
}

/** Of n equal shares of all 32-bit words, the one a word is in. */
export const shareOf = (word: number, n: number): number =>
  Math.floor(((word >>> 0) * n) / 0x100000000)

/** Thrown when a scenario's scripted chance runs out or does not fit. */
export class ScriptedChance extends Error {}

/** A whole number from 0 to n - 1. A scripted match takes it from the script instead. */
export function below(m: Match, stream: number, n: number): number {
  if (m.script !== null) {
    const v = m.script.shift()
    if (v === undefined)
      throw new ScriptedChance(`chance was used (0 to ${n - 1}) but the script is empty`)
    if (v < 0 || v >= n)
      throw new ScriptedChance(`the script says ${v}, but only 0 to ${n - 1} is possible`)
    return v
  }
  return shareOf(next(m, stream), n)
}
