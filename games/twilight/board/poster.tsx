// The sheet on the front page. It is read before the board is, so it brings its inks along.
import type { Poster } from '@cardwright/table'
import type { CSSProperties } from 'react'
import { LeshyMask } from './masks/leshy.tsx'
import { Niche } from './niche.tsx'
import { STAR, stitches } from './thread.ts'

const band = stitches(STAR, 2.6)

// printed on birch bark, whatever the page is printed on
const INKS = {
  '--sheet': 'light-dark(#fbf5e7, #211a17)',
  '--art-bg': 'light-dark(#eaddbf, #33271f)',
  '--art-1': 'light-dark(#231613, #f4e9d6)',
  '--art-2': 'light-dark(#c0392b, #d9503f)',
  '--second': 'light-dark(#7f5900, #e7bb53)',
  '--accent': 'light-dark(#9e2319, #f0705c)',
  '--earth': 'light-dark(#231613, #0d0a09)',
  '--bark': 'light-dark(#fbf5e7, #d9ccb4)',
  '--bark-ink': 'light-dark(#231613, #15110f)',
} as CSSProperties

const Band = ({ y }: { y: number }) => (
  <g transform={`translate(-8 ${y})`} fill="var(--accent)">
    {Array.from({ length: 8 }, (_, k) => (
      <path key={k} d={band} transform={`translate(${k * 40} 0)`} />
    ))}
  </g>
)

const Picture = () => (
  <svg
    className="poster-art"
    viewBox="0 0 300 420"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    style={INKS}
  >
    <rect width="300" height="420" fill="light-dark(#e9dfcb, #15110f)" />
    <Band y={8} />
    <Band y={374} />
    <svg x="4" y="62" width="292" height="300" viewBox="0 0 540 500" overflow="visible">
      <Niche>
        <g transform="translate(126 56) scale(1.2)">
          <LeshyMask />
        </g>
      </Niche>
    </svg>
  </svg>
)

export const poster: Poster = {
  Picture,
  press: { en: 'Ink and thread', ru: 'Тушь и нить' },
}
