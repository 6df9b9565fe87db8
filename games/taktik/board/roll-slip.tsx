// The current roll: the die, the modifiers, and the result. The odds next to it show each part of the sum.
import { seatMark, useSitting, useTable } from '@cardwright/table'
import { signed, useTitle } from './odds.tsx'
import { factsOf } from './places.ts'
import { textsOf } from './texts.ts'

export function RollSlip() {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const roll = useTable((t) => factsOf(t.moment.view).roll)
  const active = useTable((t) => t.moment.view.active)
  const title = useTitle(roll)
  if (roll === null) return null
  return (
    <section
      className={`rollslip ${roll.isHit ? 'hit' : 'miss'}`}
      data-seat={seatMark(active)}
      aria-label={title}
    >
      <h2>{title}</h2>
      <p className="equation">
        <span key={`${roll.attacker} ${roll.natural}`} className="die" data-face={roll.natural}>
          {roll.natural}
        </span>
        <span>{signed(roll.sum)}</span>
        <span>=</span>
        <b>{roll.total}</b>
        <span className="needs">{texts.against(roll.needed)}</span>
        <strong>{roll.isHit ? texts.hit : texts.miss}</strong>
      </p>
    </section>
  )
}
