// A button that shows text: its name is for screen readers, its content for the eye. A name
// in an attribute would contradict the different text on its face.
import type { ReactNode } from 'react'

export const Named = ({ name, children }: { name: string; children?: ReactNode }) => (
  <>
    <span className="vh">{name}</span>
    <span className="shown" aria-hidden="true">
      {children}
    </span>
  </>
)
