// The wood around the board: a moon that smiles in its sleep, rays, two rows of pines, carved ground.
import { handOf } from '@cardwright/table/drawing'
import { Slope, Trees } from './trees.tsx'
import { hill, pine, rays } from './woodcut.ts'

const WIDTH = 1440
const HEIGHT = 844
const MOON = [958, 214] as const

const hand = handOf(11)
const light = rays(hand, MOON, 152, 1150, 34)
const far = hill(hand, [WIDTH, HEIGHT], 505, 24)
const farPines = row(46, 590, (x) => 150 + 40 * Math.cos(x / 90))
const near = hill(hand, [WIDTH, HEIGHT], 690, 14)
// tall at the edges, low behind the board
const nearPines = row(78, 776, (x) => 190 + 370 * Math.abs(x / WIDTH - 0.5) ** 1.2 * 2)
const floor = hill(hand, [WIDTH, HEIGHT], 772, 9)

function row(gap: number, base: number, height: (x: number) => number) {
  const pines = []
  for (let x = -20; x < WIDTH + 40; x += gap * hand(0.7, 1.3))
    pines.push(pine(hand, [x, base + hand(-8, 14)], height(x) * hand(0.85, 1.2)))
  return pines
}

export const Backdrop = () => (
  <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path d={light} fill="var(--wood-3)" />
    <circle cx={MOON[0]} cy={MOON[1]} r="116" fill="var(--wood-2)" />
    <path
      d={`M${MOON[0] - 80} ${MOON[1] + 22}q80 58 150 0M${MOON[0] - 56} ${MOON[1] + 58}q56 34 112 0`}
      stroke="var(--wood-0)"
      strokeWidth="2.4"
      fill="none"
      strokeLinecap="round"
    />
    <Slope hill={far} ink="var(--wood-4)" light="var(--wood-0)" />
    <Trees pines={farPines} ink="var(--wood-4)" light="var(--wood-0)" />
    <Slope hill={near} ink="var(--wood-4)" light="var(--wood-0)" />
    <Trees pines={nearPines} ink="var(--wood-1)" light="var(--wood-0)" />
    <Slope hill={floor} ink="var(--wood-4)" light="var(--wood-0)" />
  </svg>
)
