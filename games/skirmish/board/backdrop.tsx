// The city around the sector at night and in the rain, a searchlight's ring over it.
import { handOf } from '@cardwright/table/drawing'
import { rain, skyline } from './city.ts'

const WIDTH = 1440
const HEIGHT = 844
const RING = [440, 190] as const

const hand = handOf(17)
const far = skyline(hand, {
  width: WIDTH,
  ground: HEIGHT,
  height: () => [380, 640],
  house: [34, 80],
  window: 0,
})
const middle = skyline(hand, {
  width: WIDTH,
  ground: HEIGHT,
  height: () => [250, 470],
  house: [40, 92],
  window: 5,
})
// tall at the edges, low behind the board
const near = skyline(hand, {
  width: WIDTH,
  ground: HEIGHT,
  height: (x) => {
    const edge = Math.abs(x / WIDTH - 0.5) * 2
    return [80 + 120 * edge, 170 + 220 * edge]
  },
  house: [56, 120],
  window: 5,
})
const drops = rain(hand, [WIDTH, HEIGHT], 150)

export const Backdrop = () => (
  <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path d={far.towers} fill="var(--city-4)" />
    <g fill="none" stroke="var(--city-2)">
      <circle cx={RING[0]} cy={RING[1]} r="132" strokeWidth="17" />
      <circle cx={RING[0]} cy={RING[1]} r="92" strokeWidth="2" />
      <path
        d={`M${RING[0]} ${RING[1] - 190}v380M${RING[0] - 190} ${RING[1]}h380`}
        strokeWidth="2.4"
      />
    </g>
    <path d={middle.towers} fill="var(--city-3)" />
    <path d={middle.dim} fill="var(--city-5)" />
    <path d={middle.lit} fill="var(--city-2)" opacity="0.55" />
    <path d={near.towers} fill="var(--city-1)" />
    <path d={near.dim} fill="var(--city-5)" />
    <path d={near.lit} fill="var(--city-2)" />
    <path d={drops} stroke="var(--city-5)" strokeWidth="1.2" fill="none" />
  </svg>
)
