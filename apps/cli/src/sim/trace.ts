// A hash over every state of a match. The block is not rehashed at each decision: the
// journal says which integers changed, and each enters a sum by its index and value. The
// stack is short and hashed directly. Only integers count, so names do not matter.
import type { Match } from '@cardwright/engine'
import { HEAP_TOP, RECORD, SP } from '@cardwright/engine/block'

export interface Trace {
  /** Takes the first state of a match; from then on its journal belongs to the trace. */
  start(m: Match): void
  /** Takes the state after an answer. */
  step(m: Match): void
  value(): string
  /** The sum over the last state, for tests. */
  sum(): number
}

/** What one integer adds to the sum, by its index; an unused index is 0 and adds nothing. */
function weight(place: number, value: number): number {
  if (value === 0) return 0
  let z = Math.imul(value ^ Math.imul(place + 1, 0x9e3779b9), 0x85ebca6b)
  z = Math.imul(z ^ (z >>> 15), 0xc2b2ae35)
  return z ^ (z >>> 16)
}

export function traceStates(): Trace {
  let a = 0x811c9dc5
  let b = 0x9e3779b9
  let known = new Int32Array(0)
  let sum = 0

  function take(m: Match): void {
    const { s } = m
    mix(sum)
    for (let i = m.rules.layout.stack, z = s[SP]; i < z; i++) mix(s[i])
  }
  function mix(v: number): void {
    a = Math.imul(a ^ v, 0x01000193)
    b = Math.imul(b ^ (v + (a >>> 15)), 0x85ebca6b)
    b ^= b >>> 13
  }

  return {
    start(m) {
      m.journal = true
      m.written = 0
      known = Int32Array.from(m.s)
      sum = sumOf(m)
      take(m)
    },
    step(m) {
      const { s, notes, written } = m
      const { stack } = m.rules.layout
      const heap = s.length - s[HEAP_TOP] * RECORD
      for (let k = 0; k < written; k += 2) {
        const i = notes[k]
        if ((i >= stack && i < heap) || known[i] === s[i]) continue
        sum = (sum + weight(i, s[i]) - weight(i, known[i])) | 0
        known[i] = s[i]
      }
      m.written = 0
      take(m)
    },
    value: () => hex(a) + hex(b),
    sum: () => sum,
  }
}

/** The sum from scratch: all live integers except the stack. */
export function sumOf(m: Match): number {
  const { s } = m
  let sum = 0
  for (let i = 0; i < m.rules.layout.stack; i++) sum = (sum + weight(i, s[i])) | 0
  for (let i = s.length - s[HEAP_TOP] * RECORD; i < s.length; i++) sum = (sum + weight(i, s[i])) | 0
  return sum
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')
