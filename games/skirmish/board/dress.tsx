// What cards of this press have behind their icon and on their back.
import type { Definition } from '@cardwright/engine'
import { halftone } from './city.ts'

const SHADE = 'color-mix(in oklab, var(--art-1) 16%, transparent)'
const dots = halftone(120, 100, 9)
const tape = Array.from({ length: 16 }, (_, k) => ({
  y: -30 + k * 14,
  isWide: k % 3 === 0,
}))

/** Halftone and a strip of tape; orders are pasted over the other way. */
export function ArtGround({ card }: { card: Definition }) {
  const isOrder = card.types?.includes('command') === true
  return (
    <>
      <path d={dots} fill={SHADE} />
      <path
        d={isOrder ? 'M-4 66 124 30v15L-4 81Z' : 'M-4 84 124 40v12L-4 96Z'}
        fill="var(--art-2)"
      />
    </>
  )
}

export const Back = () => (
  <g stroke="var(--accent)">
    {tape.map(({ y, isWide }) => (
      <path
        key={y}
        d={`M-10 ${y}L110 ${y - 40}`}
        strokeWidth={isWide ? 5 : 1}
        opacity={isWide ? 1 : 0.5}
      />
    ))}
  </g>
)
