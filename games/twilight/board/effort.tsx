// Cards laid aside for the action: one more each, as many as the hero can bear.
import { Icon, useSitting, useTable } from '@cardwright/table'
import { useState } from 'react'
import { heroIn, movesOf } from './facts-of.ts'
import icons from './icons.json'
import { textsOf } from './texts.ts'

export function Effort() {
  const { pack, words, viewer } = useSitting()
  const texts = textsOf(words.lang)
  const state = useTable((t) => t)
  const [isOpen, setOpen] = useState(false)
  const { view } = state.moment
  const { hand = [], staged = [] } = view.seats[Math.max(0, viewer)].zones
  const stage = movesOf(state, 'stage')
  const unstage = movesOf(state, 'unstage')
  const most = Number(heroIn(pack, view)?.stats['maxEffort'] ?? 0)
  const nameAt = (cards: typeof hand, value: string | undefined) =>
    words.name(cards[Number(value) - 1]?.def ?? '')
  return (
    <div className="effort">
      <button
        className="btn small"
        aria-expanded={isOpen}
        disabled={stage.length + unstage.length === 0}
        onClick={() => setOpen(!isOpen)}
        title={texts.effortHint}
      >
        <Icon name={icons.stage} /> {texts.effort}{' '}
        <b>
          {staged.length}/{most}
        </b>
      </button>
      {isOpen && stage.length + unstage.length > 0 && (
        <ul className="sheet aside-list">
          {unstage.map((move) => (
            <li key={`un ${move.value}`}>
              <button className="btn small pri" onClick={() => state.answer([move])}>
                {texts.takeBack(nameAt(staged, move.value))}
              </button>
            </li>
          ))}
          {stage.map((move) => (
            <li key={move.value}>
              <button className="btn small" onClick={() => state.answer([move])}>
                {texts.layAside(nameAt(hand, move.value))}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
