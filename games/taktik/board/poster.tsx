// The sheet on the front page: a corner of the ordnance map. It is read before the board is, so it brings
// its inks along.
import type { Poster } from '@cardwright/table'
import { handOf } from '@cardwright/table/drawing'
import type { CSSProperties } from 'react'
import { curve, fieldOf, linesAt, smoothed } from './relief.ts'

const SIZE = [300, 420] as const
const hand = handOf(61)
const tops = [
  [2.2, 3.2, 1.5, 3],
  [7.6, 2.2, 0.9, 2],
  [8.2, 10.6, 1.2, 2.6],
  [1.4, 12.4, 1, 2.2],
] as const
const height = (x: number, y: number) =>
  tops.reduce(
    (sum, [tx, ty, top, wide]) =>
      sum + top * Math.exp(-((x - tx) ** 2 + (y - ty) ** 2) / (wide * wide)),
    0,
  )
const field = smoothed(fieldOf(10, 14, height, 3), 1)
const rings = Array.from({ length: 12 }, (_, k) =>
  linesAt(field, 0.08 + k * 0.12)
    .map(curve)
    .join(''),
)
const firs = Array.from({ length: 26 }, () => {
  const [x, y] = [hand(186, 296), hand(196, 300)]
  return `M${x.toFixed(1)} ${y.toFixed(1)}l5 12h-10ZM${x.toFixed(1)} ${(y + 12).toFixed(1)}v4`
}).join('')
const RIVER = 'M-10 214C60 196 84 262 142 268S212 344 310 330'
const ROAD = 'M96 430C88 340 150 300 150 250S210 120 196 -10'

const INKS = {
  '--map-0': 'light-dark(#f0e7c9, #29271e)',
  '--map-1': 'light-dark(#b3814f, #7b5d3b)',
  '--map-2': 'light-dark(#a9cfdd, #24485a)',
  '--map-3': 'light-dark(#c3d4a0, #3c4a2b)',
  '--map-4': 'light-dark(#c04a30, #b4593a)',
  '--map-5': 'light-dark(#251f14, #0d0c08)',
  '--map-6': 'light-dark(#0b5fa5, #62b6f7)',
  '--map-7': 'light-dark(#b53d00, #ff9455)',
} as CSSProperties

const Box = ({ x, y, ink, oval }: { x: number; y: number; ink: string; oval?: true }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect x="3" y="3" width="54" height="42" fill="var(--map-5)" opacity=".35" />
    <rect width="54" height="42" fill={ink} stroke="var(--map-5)" strokeWidth="2.5" />
    <path
      d="M11 10h32v22H11ZM11 10 43 32M43 10 11 32"
      stroke="var(--map-0)"
      strokeWidth="2.4"
      fill="none"
    />
    {oval && (
      <ellipse cx="27" cy="21" rx="11" ry="7" stroke="var(--map-0)" strokeWidth="2.4" fill="none" />
    )}
  </g>
)

const Picture = () => (
  <svg
    className="poster-art"
    viewBox={`0 0 ${SIZE[0]} ${SIZE[1]}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    style={INKS}
  >
    <rect width={SIZE[0]} height={SIZE[1]} fill="var(--map-0)" />
    <path d="M176 196q62-34 134 4v104q-78 22-128-10t-6-98Z" fill="var(--map-3)" />
    <g transform="scale(30)" fill="none" stroke="var(--map-1)">
      {rings.map((ring, k) => (
        <path key={k} d={ring} strokeWidth={k % 4 === 2 ? 0.075 : 0.035} />
      ))}
    </g>
    <path d={firs} fill="none" stroke="var(--map-5)" strokeWidth="1.3" opacity=".7" />
    <path d={RIVER} fill="none" stroke="var(--map-5)" strokeWidth="25" />
    <path d={RIVER} fill="none" stroke="var(--map-2)" strokeWidth="21" />
    <path d={ROAD} fill="none" stroke="var(--map-5)" strokeWidth="11" />
    <path d={ROAD} fill="none" stroke="var(--map-4)" strokeWidth="7" />
    <path
      d="M0 140H300"
      stroke="var(--map-4)"
      strokeWidth="3.4"
      strokeDasharray="22 7 4 7"
      fill="none"
    />
    <Box x={52} y={322} ink="var(--map-6)" />
    <Box x={170} y={352} ink="var(--map-6)" oval />
    <Box x={206} y={66} ink="var(--map-7)" />
    <Box x={92} y={92} ink="var(--map-7)" oval />
    <path d="M197 372 150 282 122 140" stroke="var(--map-6)" strokeWidth="5" fill="none" />
    <circle cx="119" cy="113" r="36" stroke="var(--map-4)" strokeWidth="4.5" fill="none" />
  </svg>
)

export const poster: Poster = {
  Picture,
  press: { en: 'Ordnance map', ru: 'Военная карта' },
}
