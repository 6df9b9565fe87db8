// A button that checks whether the deal of a finished match was fixed before play.
import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react'
import type { Game } from '@cardwright/engine'
import type { ProvenReplay } from '@cardwright/protocol/deal'
import { useId, useRef, useState } from 'react'
import { useSay } from '../texts/speak.ts'
import { checkDeal, type DealFinding } from './check-deal.ts'
import '../look/deal.css'

interface DealCheckProps {
  game: Game
  /** Null: the dealer has not revealed the secret yet. */
  replay(): Promise<ProvenReplay | null>
  className: string
}

type Shown = DealFinding | 'looking' | 'unreachable' | 'not-told'

const SIGNS: Partial<Record<Shown, typeof ShieldCheck>> = {
  settled: ShieldCheck,
  late: ShieldCheck,
  changed: ShieldAlert,
  broken: ShieldAlert,
}

export function DealCheck({ game, replay, className }: DealCheckProps) {
  const say = useSay()
  const title = useId()
  const sheet = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState<Shown>('looking')
  const [isShared, setShared] = useState(false)
  const look = async () => {
    setShown('looking')
    sheet.current?.showModal()
    try {
      const file = await replay()
      setShared(file?.proof !== undefined && 'parts' in file.proof)
      setShown(file === null ? 'not-told' : checkDeal(game, file))
    } catch {
      setShown('unreachable')
    }
  }
  const Sign = SIGNS[shown] ?? ShieldQuestion
  const what =
    isShared && (shown === 'settled' || shown === 'unheard')
      ? say(`deal.${shown}SharedWhat`)
      : say(`deal.${shown}What`)
  return (
    <>
      <button type="button" className={className} onClick={() => void look()}>
        {say('deal.ask')}
      </button>
      <dialog ref={sheet} className="sheet ask deal-check" aria-labelledby={title}>
        <h2 id={title} className="disp" data-found={shown}>
          <Sign className="ic lu" aria-hidden="true" />
          {say(`deal.${shown}`)}
        </h2>
        <p role="status">{what}</p>
        <form method="dialog" className="ways">
          <button className="btn pri" autoFocus>
            {say('deal.close')}
          </button>
        </form>
      </dialog>
    </>
  )
}
