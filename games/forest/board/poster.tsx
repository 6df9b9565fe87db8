// The sheet on the front page. It is read before the board is, so it brings its inks along.
import type { Poster } from '@cardwright/table'
import { handOf } from '@cardwright/table/drawing'
import type { CSSProperties } from 'react'
import { Slope, Trees } from './trees.tsx'
import { hill, pine, rays } from './woodcut.ts'

const SIZE = [300, 420] as const
const SUN = [206, 116] as const

const hand = handOf(29)
const light = rays(hand, SUN, 52, 420, 40)
const far = hill(hand, SIZE, 246, 9)
const farPines = [8, 70, 112, 150, 196, 238, 284].map((x) =>
  pine(hand, [x, 300 + hand(-6, 6)], hand(84, 132)),
)
const near = hill(hand, SIZE, 322, 8)
const nearPines = [
  [158, 396, 92],
  [104, 372, 70],
  [42, 392, 236],
  [268, 388, 232],
  [214, 396, 120],
].map(([x, base, height]) => pine(hand, [x, base], height))
const floor = hill(hand, SIZE, 376, 5)

// printed, not lit: the paper of this sheet differs from the one of the board
const INKS = {
  '--wood-0': 'light-dark(#d3d9a9, #1c2815)',
  '--wood-1': 'light-dark(#17220f, #050904)',
  '--wood-2': 'light-dark(#c8682f, #e0783a)',
  '--wood-3': 'light-dark(#e3e5bf, #2d3d20)',
  '--wood-4': 'light-dark(#6d8343, #324a22)',
} as CSSProperties

const Picture = () => (
  <svg
    className="poster-art"
    viewBox={`0 0 ${SIZE[0]} ${SIZE[1]}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    style={INKS}
  >
    <rect width={SIZE[0]} height={SIZE[1]} fill="var(--wood-0)" />
    <path d={light} fill="var(--wood-3)" />
    <circle cx={SUN[0]} cy={SUN[1]} r="40" fill="var(--wood-2)" />
    <path
      d={`M${SUN[0] - 27} ${SUN[1] + 8}q27 20 51 0M${SUN[0] - 19} ${SUN[1] + 20}q19 12 38 0`}
      stroke="var(--wood-0)"
      strokeWidth="1.8"
      fill="none"
      strokeLinecap="round"
    />
    <Slope hill={far} ink="var(--wood-4)" light="var(--wood-0)" />
    <Trees pines={farPines} ink="var(--wood-4)" light="var(--wood-0)" />
    <Slope hill={near} ink="var(--wood-1)" light="var(--wood-0)" />
    <Trees pines={nearPines} ink="var(--wood-1)" light="var(--wood-0)" />
    <Slope hill={floor} ink="var(--wood-1)" light="var(--wood-0)" />
  </svg>
)

export const poster: Poster = {
  Picture,
  press: { en: 'Woodcut', ru: 'Гравюра' },
}
