// A card that can be played in several ways without pointing at anything: the card large, one button a way.
import { answerText, defOf } from '../answer-text.ts'
import { entityOf } from '../keys.ts'
import { useSitting, useTable } from '../use-table.ts'
import { Card } from './card.tsx'
import { Sheet } from './sheet.tsx'
import { Brought } from './slips.tsx'

export function UseSheet() {
  const sitting = useSitting()
  const { words, viewer } = sitting
  const selected = useTable((t) => t.selected)
  const uses = useTable((t) => t.targets.uses)
  const view = useTable((t) => t.moment.view)
  const { answer, select } = useTable((t) => t)
  const id = selected === null ? null : entityOf(selected)
  const def = id === null ? null : defOf(view, id)
  if (uses.length < 2 || def === null) return null
  return (
    <Sheet title={words.say('which')} className="uses" close={() => select(null)}>
      <div className="in">
        <Card def={def} owner={viewer} />
        <ul>
          {uses.map((offer, k) => (
            <li key={k}>
              <button className="btn" data-choice={k + 1} onClick={() => answer(offer.actions)}>
                <kbd aria-hidden="true">{k + 1}</kbd>
                {answerText(sitting, view, { actions: offer.actions.slice(-1) })}
                <Brought offer={offer} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}
