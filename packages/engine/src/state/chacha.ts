// One block of ChaCha20 (RFC 8439): what comes out says nothing of the key that went in.

/** "expand 32-byte k", and "expand 16-byte k" for keys of half the length, which are taken twice. */
const WHOLE = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]
const HALF = [0x61707865, 0x3120646e, 0x79622d36, 0x6b206574]

/** Used again for every block: what is needed of one is read before the next. */
const input = new Int32Array(16)
const block = new Int32Array(16)

const rotated = (x: number, left: number) => (x << left) | (x >>> (32 - left))

function quarter(i: number, j: number, k: number, l: number): void {
  let a = block[i]
  let b = block[j]
  let c = block[k]
  let d = block[l]
  a = (a + b) | 0
  d = rotated(d ^ a, 16)
  c = (c + d) | 0
  b = rotated(b ^ c, 12)
  block[i] = a = (a + b) | 0
  block[l] = d = rotated(d ^ a, 8)
  block[k] = c = (c + d) | 0
  block[j] = rotated(b ^ c, 7)
}

/**
 * @param key eight words, or four
 * @param rest counter and nonce, four words
 * @returns sixteen words, good until the next call
 */
export function chacha(key: ArrayLike<number>, rest: ArrayLike<number>): Int32Array {
  const isHalf = key.length === 4
  for (let i = 0; i < 4; i++) {
    input[i] = (isHalf ? HALF : WHOLE)[i]
    input[4 + i] = key[i]
    input[8 + i] = key[isHalf ? i : 4 + i]
    input[12 + i] = rest[i]
  }
  block.set(input)
  for (let round = 0; round < 10; round++) {
    quarter(0, 4, 8, 12)
    quarter(1, 5, 9, 13)
    quarter(2, 6, 10, 14)
    quarter(3, 7, 11, 15)
    quarter(0, 5, 10, 15)
    quarter(1, 6, 11, 12)
    quarter(2, 7, 8, 13)
    quarter(3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) block[i] += input[i]
  return block
}
