// What all masks are made of: one half drawn, the other mirrored; eyes that look back.
import type { ReactNode } from 'react'

const MIRROR = 'matrix(-1 0 0 1 240 0)'

/** Drawn on the right of the middle, x = 120, and once more on the left. */
export const Both = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <g transform={MIRROR}>{children}</g>
  </>
)

export const Eye = ({
  at: [x, y],
  size = 11.5,
}: {
  at: readonly [number, number]
  size?: number
}) => (
  <>
    <circle cx={x} cy={y} r={size} fill="var(--art-bg)" />
    <circle cx={x} cy={y} r={size * 0.64} fill="var(--art-2)" />
    <circle cx={x} cy={y} r={size * 0.26} fill="var(--art-1)" />
  </>
)

/** A line cut out of the dark, down to the paper. */
export const Cut = ({ d, width = 3 }: { d: string; width?: number }) => (
  <path
    d={d}
    fill="none"
    stroke="var(--art-bg)"
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)

export const Ink = ({ d, width }: { d: string; width?: number }) =>
  width === undefined ? (
    <path d={d} fill="var(--art-1)" />
  ) : (
    <path d={d} fill="none" stroke="var(--art-1)" strokeWidth={width} strokeLinecap="round" />
  )

export const Red = ({ d }: { d: string }) => <path d={d} fill="var(--art-2)" />
export const Paper = ({ d }: { d: string }) => <path d={d} fill="var(--art-bg)" />
