// Space around the lanes: the rim of a planet, orbits, darts on their way.
import { handOf } from '@cardwright/table/drawing'
import { Globe } from './globe.tsx'
import { stars } from './plot.ts'

const SIZE = [1440, 844] as const
const sky = stars(handOf(17), SIZE, 150)
const orbits = [
  { radius: 1010, dash: '1 7' },
  { radius: 1108, dash: '' },
  { radius: 1258, dash: '14 5 2 5' },
]
const flyers = [
  { angle: -112, orbit: 1 },
  { angle: -84, orbit: 2 },
  { angle: -62, orbit: 1 },
  { angle: -70, orbit: 0 },
  { angle: -128, orbit: 2 },
]

export const Backdrop = () => (
  <svg
    viewBox={`0 0 ${SIZE[0]} ${SIZE[1]}`}
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <path d={sky} stroke="var(--plot-5)" fill="none" />
    <Globe at={[432, 1367]} radius={886} orbits={orbits} flyers={flyers} />
  </svg>
)
