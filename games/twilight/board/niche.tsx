// The arch an enemy or a place looks out of: embroidered frame, birches, wreath, dark earth.
import { handOf } from '@cardwright/table/drawing'
import { useId, type ReactNode } from 'react'
import { birch, rays, STAR, stitches } from './thread.ts'
import { Wreath } from './wreath.tsx'

const hand = handOf(7)
const light = rays([270, 230], 60, 420, 44)
const birches = [
  birch(hand, 47, 30, 40, 480),
  birch(hand, 101, 22, 40, 480),
  birch(hand, 416, 24, 40, 480),
  birch(hand, 458, 32, 40, 480),
]
const star = stitches(STAR, 2.6)
const OUTER = 'M10 480V206C10 80 160 92 270 -8C380 92 530 80 530 206V480Z'
const INNER = 'M30 470V210C30 96 168 104 270 14C372 104 510 96 510 210V470Z'

/** In a box of 540 × 480; the content is centred at 270 226. */
export function Niche({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <svg className="niche" viewBox="0 -14 540 500" aria-hidden="true">
      <defs>
        <clipPath id={`${id}c`}>
          <path d={INNER} />
        </clipPath>
        <pattern id={`${id}s`} width="40" height="40" patternUnits="userSpaceOnUse">
          <path d={star} fill="var(--accent)" />
        </pattern>
      </defs>
      <path d={OUTER} fill="var(--sheet)" stroke="var(--second)" strokeWidth="2" />
      <path d={OUTER} fill={`url(#${id}s)`} opacity=".9" />
      <g clipPath={`url(#${id}c)`}>
        <rect width="540" height="480" fill="var(--art-bg)" />
        <path d={light} fill="color-mix(in oklab, var(--art-1) 9%, transparent)" />
        {birches.map(({ x, width, marks }) => (
          <g key={x}>
            <rect
              x={x}
              y="40"
              width={width}
              height="440"
              fill="var(--bark)"
              stroke="var(--bark-ink)"
              strokeWidth="2"
            />
            <path d={marks} fill="var(--bark-ink)" />
          </g>
        ))}
        <Wreath
          at={[270, 226]}
          inner={122}
          outer={183}
          count={30}
          leaf="var(--second)"
          bead="var(--accent)"
        />
        <path d="M0 420q90-34 190-16t170 4 180-14v90H0z" fill="var(--earth)" />
        <path
          d="M60 432h70M160 426h46M250 440h80M360 432h60M440 438h40M90 450h60M300 456h90"
          stroke="var(--art-bg)"
          strokeWidth="2.4"
        />
        {children}
      </g>
      <path d={INNER} fill="none" stroke="var(--art-1)" strokeWidth="3" />
    </svg>
  )
}
