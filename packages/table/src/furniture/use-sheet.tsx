// For a card with several actions that need no target: shows the card large, with one button per action.
import type { Action } from '@cardwright/engine'
import { answerText, defOf } from '../answer-text.ts'
import { entityOf } from '../keys.ts'
import { useSitting, useTable } from '../use-table.ts'
import { Card } from './card.tsx'
import { usePrompt } from './prompt.tsx'
import { Sheet } from './sheet.tsx'
import { Brought } from './slips.tsx'

export function UseSheet() {
  const sitting = useSitting()
  const { words, viewer, table } = sitting
  const selected = useTable((t) => t.selected)
  const uses = useTable((t) => t.targets.uses)
  const places = useTable((t) => t.targets.places)
  const view = useTable((t) => t.moment.view)
  const { answer, select } = table.getState()
  // it lies over the prompt on phones
  const { sentence } = usePrompt()
  const id = selected === null ? null : entityOf(selected)
  const def = id === null ? null : defOf(view, id)
  if (uses.length < 2 || def === null) return null
  // the card is next to the buttons, so a move that places it is named without it
  const sayOf = (action: Action) =>
    action.kind === 'move'
      ? words.term('moves', action.move)
      : answerText(sitting, view, { actions: [action] })
  return (
    <Sheet title={sentence} className="uses" close={() => select(null)}>
      <div className="in">
        <Card def={def} owner={viewer} />
        <ul>
          {[...uses, ...places.values()].map((offer, k) => (
            <li key={k}>
              <button className="btn" data-choice={k + 1} onClick={() => answer(offer.actions)}>
                <kbd aria-hidden="true">{k + 1}</kbd>
                {sayOf(offer.actions.at(-1)!)}
                <Brought offer={offer} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}
