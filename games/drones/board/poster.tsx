// The sheet on the front page. It is read before the board is, so it brings its inks along.
import type { Poster } from '@cardwright/table'
import { handOf } from '@cardwright/table/drawing'
import type { CSSProperties } from 'react'
import { Globe } from './globe.tsx'
import { DART, stars } from './plot.ts'

const SIZE = [300, 420] as const
const sky = stars(handOf(41), SIZE, 70)
const orbits = [
  { radius: 236, dash: '1 6' },
  { radius: 282, dash: '' },
  { radius: 338, dash: '12 4 2 4' },
]
const flyers = [
  { angle: -108, orbit: 2 },
  { angle: -66, orbit: 1 },
  { angle: -128, orbit: 1 },
]

// printed, not lit: the paper of this sheet differs from the one of the board
const INKS = {
  '--plot-0': 'light-dark(#dde5e6, #060b10)',
  '--plot-1': 'light-dark(#3d525d, #9fb5bd)',
  '--plot-2': 'light-dark(#d98a12, #ffb648)',
  '--plot-3': 'light-dark(#9fb2ba, #33505f)',
  '--plot-4': 'light-dark(#c4d1d5, #0c1620)',
  '--plot-5': 'light-dark(#8399a3, #4d6b7a)',
} as CSSProperties

const Picture = () => (
  <svg
    className="poster-art"
    viewBox={`0 0 ${SIZE[0]} ${SIZE[1]}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    style={INKS}
  >
    <rect width={SIZE[0]} height={SIZE[1]} fill="var(--plot-0)" />
    <path d={sky} stroke="var(--plot-5)" fill="none" />
    <Globe at={[118, 496]} radius={196} orbits={orbits} flyers={flyers} />
    <g transform="translate(176 150) rotate(38)">
      <circle r="72" fill="none" stroke="var(--plot-1)" strokeWidth="1.2" />
      <circle r="58" fill="none" stroke="var(--plot-3)" strokeDasharray="2 5" />
      <path d="M0-104v32M0 72v32M-104 0h32M72 0h32" stroke="var(--plot-1)" strokeWidth="1.6" />
      <path d={DART} fill="var(--plot-2)" transform="translate(2.5 2.5) scale(3.4)" />
      <path d={DART} fill="none" stroke="var(--plot-1)" strokeWidth="0.7" transform="scale(3.4)" />
    </g>
  </svg>
)

export const poster: Poster = {
  Picture,
  press: { en: 'Pen plot', ru: 'Плоттер' },
}
