// Something to press that shows words: its name is for screen readers, its content for the eye. A name
// in an attribute beside other words on the face would contradict them.
import type { ReactNode } from 'react'

export const Named = ({ name, children }: { name: string; children?: ReactNode }) => (
  <>
    <span className="vh">{name}</span>
    <span className="shown" aria-hidden="true">
      {children}
    </span>
  </>
)
