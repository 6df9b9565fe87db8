// The planet in the background, its orbits, and the ships on them.
import { DART, parallels, ticks, type Point } from './plot.ts'

export interface Flyer {
  /** Degrees on the circle, and which orbit. */
  angle: number
  orbit: number
}

export function Globe(props: {
  at: Point
  radius: number
  orbits: readonly { radius: number; dash: string }[]
  flyers: readonly Flyer[]
}) {
  const { at, radius, orbits, flyers } = props
  const dial = ticks([0, 0], orbits[0].radius, -170, -10, 2)
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      <circle r={radius} fill="var(--plot-4)" />
      <circle r={radius} fill="none" stroke="var(--plot-1)" strokeWidth="2" />
      <g fill="none" stroke="var(--plot-3)">
        {parallels(radius, 9).map(([y, rx, ry]) => (
          <ellipse key={y} cy={y} rx={rx} ry={ry} />
        ))}
        {orbits.map((orbit) => (
          <circle
            key={orbit.radius}
            r={orbit.radius}
            strokeWidth="1.4"
            strokeDasharray={orbit.dash}
          />
        ))}
        <path d={dial} />
      </g>
      {flyers.map(({ angle, orbit }) => (
        <g
          key={`${orbit} ${angle}`}
          transform={`rotate(${angle}) translate(${orbits[orbit].radius} 0) rotate(180)`}
        >
          <path d={DART} fill="var(--plot-2)" />
          <circle
            r="19"
            fill="none"
            stroke="var(--plot-2)"
            strokeWidth="1.2"
            strokeDasharray="6 5"
          />
        </g>
      ))}
    </g>
  )
}
