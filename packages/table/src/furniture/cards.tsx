// Many cards side by side. While a choice runs one veil lies over all of them, with a hole for every
// target, and the marks are drawn above it: neither dimming two hundred cards nor marking ten of them
// paints a single card again, which would be felt with every press. What may be marked stands in it
// directly.
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react'
import type { Mark } from '../targets.ts'
import { useTable } from '../use-table.ts'
import { VeilContext } from '../use-target.ts'
import { cornersOf, frameOf, type Frame } from './frames.ts'

export function Cards(props: { className?: string; style?: CSSProperties; children: ReactNode }) {
  const { className = '', style, children } = props
  return (
    <div className={`veiled ${className}`} style={style}>
      <VeilContext value={true}>{children}</VeilContext>
      <Veil />
    </div>
  )
}

/** Those that stand out of the veil. */
const MARKS = ['legal', 'danger', 'picked', 'source'] as const satisfies readonly Mark[]
const isMarked = ({ dataset }: HTMLElement) => MARKS.some((mark) => mark === dataset['mark'])

interface Marked extends Frame {
  mark: Mark
}

const NONE: readonly Marked[] = []

/** The choice changes this alone: said of what is around the cards, they would all be looked at. */
function Veil() {
  const targets = useTable((t) => t.targets)
  const veil = useRef<SVGSVGElement>(null)
  const [marked, setMarked] = useState(NONE)
  const look = useCallback(() => {
    const found = markedIn(veil.current!.parentElement!)
    setMarked((before) => (before.length + found.length === 0 ? before : found))
  }, [])
  useLayoutEffect(look, [look, targets])
  useEffect(() => {
    const watch = new ResizeObserver(look)
    watch.observe(veil.current!)
    return () => watch.disconnect()
  }, [look])
  return (
    <>
      <svg ref={veil} className="veil" aria-hidden="true">
        {targets.isChoosing && (
          <path d={EVERYTHING + marked.map((at) => frameOf(at, 6)).join('')} />
        )}
      </svg>
      <svg className="marks" aria-hidden="true">
        {MARKS.map((mark) => (
          <Marks key={mark} mark={mark} at={marked.filter((one) => one.mark === mark)} />
        ))}
      </svg>
    </>
  )
}

/** Larger than any table; what is around the cards cuts it off. */
const EVERYTHING = frameOf({ x: 0, y: 0, width: 1e4, height: 1e4 }, 1e4)

function Marks({ mark, at }: { mark: Mark; at: readonly Frame[] }) {
  if (at.length === 0) return null
  const frames = (out: number) => at.map((frame) => frameOf(frame, out)).join('')
  return (
    <g className={`mark-${mark}`}>
      {mark === 'legal' || mark === 'danger' ? (
        <>
          <path className="dashes" d={frames(1)} />
          <path className="corners" d={at.map((frame) => cornersOf(frame, 2, 15)).join('')} />
        </>
      ) : mark === 'picked' ? (
        <path className="solid" d={frames(2)} />
      ) : (
        <path className="double" d={frames(4) + frames(9)} />
      )}
    </g>
  )
}

/** Of the cards themselves: a search through all that is printed on them would take longer. */
function markedIn(cards: HTMLElement): readonly Marked[] {
  const found = Array.from(cards.children as HTMLCollectionOf<HTMLElement>).filter(isMarked)
  if (found.length === 0) return NONE
  const origin = cards.getBoundingClientRect()
  return found.map((card) => {
    const { left, top, width, height } = card.getBoundingClientRect()
    const mark = card.dataset['mark'] as Mark
    return { mark, x: left - origin.left, y: top - origin.top, width, height }
  })
}
