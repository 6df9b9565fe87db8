// What cards of this press have behind their icon and on their back: petals and thread.
import { Wreath } from './wreath.tsx'

export const ArtGround = () => (
  <g opacity=".55">
    <Wreath
      at={[60, 48]}
      inner={30}
      outer={45}
      count={20}
      leaf="var(--art-2)"
      bead="var(--art-1)"
    />
  </g>
)

export const Back = () => (
  <>
    <path
      d="M7 7h86v146H7zM11 11h78v138H11z"
      fill="none"
      stroke="color-mix(in oklab, var(--prav) 60%, transparent)"
    />
    <Wreath at={[50, 80]} inner={20} outer={33} count={20} leaf="var(--prav)" bead="var(--prav)" />
  </>
)
