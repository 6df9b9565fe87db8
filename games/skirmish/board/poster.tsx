// The sheet on the front page. It is read before the board is, so it brings its inks along.
import type { Poster } from '@cardwright/table'
import { handOf } from '@cardwright/table/drawing'
import type { CSSProperties } from 'react'
import { halftone, rain, skyline } from './city.ts'

const SIZE = [300, 420] as const

const hand = handOf(41)
const sky = halftone(SIZE[0], 300, 13)
const far = skyline(hand, {
  width: SIZE[0],
  ground: SIZE[1],
  height: () => [150, 270],
  house: [22, 46],
  window: 4,
})
const near = skyline(hand, {
  width: SIZE[0],
  ground: SIZE[1],
  height: (x) => (x < 90 || x > 210 ? [130, 230] : [40, 90]),
  house: [34, 62],
  window: 4,
})
const drops = rain(hand, SIZE, 60)

const INKS = {
  '--street-0': 'light-dark(#c4cac8, #12181b)',
  '--street-1': 'light-dark(#0f1416, #04070a)',
  '--street-2': 'light-dark(#c9e61b, #d9ff3f)',
  '--street-3': 'light-dark(#7f8b8c, #232d32)',
  '--street-4': 'light-dark(#aeb6b4, #1a2226)',
} as CSSProperties

const Picture = () => (
  <svg
    className="poster-art"
    viewBox={`0 0 ${SIZE[0]} ${SIZE[1]}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    style={INKS}
  >
    <rect width={SIZE[0]} height={SIZE[1]} fill="var(--street-0)" />
    <path d={sky} fill="var(--street-4)" />
    <g fill="none" stroke="var(--street-2)">
      <circle cx="150" cy="142" r="74" strokeWidth="12" />
      <circle cx="150" cy="142" r="50" strokeWidth="2" />
      <path d="M150 36v212M44 142h212" strokeWidth="2.5" />
    </g>
    <path d={far.towers} fill="var(--street-3)" />
    <path d={far.lit} fill="var(--street-2)" />
    <path d={near.towers} fill="var(--street-1)" />
    <path d={near.lit} fill="var(--street-2)" />
    <path d={near.dim} fill="var(--street-3)" />
    <path d="M-10 392 310 318v22L-10 414Z" fill="var(--street-2)" />
    <path
      d="M14 386l14-3 6 22-14 3zM74 372l14-3 6 22-14 3zM134 358l14-3 6 22-14 3zM194 344l14-3 6 22-14 3zM254 330l14-3 6 22-14 3z"
      fill="var(--street-1)"
    />
    <path d={drops} stroke="var(--street-4)" strokeWidth="1" fill="none" opacity="0.7" />
  </svg>
)

export const poster: Poster = {
  Picture,
  press: { en: 'Screen print', ru: 'Шелкография' },
}
