// Many cards side by side. While a choice runs one overlay dims all of them, with a hole for every
// target, and the marks are drawn above it: neither dimming two hundred cards nor marking ten of them
// repaints a single card, which would slow down every press. It is drawn before anything else
// sees the press (follow.ts). Markable things must be direct children.
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
import { showFirst } from '../follow.ts'
import type { Key } from '../keys.ts'
import { FLAT } from '../spots.ts'
import { markOf, type Mark, type Targets } from '../targets.ts'
import { useSitting, useTable } from '../use-table.ts'
import { VeilContext } from '../use-target.ts'
import { cornersOf, frameOf, type Frame } from './frames.ts'

export function Cards(props: { className?: string; style?: CSSProperties; children: ReactNode }) {
  const { className = '', style, children } = props
  return (
    <div className={`${FLAT} ${className}`} style={style}>
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

/** React visits every sibling of a changed card; batching limits this to one batch. */
const batchesOf = (cards: readonly ReactNode[]): ReactNode[][] =>
  Array.from({ length: Math.ceil(cards.length / BATCH) }, (_, k) =>
    cards.slice(k * BATCH, (k + 1) * BATCH),
  )

/** The cards not covered by the overlay, and the lines around them. */
const LINES: Partial<Record<Mark, Readonly<Record<string, (at: Frame) => string>>>> = {
  legal: { dashes: (at) => frameOf(at, 1), corners: (at) => cornersOf(at, 2, 15) },
  danger: { dashes: (at) => frameOf(at, 1), corners: (at) => cornersOf(at, 2, 15) },
  picked: { solid: (at) => frameOf(at, 2) },
  source: { double: (at) => frameOf(at, 4) + frameOf(at, 9) },
}

interface Marked extends Frame {
  mark: Mark
}

/** A choice changes only this element: an attribute on the container would restyle every card. */
function Veil() {
  const { table } = useSitting()
  // cards may have moved in the next moment
  useTable((t) => t.moment)
  const veil = useRef<SVGSVGElement>(null)
  const draw = useCallback(() => drawVeil(veil.current!, table.getState().targets), [table])
  useLayoutEffect(() => void draw())
  useEffect(() => {
    const rest = showFirst(table, (now, before) => {
      if (now.targets === before.targets) return false
      // positions at the next moment are known once it is laid out
      const isKnown = now.moment === before.moment || keysMarked(now.targets).size === 0
      return isKnown && draw()
    })
    const watch = new ResizeObserver(draw)
    watch.observe(veil.current!)
    return () => {
      rest()
      watch.disconnect()
    }
  }, [table, draw])
  return (
    <svg ref={veil} className="veil" aria-hidden="true">
      <path />
      <g className="marks">
        {Object.entries(LINES).map(([mark, lines]) => (
          <g key={mark} className={`mark-${mark}`}>
            {Object.keys(lines).map((line) => (
              <path key={line} className={line} />
            ))}
          </g>
        ))}
      </g>
    </svg>
  )
}

/** Margins: the overlay beyond the cards, the holes beyond their cards, and the widest line. */
const [SEAM, HOLE, REACH] = [8, 6, 16]

/** @returns whether the look has changed */
function drawVeil(veil: SVGSVGElement, targets: Targets): boolean {
  const cards = veil.parentElement!
  const marked = markedIn(cards, targets)
  if (!targets.isChoosing && marked.length === 0) return showVeil(veil, false)
  const { clientWidth: width = 0, clientHeight: height = 0 } = targets.isChoosing ? cards : {}
  const holes = marked.map((at) => frameOf(at, HOLE)).join('')
  const all = { x: 0, y: 0, width, height }
  const whole = targets.isChoosing ? frameOf(all, SEAM) + holes + pinsOf(all) : ''
  const drawn = [showVeil(veil, true), drawPath(veil.querySelector('path')!, whole)]
  for (const [mark, lines] of Object.entries(LINES))
    for (const [line, around] of Object.entries(lines)) {
      const path = veil.querySelector<SVGPathElement>(`.mark-${mark} .${line}`)!
      drawn.push(
        drawPath(path, marked.map((one) => (one.mark === mark ? around(one) : '')).join('')),
      )
    }
  return drawn.includes(true)
}

/** Invisible points: a path of constant extent is never sorted into the layers again. */
const pinsOf = ({ width, height }: Frame): string =>
  `M${-REACH} ${-REACH}h0zM${width + REACH} ${height + REACH}h0z`

/** Below 1, so that the element keeps its own compositor layer. */
const ON = '0.999'

/** Toggles opacity instead of clearing the path: neither hiding nor showing repaints the cards. */
function showVeil(veil: SVGSVGElement, isOn: boolean): boolean {
  if ((veil.style.opacity === ON) === isOn) return false
  veil.style.opacity = isOn ? ON : '0'
  return true
}

/** Skips unchanged parts, so that they are not repainted. */
function drawPath(path: SVGPathElement, d: string): boolean {
  if ((path.getAttribute('d') ?? '') === d) return false
  path.setAttribute('d', d)
  return true
}

function keysMarked({ byKey, places, picked, source }: Targets): ReadonlySet<Key> {
  const keys = new Set([...byKey.keys(), ...places.keys(), ...picked])
  return source === null ? keys : keys.add(source)
}

/** Searches only the cards themselves, not their contents, which would take longer. */
function markedIn(cards: HTMLElement, targets: Targets): readonly Marked[] {
  const marked = keysMarked(targets)
  if (marked.size === 0) return []
  const origin = cards.getBoundingClientRect()
  const found: Marked[] = []
  for (const card of cards.children) {
    const keys = card.getAttribute('data-key')?.split(' ') ?? []
    if (!keys.some((key) => marked.has(key))) continue
    const { left, top, width, height } = card.getBoundingClientRect()
    const mark = markOf(targets, keys, true)
    found.push({ mark, x: left - origin.left, y: top - origin.top, width, height })
  }
  return found
}
