// Asks for confirmation before conceding.
import type { RefObject } from 'react'
import { useSay } from '../../texts/speak.ts'

interface ConcedeDialogProps {
  ref: RefObject<HTMLDialogElement | null>
  onConcede(): void
}

export function ConcedeDialog({ ref, onConcede }: ConcedeDialogProps) {
  const say = useSay()
  return (
    <dialog ref={ref} className="sheet ask" aria-labelledby="concede-title">
      <h2 id="concede-title" className="disp">
        {say('match.concedeSure')}
      </h2>
      <form method="dialog" className="ways">
        <button className="btn" autoFocus>
          {say('match.concedeNo')}
        </button>
        <button className="btn pri" onClick={onConcede}>
          {say('match.concedeYes')}
        </button>
      </form>
    </dialog>
  )
}
