// A safety net: legal picks that are nowhere on this table are offered as a row of buttons, so
// that every legal answer can be given.
import { Fragment, useEffect, useState } from 'react'
import { afterPaint } from '../after-paint.ts'
import { answerText } from '../answer-text.ts'
import { backIn, type Key } from '../keys.ts'
import { pointablesIn } from '../spots.ts'
import { useSitting, useTable } from '../use-table.ts'
import { Glyph, seatMark } from './glyph.tsx'
import { Named } from './named.tsx'

export function LooseTargets({ root }: { root: React.RefObject<HTMLElement | null> }) {
  const { words } = useSitting()
  const byKey = useTable((t) => t.targets.byKey)
  const press = useTable((t) => t.press)
  const [loose, setLoose] = useState<readonly Key[]>([])
  useEffect(() => {
    const look = () => {
      const standing = new Set<string>()
      const things = root.current === null || byKey.size === 0 ? [] : pointablesIn(root.current)
      for (const element of things)
        for (const key of element.getAttribute('data-key')?.split(' ') ?? [])
          // a narrow screen hides what a wide one shows
          if (byKey.has(key) && !standing.has(key) && element.checkVisibility()) standing.add(key)
      const missed = [...byKey.keys()].filter((key) => !standing.has(key))
      setLoose((before) => (before.length + missed.length === 0 ? before : missed))
    }
    // after the next frame, when sheets for this question are open and no press waits
    return afterPaint(look)
  }, [byKey, root])
  const offered = loose.filter((key) => byKey.has(key))
  if (offered.length === 0) return null
  return (
    <div className="loose" role="group" aria-label={words.say('alsoPossible')}>
      {offered.map((key, k) => (
        <Fragment key={key}>
          {seatOf(key) !== seatOf(offered[k - 1]) && <HandName of={key} />}
          <button className="btn small" data-choice={k + 1} onClick={() => press([key])}>
            <LooseName of={key} />
          </button>
        </Fragment>
      ))}
    </div>
  )
}

/** The owner of the hand that a hidden card is in. */
const seatOf = (key: Key | undefined): number | null =>
  key === undefined ? null : (backIn(key)?.seat ?? null)

function HandName({ of: key }: { of: Key }) {
  const { words } = useSitting()
  const seat = seatOf(key)
  if (seat === null) return null
  return (
    <span className="loose-hand" aria-hidden="true">
      {words.say('handOf', { name: words.seat(seat) })}
    </span>
  )
}

/** A hidden card is named by owner and position; everything else by its answer. */
function LooseName({ of: key }: { of: Key }) {
  const sitting = useSitting()
  const { words } = sitting
  const offer = useTable((t) => t.targets.byKey.get(key)?.[0])
  const view = useTable((t) => t.moment.view)
  const back = backIn(key)
  if (back === null) return offer && answerText(sitting, view, { actions: offer.actions.slice(-1) })
  return (
    <Named name={words.say('backOf', { name: words.seat(back.seat), n: back.place + 1 })}>
      <span className="loose-back" data-seat={seatMark(back.seat)}>
        <Glyph seat={back.seat} />
        {back.place + 1}
      </span>
    </Named>
  )
}
