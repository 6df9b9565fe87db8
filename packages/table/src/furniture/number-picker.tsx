// Picks one of several numbers: down, up, and a confirm button. By keyboard: arrows or the digit itself,
// Enter confirms.
import type { Action } from '@cardwright/engine'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useSitting } from '../use-table.ts'
import type { NumberGroup } from './numbers-of.ts'

export function NumberPicker(props: { group: NumberGroup; answer(action: Action): void }) {
  const { group, answer } = props
  const { words } = useSitting()
  const all = [...group.answers.keys()].sort((a, b) => a - b)
  const [place, setPlace] = useState(0)
  const last = all.length - 1
  const now = Math.min(place, last)
  const take = () => answer(group.answers.get(all[now])!)
  const press = (event: React.KeyboardEvent) => {
    const ways: Record<string, () => void> = {
      ArrowUp: () => setPlace(Math.min(now + 1, last)),
      ArrowRight: () => setPlace(Math.min(now + 1, last)),
      ArrowDown: () => setPlace(Math.max(now - 1, 0)),
      ArrowLeft: () => setPlace(Math.max(now - 1, 0)),
      Home: () => setPlace(0),
      End: () => setPlace(last),
      Enter: take,
    }
    const digit = /^\d$/.test(event.key) ? all.indexOf(Number(event.key)) : -1
    const way = digit >= 0 ? () => setPlace(digit) : ways[event.key]
    if (way === undefined) return
    event.preventDefault()
    way()
  }
  return (
    <div className="picker" role="group" aria-label={words.say('pickNumber')}>
      <button
        className="btn icon"
        aria-label={words.say('less')}
        disabled={now === 0}
        onClick={() => setPlace(now - 1)}
      >
        <Minus className="ic lu" aria-hidden="true" />
      </button>
      <span
        className="num"
        role="spinbutton"
        tabIndex={0}
        aria-label={words.say('pickNumber')}
        aria-valuenow={all[now]}
        aria-valuemin={all[0]}
        aria-valuemax={all[last]}
        onKeyDown={press}
      >
        {all[now]}
      </span>
      <button
        className="btn icon"
        aria-label={words.say('more')}
        disabled={now === last}
        onClick={() => setPlace(now + 1)}
      >
        <Plus className="ic lu" aria-hidden="true" />
      </button>
      <button className="btn pri" onClick={take}>
        {group.label === '' ? words.say('done') : words.term('moves', group.label)}
      </button>
    </div>
  )
}
