// The buttons of the prompt bar: answers that nothing on the table stands for.
import type { Action, Offer } from '@cardwright/engine'
import { useContext } from 'react'
import { answerText, defOf } from '../answer-text.ts'
import { holderOf, isCard } from '../definitions.ts'
import { entityOf } from '../keys.ts'
import { passMoveOf } from '../pass-move.ts'
import { useSitting, useTable } from '../use-table.ts'
import { BoardContext } from './board-context.ts'
import { NumberPicker } from './number-picker.tsx'
import { numbersOf } from './numbers-of.ts'

/** Questions that have their own sheets. */
const ELSEWHERE: ReadonlySet<Action['kind']> = new Set(['option', 'place'])
const PRIMARY: ReadonlySet<Action['kind']> = new Set(['done', 'accept'])

export function Answers() {
  const sitting = useSitting()
  const { words, pack, table } = sitting
  const board = useContext(BoardContext)
  const view = useTable((t) => t.moment.view)
  const targets = useTable((t) => t.targets)
  const { answer } = table.getState()
  const passing = passMoveOf(board.passMove, targets.buttons)
  const isOwn = (move: string) => board.ownMoves?.includes(move) === true
  const buttons = targets.buttons.filter(
    (a) =>
      !ELSEWHERE.has(a.kind) &&
      !(a.kind === 'move' && (a === passing || isOwn(a.move) || isCard(pack, a.value))),
  )
  const { numbers, others } = numbersOf(buttons)
  const textOf = (offer: Offer) =>
    board.answerText?.(offer.actions[0], view, words) ?? answerText(sitting, view, offer)
  return (
    <>
      {targets.uses.length === 1 &&
        targets.uses.map((offer, k) => (
          <button key={k} className="btn pri" onClick={() => answer(offer.actions)}>
            {textOf(offer)}
          </button>
        ))}
      {numbers.map((group) => (
        <NumberPicker key={group.label} group={group} answer={(action) => answer([action])} />
      ))}
      {others.map((action) => (
        <button
          key={JSON.stringify(action)}
          className={`btn ${PRIMARY.has(action.kind) ? 'pri' : ''}`}
          onClick={() => answer([action])}
        >
          {textOf({ actions: [action] })}
        </button>
      ))}
    </>
  )
}

/** One thing has several actions with the same targets: asks which one is meant. */
export function Ways() {
  const { table, words, pack } = useSitting()
  const selected = useTable((t) => t.selected)
  const ways = useTable((t) => t.targets.ways)
  const way = useTable((t) => t.targets.way)
  const view = useTable((t) => t.moment.view)
  const id = selected === null ? null : entityOf(selected)
  if (ways.length < 2 || id === null) return null
  const def = defOf(view, id) ?? ''
  return (
    <div className="ways" role="radiogroup" aria-label={words.say('which')}>
      {ways.map((one, k) => (
        <button
          key={one}
          className="btn small"
          role="radio"
          aria-checked={one === way}
          data-choice={k + 1}
          onClick={() => table.getState().select(selected, one)}
        >
          {words.ability(holderOf(pack, def, one), one)}
          <kbd aria-hidden="true">{k + 1}</kbd>
        </button>
      ))}
    </div>
  )
}
