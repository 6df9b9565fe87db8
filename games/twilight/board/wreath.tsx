// A ring of petals, every other one filled, with a bead at each tip.
import { petal } from './thread.ts'

export function Wreath(props: {
  at: readonly [number, number]
  inner: number
  outer: number
  count: number
  leaf: string
  bead: string
}) {
  const { at, inner, outer, count, leaf, bead } = props
  const shape = petal(inner, outer, (outer - inner) * 0.32)
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      {Array.from({ length: count }, (_, k) => (
        <g key={k} transform={`rotate(${(k * 360) / count})`}>
          <path d={shape} fill={k % 2 === 0 ? 'none' : leaf} stroke={leaf} strokeWidth="1.6" />
          <circle cy={-outer - (outer - inner) * 0.2} r={(outer - inner) * 0.05} fill={bead} />
        </g>
      ))}
      <circle r={inner * 0.95} fill="none" stroke={bead} strokeWidth="2" />
      <circle r={inner * 0.9} fill="none" stroke={bead} strokeWidth=".8" strokeDasharray="2 4" />
    </g>
  )
}
