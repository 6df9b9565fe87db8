// What is being placed, and how many are left: to the right of the pointer, or a chip in the prompt where
// there is no pointer.
import type { Ability, Pack, Step } from '@cardwright/engine'
import { useContext, useEffect, useRef } from 'react'
import { definitionOf } from '../definitions.ts'
import { useSitting, useTable } from '../use-table.ts'
import { BoardContext } from './board-context.ts'
import { seatMark } from './glyph.tsx'
import { Icon } from './icon.tsx'
import { COUNTABLE } from './steps.tsx'

interface Stack {
  icon: string | undefined
  left: number
  seat: number
}

/** For the asking step: a status shows its token, anything else its card. */
function stepOf(pack: Pack, holder: string, [index, ...path]: readonly number[]): Step | undefined {
  const holders = [pack.definitions, pack.statuses, pack.keywords, pack.basics].flat()
  const found = holders.find(({ id }) => id === holder)
  let steps = (found?.abilities as Ability[] | undefined)?.[index]?.steps
  let step: Step | undefined
  for (const place of path) {
    step = steps?.[place]
    steps = Array.isArray(step?.steps) ? step.steps : undefined
  }
  return step
}

function useStack(): Stack | null {
  const { pack, viewer } = useSitting()
  const { icons } = useContext(BoardContext)
  const asking = useTable((t) => t.moment.view.asking)
  const isChoosing = useTable((t) => t.targets.isChoosing && t.selected === null)
  if (asking === null || !isChoosing || asking.seat !== viewer || asking.holder === undefined)
    return null
  const { status, amount } = stepOf(pack, asking.holder, asking.path ?? []) ?? {}
  const icon =
    typeof status === 'string' && icons[status] !== undefined
      ? icons[status]
      : (icons[asking.ability ?? ''] ?? definitionOf(pack, asking.def ?? '')?.icon)
  const left = asking.left ?? (asking.max ?? 1) - (asking.picked?.length ?? 0)
  if (left === 0) return null
  // tokens placed together on one thing
  const each = status !== undefined && typeof amount === 'number' ? amount : 1
  return { icon, left: left * each, seat: asking.seat }
}

export function CursorStack() {
  const stack = useStack()
  const ref = useRef<HTMLDivElement>(null)
  const isOn = stack !== null
  useEffect(() => {
    if (!isOn) return
    const follow = (event: PointerEvent) => {
      const style = ref.current?.style
      if (style === undefined || event.pointerType !== 'mouse') return
      // never outside the window; 100 % is its own size
      const { clientX, clientY } = event
      style.translate = `min(${clientX}px, 100vw - 100%) min(${clientY}px, 100dvh - 100%)`
      style.visibility = 'visible'
    }
    addEventListener('pointermove', follow)
    return () => removeEventListener('pointermove', follow)
  }, [isOn])
  if (stack === null) return null
  return (
    <div ref={ref} className="cursor" data-seat={seatMark(stack.seat)} aria-hidden="true">
      <Chip {...stack} />
    </div>
  )
}

/** The same for touch, where the finger covers the pointer. */
export function CursorChip() {
  const stack = useStack()
  if (stack === null || stack.left < 2) return null
  return (
    <span className="cursor-chip" data-seat={seatMark(stack.seat)} aria-hidden="true">
      <Chip {...stack} />
    </span>
  )
}

const Chip = ({ icon, left }: Stack) => (
  <span className="stk">
    <Icon name={icon} />
    {left <= COUNTABLE && <b>×{left}</b>}
  </span>
)
