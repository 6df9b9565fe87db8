// The sign of a seat, always together with its colour (LOOK §3).
import { seatMark } from './seat-mark.ts'

const SHAPES = [
  <path key="0" d="M2 6h12v4H2z" />,
  <circle key="1" cx="8" cy="8" r="6.2" />,
  <path key="2" d="M8 1.2 15 14H1Z" />,
  <path key="3" d="M2 2h12v12H2z" />,
  <path key="4" d="M8 .8 15.2 8 8 15.2.8 8Z" />,
]

export { seatMark }

export function Glyph({ seat }: { seat: number }) {
  return (
    <svg className="glyph" viewBox="0 0 16 16" data-seat={seatMark(seat)} aria-hidden="true">
      {SHAPES[seatMark(seat)] ?? SHAPES[0]}
    </svg>
  )
}
