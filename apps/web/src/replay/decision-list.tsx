// All decisions in words; a press goes there.
import { Glyph, seatMark, type Words } from '@cardwright/table'
import { useEffect, useMemo, useRef } from 'react'
import { useSay } from '../texts/speak.ts'
import { mainEvent, type Reel } from './reel.ts'

interface DecisionListProps {
  reel: Reel
  viewer: number
  words: Words
  at: number
  onChange(at: number): void
}

export function decisionText(reel: Reel, n: number, viewer: number, words: Words): string {
  const event = mainEvent(reel.eventsOf(n, viewer))
  if (event !== undefined) return words.event(event)
  const { action } = reel.decisions[n - 1]
  if (action.kind === 'move') return words.term('moves', action.move)
  return words.say('replay.hidden')
}

export function DecisionList({ reel, viewer, words, at, onChange }: DecisionListProps) {
  const say = useSay()
  const list = useRef<HTMLOListElement>(null)
  const texts = useMemo(
    () => reel.decisions.map((_, k) => decisionText(reel, k + 1, viewer, words)),
    [reel, viewer, words],
  )
  useEffect(() => {
    const now = list.current?.children[Math.max(0, at - 1)] as HTMLElement | undefined
    if (now) list.current!.scrollTop = now.offsetTop - list.current!.clientHeight / 2
  }, [at])
  return (
    <aside className="decisions sheet" aria-label={say('replay.decisions')}>
      <h2>{say('replay.decisions')}</h2>
      <ol ref={list}>
        {reel.decisions.map(({ seat }, k) => (
          <li key={k} className={k + 1 > at ? 'fut' : ''} data-seat={seatMark(seat)}>
            <button
              aria-current={k + 1 === at ? 'step' : undefined}
              onClick={() => onChange(k + 1)}
            >
              <span className="num">{k + 1}</span>
              <Glyph seat={seat} />
              <span>{texts[k]}</span>
            </button>
          </li>
        ))}
      </ol>
    </aside>
  )
}
