// Tries seeds as somebody would who has seen the first cards of a match: whoever finds the one that fits knows
// every card and die to come. A match that was dealt from a number is found; one from a secret is not, whichever
// of all 32-bit numbers is tried.
import { randomInt } from 'node:crypto'
import type { Game, Seed } from '@cardwright/engine'
import { below } from '@cardwright/engine/author'
import { emptyMatch, seedChance } from '@cardwright/engine/block'
import { allowSecrets } from '@cardwright/engine/secret'
import { newSecret } from '@cardwright/protocol/deal'
import { openShelf } from '../src/games.ts'

/** So many cards of a deck of sixty were seen: no two of all 32-bit numbers deal them alike. */
const DECK = 60
const SEEN = 12
const GOLDEN = 0x9e3779b9
/** Whole numbers of 32 bits are counted faster. */
const LOT = 2 ** 24

const ALL = 2 ** 32

/** What a stream deals first. */
export function dealt(game: Game, seed: Seed, stream: number): number[] {
  const m = emptyMatch(game, game.pack.manifest.seats.min, {})
  seedChance(m, seed)
  return Array.from({ length: SEEN }, (_, k) => below(m, stream, DECK - k))
}

/**
 * Numbers that would have dealt the same. Written out rather than asked of the engine: four thousand million tries should take less than a minute.
 */
export function guess(seen: readonly number[], stream: number, tries: number): number[] {
  const fits: number[] = []
  const shift = Math.imul(stream, GOLDEN)
  const least = Math.ceil((seen[0] * ALL) / DECK)
  const most = Math.ceil(((seen[0] + 1) * ALL) / DECK)
  for (let begin = 0; begin < tries; begin += LOT) {
    const base = (begin + shift) | 0
    const lot = Math.min(LOT, tries - begin)
    for (let k = 0; k < lot; k++) {
      const x = (base + k) | 0
      // the first draw needs one of the four words only: most numbers are out after it
      const s1 = mixed((x + GOLDEN + GOLDEN) | 0)
      const word = Math.imul(rotl(Math.imul(s1, 5), 7), 9) >>> 0
      if (word >= least && word < most && dealsAlike(x, seen)) fits.push(begin + k)
    }
  }
  return fits
}

/** Every stream of a match, once dealt from a number and once from a secret. */
export async function tryAllStreams(id: string, tries: number, tell: (line: string) => void) {
  allowSecrets()
  const game = (await openShelf()).get(id)
  if (game === undefined) throw new Error(`there is no game "${id}"`)
  const { streamIndex } = emptyMatch(game, game.pack.manifest.seats.min, {}).rules.words
  const secret = newSecret()
  const number = randomInt(Math.min(tries, 2 ** 48 - 1))
  return [...streamIndex].map(([name, stream]) => {
    const begun = performance.now()
    tell(`${name}: trying ${tries} numbers, twice`)
    const fits = guess(dealt(game, number, stream), stream, tries)
    const bySecret = guess(dealt(game, secret, stream), stream, tries).length
    const byNumber = fits.length === 1 && fits[0] === number ? 1 : 0
    const seconds = Math.round((performance.now() - begun) / 1000)
    return { game: id, stream: name, tries, byNumber, bySecret, seconds }
  })
}

function dealsAlike(x: number, seen: readonly number[]): boolean {
  let s0 = mixed((x + GOLDEN) | 0)
  let s1 = mixed((x + GOLDEN * 2) | 0)
  let s2 = mixed((x + GOLDEN * 3) | 0)
  let s3 = mixed((x + GOLDEN * 4) | 0)
  for (let k = 0; k < SEEN; k++) {
    const word = Math.imul(rotl(Math.imul(s1, 5), 7), 9) >>> 0
    if (Math.floor((word * (DECK - k)) / ALL) !== seen[k]) return false
    const t = s1 << 9
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= t
    s3 = rotl(s3, 11)
  }
  return true
}

const rotl = (x: number, k: number): number => (x << k) | (x >>> (32 - k))

function mixed(x: number): number {
  let z = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
  return z ^ (z >>> 15)
}
