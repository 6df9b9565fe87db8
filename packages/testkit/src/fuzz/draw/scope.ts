// What is known at one place of an ability that is being drawn: words a reference may name, and how deep it is.
import type { TargetKind } from '@cardwright/engine'
import type { Random } from '../../battery/random.ts'
import type { Board } from '../probe/manifest.ts'
import type { Slot } from '../probe/cards.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface Scope {
  random: Random
  words: Vocabulary
  board: Board
  slot: Slot
  kind: 'when' | 'on' | 'before' | 'answer' | 'passive'
  /** A card does it: its source stands nowhere. */
  isCard: boolean
  /** Fields of what fired it or of the open window, with what they hold. */
  payload: ReadonlyMap<string, string>
  root: 'event' | 'pending' | null
  /** Steps before this one, by name: the verb, and the kind of what it acted on. */
  names: ReadonlyMap<string, { verb: string; kind: TargetKind | null }>
  /** What `it` is; null: there is none. */
  it: TargetKind | null
  /** What the step picks; null: nothing. */
  target: TargetKind | null
  /** How many targets, conditions and amounts it is inside of. */
  depth: number
}

/** True so many times in a hundred. */
export const percent = ({ random }: Scope, n: number): boolean => random.below(100) < n

export const deeper = (scope: Scope, change: Partial<Scope> = {}): Scope => ({
  ...scope,
  ...change,
  depth: scope.depth + 1,
})

/** What is drawn by weight: the first half of each pair says how often. */
export function weighted<T>({ random }: Scope, list: readonly (readonly [number, T])[]): T {
  const sum = list.reduce((total, [weight]) => total + weight, 0)
  let at = random.below(sum)
  for (const [weight, one] of list) {
    if (at < weight) return one
    at -= weight
  }
  return list[0][1]
}
