// Pines and hills as they are printed: the block in one ink, the carved light in another.
import type { Hill, Pine } from './woodcut.ts'

export function Trees({ pines, ink, light }: { pines: Pine[]; ink: string; light: string }) {
  return pines.map((one, k) => (
    <g key={k}>
      <path d={one.body} fill={ink} />
      <path
        d={one.light}
        stroke={light}
        strokeWidth={one.knife}
        strokeLinecap="round"
        fill="none"
      />
    </g>
  ))
}

export function Slope({ hill, ink, light }: { hill: Hill; ink: string; light: string }) {
  return (
    <>
      <path d={hill.body} fill={ink} />
      <path d={hill.light} stroke={light} strokeWidth="1.5" strokeLinecap="round" fill="none" />
    </>
  )
}
