// Values that programs stumble over, and JSON that is nearly what was asked for: a well-formed value with some of
// its parts replaced, doubled, removed or nested.
import type { Luck } from './luck.ts'

const ODD_WORDS = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\u0000',
  '\u202e\u2066',
  '\u3164',
  '\ufdfd'.repeat(24),
  '\ud800',
  'e\u0301\u0301\u0301\u0301\u0301',
  '../../etc/passwd',
  '%00',
  '$ne',
  "'; drop table match; --",
  '<script>alert(1)</script>',
  '${7*7}',
  'null',
  'NaN',
]

const ODD_NUMBERS = [
  -1,
  -0,
  0.5,
  1e21,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31),
  2 ** 53,
  1e308,
  Number.MIN_VALUE,
]

/** Lengths around the limits of the protocol. */
const LENGTHS = [0, 1, 23, 24, 25, 199, 200, 201, 399, 400, 401, 1000, 3999, 4000, 4001, 7000, 7900]

export function oddWord(luck: Luck): string {
  switch (luck.below(6)) {
    case 0:
      return luck.pick(ODD_WORDS)
    case 1:
      return luck.pick([',', ';', '\n', '1x ', 'a', '\u0301', 'я', ' 9']).repeat(luck.pick(LENGTHS))
    case 2:
      return `${luck.pick(['unit', 'cell', 'seat', 'card', 'effect'])}:${luck.below(100)}`
    case 3:
      return luck.text(luck.below(40), 'abcXYZ0129_-')
    case 4:
      return luck.bytes(luck.below(60)).toString('latin1')
    default:
      return luck.text(luck.below(300), ',;x×2 \naé\u0301')
  }
}

export function oddValue(luck: Luck, depth = 0): unknown {
  switch (luck.below(depth > 3 ? 5 : 8)) {
    case 0:
      return luck.pick([null, true, false])
    case 1:
      return luck.pick(ODD_NUMBERS)
    case 2:
      return luck.below(1000)
    case 3:
    case 4:
      return oddWord(luck)
    case 5:
      return Array.from({ length: luck.below(5) }, () => oddValue(luck, depth + 1))
    case 6:
      return nested(luck.below(200))
    default:
      return Object.fromEntries(
        Array.from({ length: luck.below(5) }, () => [oddWord(luck), oddValue(luck, depth + 1)]),
      )
  }
}

function nested(depth: number): unknown {
  let out: unknown = 1
  for (let k = 0; k < depth; k++) out = k % 2 === 0 ? [out] : { a: out }
  return out
}

/** A copy in which about one part in `rarity` is another one. */
export function bent(luck: Luck, value: unknown, rarity: number): unknown {
  if (luck.oneIn(rarity)) return oddValue(luck)
  if (Array.isArray(value)) {
    const out = value.map((one) => bent(luck, one, rarity))
    if (luck.oneIn(rarity)) out.push(...out)
    if (luck.oneIn(rarity)) out.splice(luck.below(out.length + 1), 1)
    return out
  }
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([name, one]) => [
    luck.oneIn(rarity * 2) ? oddWord(luck) : name,
    bent(luck, one, rarity),
  ])
  if (luck.oneIn(rarity)) parts.push([oddWord(luck), oddValue(luck)])
  if (luck.oneIn(rarity)) parts.splice(luck.below(parts.length), 1)
  return Object.fromEntries(parts)
}

/** As text; now and then cut off, doubled, or with one byte changed. */
export function bentJson(luck: Luck, value: unknown, rarity: number): string {
  const text = JSON.stringify(bent(luck, value, rarity)) ?? ''
  switch (luck.below(24)) {
    case 0:
      return text.slice(0, luck.below(text.length + 1))
    case 1:
      return text + text
    case 2:
      return '['.repeat(luck.below(4000)) + text
    case 3: {
      const at = luck.below(text.length + 1)
      return text.slice(0, at) + String.fromCharCode(luck.below(256)) + text.slice(at + 1)
    }
    default:
      return text
  }
}
