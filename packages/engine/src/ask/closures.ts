// The shapes compiled content has. Every closure takes plain arguments: the match, the source, the
// candidate or recipient, and the base of the running frame (unused by passives).
import type { Match } from '../state/match.ts'

export type Num = (m: Match, self: number, it: number, f: number) => number
export type Pred = (m: Match, self: number, it: number, f: number) => boolean

/** What a reference's integer means. Seats are entities too. */
export type RefType =
  | 'thing'
  | 'cell'
  | 'lane'
  | 'line'
  | 'number'
  | 'symbol'
  | 'status'
  | 'def'
  | 'token'
export interface CompiledRef {
  type: RefType
  get: Num
  /** Record of the step a name belongs to, for sets (`each: "@x"`) and skipping; -1 = no name. */
  record: number
  /** A bare name: stands for everything that step picked. */
  whole?: boolean
}

/** A closure that is known to be constant, so that hot code can fold it. */
export interface Constant extends Num {
  constant?: number
}
export function constant(value: number): Constant {
  const fn: Constant = () => value
  fn.constant = value
  return fn
}
export const constantOf = (fn: Num): number | undefined => (fn as Constant).constant

/** Small conjunctions are separate functions: a loop over an array costs more than the tests. */
export function every(parts: Pred[]): Pred | null {
  if (parts.length === 0) return null
  const [a, b, c] = parts
  if (parts.length === 1) return a
  if (parts.length === 2) return (m, self, it, f) => a(m, self, it, f) && b(m, self, it, f)
  if (parts.length === 3)
    return (m, self, it, f) => a(m, self, it, f) && b(m, self, it, f) && c(m, self, it, f)
  return every([every(parts.slice(0, 3))!, ...parts.slice(3)])
}

export function some(parts: Pred[]): Pred {
  if (parts.length === 1) return parts[0]
  if (parts.length === 2) {
    const [a, b] = parts
    return (m, self, it, f) => a(m, self, it, f) || b(m, self, it, f)
  }
  return (m, self, it, f) => {
    for (const part of parts) if (part(m, self, it, f)) return true
    return false
  }
}
