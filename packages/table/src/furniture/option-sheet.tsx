// Chooses one of several options, by click or number; with a timer where the game has one.
import { useContext } from 'react'
import type { Action } from '@cardwright/engine'
import { useSitting, useTable } from '../use-table.ts'
import { BoardContext } from './board-context.ts'
import { Icon } from './icon.tsx'
import { NumberPicker } from './number-picker.tsx'
import { numbersOf } from './numbers-of.ts'
import { usePrompt } from './prompt.tsx'
import { Sheet } from './sheet.tsx'
import { useCountdown } from './use-countdown.ts'

type Option = Action & { kind: 'option' }

export function OptionSheet() {
  const { words } = useSitting()
  const board = useContext(BoardContext)
  const buttons = useTable((t) => t.targets.buttons)
  // it lies over the prompt on phones
  const { sentence } = usePrompt()
  const answer = useTable((t) => t.answer)
  const number = useTable((t) => t.moment.number)
  const options = buttons.filter((action): action is Option => action.kind === 'option')
  if (options.length === 0) return null
  const choose = (option: string) => answer([{ kind: 'option', option }])
  if (board.Options)
    return (
      <>
        <board.Options options={options.map(({ option }) => option)} choose={choose} />
        <Countdown key={number} choose={choose} />
      </>
    )
  const { numbers } = numbersOf(options)
  return (
    <Sheet title={sentence} className="options">
      {numbers.length > 0 ? (
        <NumberPicker group={numbers[0]} answer={(action) => answer([action])} />
      ) : (
        <ul>
          {options.map(({ option }, k) => (
            <li key={option}>
              <button className="btn" data-choice={k + 1} onClick={() => choose(option)}>
                <Icon name={board.icons[option]} />
                {words.term('options', option)}
                {k < 9 && <kbd aria-hidden="true">{k + 1}</kbd>}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Countdown key={number} choose={choose} />
    </Sheet>
  )
}

/** When time is up it takes the safe option; without one it only shows that time is up. */
function Countdown({ choose }: { choose(option: string): void }) {
  const { words, comfort } = useSitting()
  const board = useContext(BoardContext)
  const asking = useTable((t) => t.moment.view.asking)
  const timer = asking === null ? null : (board.timer?.(asking) ?? null)
  const seconds = timer === null ? 0 : timer.seconds * comfort.timers
  const left = useCountdown(seconds, () => {
    if (timer !== null && timer.option !== null) choose(timer.option)
  })
  if (seconds === 0) return null
  return (
    <p className="countdown">
      <span className="m-bar" aria-hidden="true">
        <span className="m-fill" style={{ width: `${(left / seconds) * 100}%` }} />
      </span>
      <span className="vh" role="timer" aria-live="assertive">
        {left === 0 ? words.say('timeUp') : ''}
      </span>
    </p>
  )
}
