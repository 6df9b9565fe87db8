// Abilities above a piece. They stay while the pointer is over the piece, over them, or on the way
// between the two.
import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { holderOf } from '../definitions.ts'
import { inCorridor } from '../geometry.ts'
import type { Key } from '../keys.ts'
import { defOf } from '../answer-text.ts'
import { findSpot } from '../spots.ts'
import type { Bubble } from '../targets.ts'
import { useSitting, useTable } from '../use-table.ts'
import { BoardContext } from './board-context.ts'
import { Icon } from './icon.tsx'
import { useAnchor } from './use-anchor.ts'

export function Bubbles() {
  const key = useTable((t) => {
    const at = t.bubbling !== null && t.targets.bubbles.has(t.bubbling) ? t.bubbling : t.selected
    return at !== null && t.targets.bubbles.has(at) ? at : null
  })
  const bubbles = useTable((t) => (key === null ? undefined : t.targets.bubbles.get(key)))
  if (key === null || bubbles === undefined) return null
  return <BubbleRow key={key} at={key} bubbles={bubbles} />
}

/** Over the edge of its piece, so that the middle of the place above can still be pressed. */
const OVERLAP = -14

function BubbleRow({ at, bubbles }: { at: Key; bubbles: readonly Bubble[] }) {
  const { table, words, pack } = useSitting()
  const { icons } = useContext(BoardContext)
  const view = useTable((t) => t.moment.view)
  const row = useAnchor<HTMLDivElement>(at, OVERLAP)
  useCorridor(at, row)
  return (
    <div ref={row} className="bubbles nosed" role="group" aria-label={words.say('abilities')}>
      {bubbles.map((bubble, k) => {
        const def = defOf(view, bubble.source) ?? ''
        return (
          <button
            key={bubble.ability}
            className="bubble"
            data-choice={k + 1}
            onClick={() => table.getState().answer([bubble.use])}
          >
            <Icon name={icons[bubble.ability]} />
            {words.ability(holderOf(pack, def, bubble.ability), bubble.ability)}
            {bubbles.length > 1 && <kbd aria-hidden="true">{k + 1}</kbd>}
          </button>
        )
      })}
    </div>
  )
}

/** Closes when the pointer leaves the piece, the row and the area between. Allocates nothing while the pointer moves. */
function useCorridor(at: Key, row: React.RefObject<HTMLDivElement | null>): void {
  const { table } = useSitting()
  const boxes = useRef<[DOMRect, DOMRect] | null>(null)
  useLayoutEffect(() => {
    const piece = findSpot(document, at)
    if (piece !== null && row.current !== null)
      boxes.current = [piece.getBoundingClientRect(), row.current.getBoundingClientRect()]
  })
  useEffect(() => {
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || boxes.current === null) return
      const [piece, above] = boxes.current
      if (!inCorridor(event.clientX, event.clientY, piece, above)) table.getState().bubble(null)
    }
    addEventListener('pointermove', move)
    return () => removeEventListener('pointermove', move)
  }, [table])
}
