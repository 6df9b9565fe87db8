// Cards set aside for the action: +1 each, up to the hero's limit. A selected card is
// placed here, or on the action itself; without a selection, the button lists possible cards.
import { Icon, Named, useSitting, useTable, useTarget } from '@cardwright/table'
import { useState } from 'react'
import { EFFORT, heroIn, movesOf } from './facts-of.ts'
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
  const most = Number(heroIn(pack, view)?.stats['maxEffort'] ?? 0)
  const label = `${texts.effort} ${staged.length}/${most}`
  const { mark, name, unnamed } = useTarget([EFFORT], label)
  const isTarget = state.targets.places.has(EFFORT)
  const isListed = isOpen && !isTarget && stage.length > 0
  return (
    <div className="effort">
      <button
        className={`btn small ${isTarget ? mark : ''}`}
        title={texts.effortHint}
        {...(isTarget ? unnamed : { disabled: stage.length === 0, 'aria-expanded': isListed })}
        onClick={isTarget ? undefined : () => setOpen(!isOpen)}
      >
        <Named name={isTarget ? name : label}>
          <Icon name={icons.stage} /> {isTarget ? texts.layHere : texts.effort}{' '}
          <b>
            {staged.length}/{most}
          </b>
        </Named>
      </button>
      <Laid defs={staged.map((card) => card?.def ?? '')} />
      {isListed && (
        <ul className="sheet aside-list">
          {stage.map((move) => (
            <li key={move.value}>
              <button className="btn small" onClick={() => state.answer([move])}>
                {texts.layAside(words.name(hand[Number(move.value) - 1]?.def ?? ''))}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Until the action they may be taken back. */
function Laid({ defs }: { defs: readonly string[] }) {
  const { pack, words } = useSitting()
  const texts = textsOf(words.lang)
  const state = useTable((t) => t)
  const moves = movesOf(state, 'unstage')
  return defs.map((def, k) => {
    const move = moves.find(({ value }) => value === String(k + 1))
    return (
      <button
        key={k}
        className="btn small laid"
        disabled={move === undefined}
        title={texts.takeBack(words.name(def))}
        onClick={() => move && state.answer([move])}
      >
        <Named name={texts.takeBack(words.name(def))}>
          <Icon name={pack.definitions.find(({ id }) => id === def)?.icon} /> ×
        </Named>
      </button>
    )
  })
}
