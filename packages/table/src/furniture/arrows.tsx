// Arrows over the board, from thing to thing: a pending attack, a picked move.
import { useLayoutEffect, useRef } from 'react'
import { arrow, type Point } from '../geometry.ts'
import { findSpot, type Spot } from '../spots.ts'
import { seatMark } from './seat-mark.ts'

export interface Arrow {
  from: Spot
  to: Spot
  seat: number
  /** Dashed: it has not happened yet. */
  isPlan?: boolean
}

export function Arrows({ arrows }: { arrows: readonly Arrow[] }) {
  const drawing = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    const svg = drawing.current
    if (svg === null) return
    const place = () => {
      const root = svg.closest('.match') ?? document
      const { left, top } = svg.getBoundingClientRect()
      for (const [k, line] of [...svg.querySelectorAll('g')].entries())
        draw(line, endsOf(root, arrows[k], left, top))
    }
    place()
    addEventListener('resize', place)
    return () => removeEventListener('resize', place)
  })
  if (arrows.length === 0) return null
  return (
    <svg ref={drawing} className="arrows" aria-hidden="true">
      {arrows.map(({ from, to, seat, isPlan }) => (
        <g key={`${from} ${to}`} className={isPlan ? 'plan' : ''} data-seat={seatMark(seat)}>
          <path className="shaft" />
          <path className="head" />
        </g>
      ))}
    </svg>
  )
}

function endsOf(
  root: ParentNode,
  { from, to }: Arrow,
  left: number,
  top: number,
): [Point, Point] | null {
  const [a, b] = [findSpot(root, from), findSpot(root, to)]
  if (a === null || b === null) return null
  const [one, other] = [a, b].map((thing) => {
    const box = thing.getBoundingClientRect()
    return [box.left + box.width / 2 - left, box.top + box.height / 2 - top] as const
  })
  return [one, other]
}

function draw(line: SVGGElement, ends: [Point, Point] | null): void {
  line.style.display = ends === null ? 'none' : ''
  if (ends === null) return
  const { shaft, head } = arrow(...ends)
  const [first, second] = line.querySelectorAll('path')
  first.setAttribute('d', shaft)
  second.setAttribute('d', head)
}
