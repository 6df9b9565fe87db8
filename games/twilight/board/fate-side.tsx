// Beside the enemies: the Fate deck, and the bargain that waits or else the last cards that were turned.
import { Pile, useTable } from '@cardwright/table'
import { factsOf } from './facts-of.ts'
import { FateChoice } from './fate-choice.tsx'
import { FateSums } from './fate-sums.tsx'

export function FateSide() {
  const isWaiting = useTable((t) => factsOf(t.moment.view).choice !== null)
  return (
    <section className="fate-side">
      <div className="fate-piles">
        <Pile zone="fate" seat={null} />
        <Pile zone="fateDiscard" seat={null} />
      </div>
      {isWaiting ? <FateChoice /> : <FateSums />}
    </section>
  )
}
