// Buffers that grow: the same integers with room for more.

/** Twice as long, and `n` more. */
export function larger(buffer: Int32Array, n = 0): Int32Array<ArrayBuffer> {
  const more = new Int32Array(buffer.length * 2 + n)
  more.set(buffer)
  return more
}
