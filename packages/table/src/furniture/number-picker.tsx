// One of several numbers: down, up, and the button that takes it.
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
  const now = Math.min(place, all.length - 1)
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
      <output className="num">{all[now]}</output>
      <button
        className="btn icon"
        aria-label={words.say('more')}
        disabled={now === all.length - 1}
        onClick={() => setPlace(now + 1)}
      >
        <Plus className="ic lu" aria-hidden="true" />
      </button>
      <button className="btn pri" onClick={() => answer(group.answers.get(all[now])!)}>
        {group.label === '' ? words.say('done') : words.term('moves', group.label)}
      </button>
    </div>
  )
}
