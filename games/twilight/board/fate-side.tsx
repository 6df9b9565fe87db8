// Beside the enemies: the bargain that waits, else the sums of the last cards that were turned.
import { useTable } from '@cardwright/table'
import { factsOf } from './facts-of.ts'
import { FateChoice } from './fate-choice.tsx'
import { FateSums } from './fate-sums.tsx'

export function FateSide() {
  const isWaiting = useTable((t) => factsOf(t.moment.view).choice !== null)
  return isWaiting ? <FateChoice /> : <FateSums />
}
