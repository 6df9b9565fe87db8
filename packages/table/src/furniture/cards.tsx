// Many cards side by side. While a choice runs one veil lies over all of them, with a hole for every
// target, and the marks are drawn above it: neither dimming two hundred cards nor marking ten of them
// paints a single card again, which would be felt with every press. What may be marked stands in it
// directly.
import {
  Children,
  Fragment,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type ReactNode,
} from 'react'
import type { Mark } from '../targets.ts'
import { useSitting, useTable } from '../use-table.ts'
import { VeilContext } from '../use-target.ts'
import { cornersOf, frameOf, type Frame } from './frames.ts'

export function Cards(props: { className?: string; style?: CSSProperties; children: ReactNode }) {
  const { className = '', style, children } = props
  return (
    <div className={`veiled ${className}`} style={style}>
      <VeilContext value={true}>
        {batchesOf(Children.toArray(children)).map((batch, k) => (
          <Fragment key={k}>{batch}</Fragment>
        ))}
      </VeilContext>
      <Veil />
    </div>
  )
}

const BATCH = 16

/** React walks through all that stand beside a changed one: those of its batch, instead of all. */
const batchesOf = (cards: readonly ReactNode[]): ReactNode[][] =>
  Array.from({ length: Math.ceil(cards.length / BATCH) }, (_, k) =>
    cards.slice(k * BATCH, (k + 1) * BATCH),
  )

/** Those that stand out of the veil, and the lines that are drawn around them. */
const LINES: Partial<Record<Mark, Readonly<Record<string, (at: Frame) => string>>>> = {
  legal: { dashes: (at) => frameOf(at, 1), corners: (at) => cornersOf(at, 2, 15) },
  danger: { dashes: (at) => frameOf(at, 1), corners: (at) => cornersOf(at, 2, 15) },
  picked: { solid: (at) => frameOf(at, 2) },
  source: { double: (at) => frameOf(at, 4) + frameOf(at, 9) },
}
const isMarked = (card: Element) => LINES[card.getAttribute('data-mark') as Mark] !== undefined

interface Marked extends Frame {
  mark: Mark
}

/** The choice changes this alone: said of what is around the cards, they would all be looked at. */
function Veil() {
  const { table } = useSitting()
  const targets = useTable((t) => t.targets)
  const veil = useRef<SVGSVGElement>(null)
  const marks = useRef<SVGSVGElement>(null)
  const draw = useCallback(() => {
    const { isChoosing } = table.getState().targets
    const marked = markedIn(veil.current!.parentElement!)
    const holes = marked.map((at) => frameOf(at, 6)).join('')
    drawPath(veil.current!.querySelector('path')!, isChoosing ? EVERYTHING + holes : '')
    for (const [mark, lines] of Object.entries(LINES))
      for (const [line, around] of Object.entries(lines)) {
        const path = marks.current!.querySelector<SVGPathElement>(`.mark-${mark} .${line}`)!
        drawPath(path, marked.map((one) => (one.mark === mark ? around(one) : '')).join(''))
      }
  }, [table])
  useLayoutEffect(draw, [draw, targets])
  useEffect(() => {
    const watch = new ResizeObserver(draw)
    watch.observe(veil.current!)
    return () => watch.disconnect()
  }, [draw])
  return (
    <>
      <svg ref={veil} className="veil" aria-hidden="true">
        <path />
      </svg>
      <svg ref={marks} className="marks" aria-hidden="true">
        {Object.entries(LINES).map(([mark, lines]) => (
          <g key={mark} className={`mark-${mark}`}>
            {Object.keys(lines).map((line) => (
              <path key={line} className={line} />
            ))}
          </g>
        ))}
      </svg>
    </>
  )
}

/** Larger than any table; what is around the cards cuts it off. */
const EVERYTHING = frameOf({ x: 0, y: 0, width: 1e4, height: 1e4 }, 1e4)

/** What stays as it was is not painted again. */
function drawPath(path: SVGPathElement, d: string): void {
  if ((path.getAttribute('d') ?? '') !== d) path.setAttribute('d', d)
}

/** Of the cards themselves: a search through all that is printed on them would take longer. */
function markedIn(cards: HTMLElement): readonly Marked[] {
  const found = [...cards.children].filter(isMarked)
  if (found.length === 0) return []
  const origin = cards.getBoundingClientRect()
  return found.map((card) => {
    const { left, top, width, height } = card.getBoundingClientRect()
    const mark = card.getAttribute('data-mark') as Mark
    return { mark, x: left - origin.left, y: top - origin.top, width, height }
  })
}
