// The background: a band of cross-stitch behind the hand.
import { useId } from 'react'
import { STAR, stitches } from './thread.ts'

const star = stitches(STAR, 4)

export function Backdrop() {
  const id = useId()
  return (
    <svg viewBox="0 0 1440 844" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <pattern id={id} width="60" height="60" y="4" patternUnits="userSpaceOnUse">
          <path d={star} fill="var(--accent)" />
        </pattern>
      </defs>
      <rect y="764" width="1440" height="60" fill={`url(#${id})`} opacity=".75" />
      <path d="M0 758H1440M0 830H1440" stroke="var(--accent)" strokeDasharray="6 3" />
    </svg>
  )
}
