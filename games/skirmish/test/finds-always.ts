// Steps that can never be without a target, whatever the board looks like. Every other step is shown without
// one by a scenario. [SK-9.6]
import type { ProofStep } from '@cardwright/testkit/vitest'

/** Nothing but these words: the card that acts is such a card itself. */
const ITSELF = new Set(['kind', 'side', 'types'])
/** Lines and decks are there from the beginning to the end. */
const LASTING = ['line', 'deck']

export function findsAlways({ ability, source }: ProofStep): boolean {
  // cards from hand are not offered without a cell: they are refused instead
  if (ability === 'playUnit' || ability === 'playFaceDown') return true
  const wanted = source.target ?? source.to
  if (typeof wanted !== 'object' || !('kind' in wanted)) return false
  if ('stay' in wanted || LASTING.includes(wanted.kind)) return true
  // none is a number as well
  if ('count' in wanted && wanted.count === 'any') return true
  if (wanted.kind === 'cell') return !('empty' in wanted)
  const isOnBoard = ability !== 'order'
  return isOnBoard && wanted.kind === 'unit' && Object.keys(wanted).every((key) => ITSELF.has(key))
}
