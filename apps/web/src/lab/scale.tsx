// A shift drawn on a scale: zero in the middle, the interval as a bar, the found value as a notch.
import type { Shift } from '@cardwright/lab'

const WIDTH = 400
const HEIGHT = 56
/** Minimum range to either side, in points. */
const LEAST_REACH = 0.05

export function Scale({ shift: { shift }, label }: { shift: Shift; label: string }) {
  const reach = Math.max(LEAST_REACH, Math.abs(shift.low), Math.abs(shift.high)) * 1.15
  const x = (value: number) => WIDTH / 2 + (value / reach) * (WIDTH / 2)
  const step = reach > 0.2 ? 0.1 : reach > 0.08 ? 0.05 : 0.01
  const ticks = Array.from({ length: 2 * Math.floor(reach / step) + 1 }, (_, k) => {
    return (k - Math.floor(reach / step)) * step
  })
  const side = shift.low > 0 ? 'up' : shift.high < 0 ? 'down' : 'even'
  return (
    <svg className="scale" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {ticks.map((value) => (
        <g key={value} className={Math.abs(value) < 1e-9 ? 'zero' : 'tick'}>
          <line x1={x(value)} x2={x(value)} y1={4} y2={36} />
          <text x={x(value)} y={52} textAnchor="middle">
            {Math.round(value * 100)}
          </text>
        </g>
      ))}
      <rect
        className={side}
        x={x(shift.low)}
        width={Math.max(2, x(shift.high) - x(shift.low))}
        y={13}
        height={14}
      />
      <line className="notch" x1={x(shift.value)} x2={x(shift.value)} y1={7} y2={33} />
    </svg>
  )
}
