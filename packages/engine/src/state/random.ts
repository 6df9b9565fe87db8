// Seeded chance: one xoshiro128** stream per purpose, its four words in the block, so that one more
// draw here does not shift results there.
import { put, type Match } from './match.ts'

export function seedStream(m: Match, stream: number, seed: number): void {
  const base = m.rules.layout.streams + stream * 4
  let x = (seed + Math.imul(stream, 0x9e3779b9)) | 0
  for (let i = 0; i < 4; i++) {
    x = (x + 0x9e3779b9) | 0
    let z = x
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    put(m, base + i, z ^ (z >>> 15))
  }
}

const rotl = (x: number, k: number) => (x << k) | (x >>> (32 - k))

function next(m: Match, stream: number): number {
  const { s } = m
  const base = m.rules.layout.streams + stream * 4
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
  return out >>> 0
}

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
  return Math.floor((next(m, stream) * n) / 0x100000000)
}
