// The hash that identifies a pack: 64 bits over its content; formatting, texts and other looks are left out.
// The order of keys matters: costs are paid and words are numbered in it.
import type { Pack } from './language.ts'
import { withoutLooks } from './looks.ts'

export const hashOfPack = (pack: Pack): string => hashOf(withoutLooks(pack))

/** @returns 16 hexadecimal digits, the same on every machine */
export function hashOf(content: unknown): string {
  const text = JSON.stringify(content)
  let low = 0xdeadbeef
  let high = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    low = Math.imul(low ^ code, 0x9e3779b1)
    high = Math.imul(high ^ code, 0x5f356495)
  }
  return hex(mix(low, high)) + hex(mix(high, low))
}

/** Mixes the last characters into all bits, so that short packs get different hashes. */
function mix(a: number, b: number): number {
  let h = Math.imul(a ^ (a >>> 16), 0x85ebca6b)
  h ^= Math.imul(b ^ (b >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

const hex = (word: number): string => word.toString(16).padStart(8, '0')
