// Where there is no room beside the map: a button that opens the side panel.
import { Icon, Sheet, useSitting, useTable } from '@cardwright/table'
import { useState } from 'react'
import { EffectList } from './effects.tsx'
import { GoalList } from './goals.tsx'
import icons from './icons.json'
import { textsOf } from './texts.ts'

export function Situation() {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const [isOpen, open] = useState(false)
  const n = useTable((t) => t.moment.view.effects.length)
  return (
    <>
      <button
        className="btn small only-phone situation"
        aria-label={`${texts.situation}, ${texts.inEffect}: ${n}`}
        onClick={() => open(true)}
      >
        <Icon name={icons.points} />
        {n > 0 && <b>{n}</b>}
      </button>
      {isOpen && (
        <Sheet title={texts.situation} className="brief" close={() => open(false)}>
          <h3>{texts.goals}</h3>
          <GoalList />
          <h3>{texts.inEffect}</h3>
          {n === 0 ? <p className="none">{texts.nothing}</p> : <EffectList />}
        </Sheet>
      )}
    </>
  )
}
