// A safety net: what may be picked but stands nowhere on this table is offered as a row of buttons, so
// that no legal answer is ever out of reach.
import { useEffect, useState } from 'react'
import { afterPaint } from '../after-paint.ts'
import { answerText } from '../answer-text.ts'
import type { Key } from '../keys.ts'
import { useSitting, useTable } from '../use-table.ts'

export function LooseTargets({ root }: { root: React.RefObject<HTMLElement | null> }) {
  const sitting = useSitting()
  const byKey = useTable((t) => t.targets.byKey)
  const view = useTable((t) => t.moment.view)
  const press = useTable((t) => t.press)
  const [loose, setLoose] = useState<readonly Key[]>([])
  useEffect(() => {
    const look = () => {
      const standing = new Set<string>()
      for (const element of root.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])
        for (const key of element.dataset['key']!.split(' '))
          // a narrow screen hides what a wide one shows
          if (byKey.has(key) && !standing.has(key) && element.checkVisibility()) standing.add(key)
      const missed = [...byKey.keys()].filter((key) => !standing.has(key))
      setLoose((before) => (before.length + missed.length === 0 ? before : missed))
    }
    // after the next frame: sheets that open for this question are there, and no press waits for it
    return afterPaint(look)
  }, [byKey, root])
  const offered = loose.filter((key) => byKey.has(key))
  if (offered.length === 0) return null
  return (
    <div className="loose" role="group" aria-label={sitting.words.say('alsoPossible')}>
      {offered.map((key, k) => (
        <button key={key} className="btn small" data-choice={k + 1} onClick={() => press([key])}>
          {answerText(sitting, view, { actions: byKey.get(key)![0].actions.slice(-1) })}
        </button>
      ))}
    </div>
  )
}
