// Lets matches be seeded by a secret, once `allowSecrets` was called. Each stream holds a key of ChaCha20 that
// every draw replaces: whoever has seen all that chance has brought cannot compute what comes next, and who
// sees the block cannot compute what came before. The secret itself is in no block.
import { BadOption } from './door/match.ts'
import { chacha } from './state/chacha.ts'
import { put, type Match } from './state/match.ts'
import { installSecrets } from './state/random.ts'

const NOTHING = [0, 0, 0, 0]

export const isSecret = (seed: unknown): seed is string =>
  typeof seed === 'string' && /^[0-9a-f]{64}$/.test(seed)

/** The words of a key, as ChaCha20 reads bytes: the lowest first. */
function keyOf(secret: string): number[] {
  if (!isSecret(secret))
    throw new BadOption('a seed is a whole number or a secret of 64 hexadecimal digits')
  return Array.from({ length: 8 }, (_, i) => {
    const bytes = [6, 4, 2, 0].map((at) => parseInt(secret.slice(i * 8 + at, i * 8 + at + 2), 16))
    return bytes.reduce((word, byte) => (word << 8) | byte)
  })
}

/** From now on. */
export const allowSecrets = (): void =>
  installSecrets(
    (m, base, secret, stream) => replace(m, base, chacha(keyOf(secret), [0, stream, 0, 0])),
    (m, base) => {
      const drawn = chacha(m.s.subarray(base, base + 4), NOTHING)
      replace(m, base, drawn)
      return drawn[4]
    },
  )

function replace(m: Match, base: number, words: ArrayLike<number>): void {
  for (let i = 0; i < 4; i++) put(m, base + i, words[i])
}
