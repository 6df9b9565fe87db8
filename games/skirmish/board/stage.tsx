// The sector: a square of cells with its letters, and what the round is played for.
import { seatMark, useSitting, useTable } from '@cardwright/table'
import { useMemo, type CSSProperties } from 'react'
import { threshold } from '../src/rounds.ts'
import { Cell } from './cell.tsx'
import { layOut } from './places.ts'
import { textsOf } from './texts.ts'

export function Stage() {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const side = useTable((t) => t.moment.view.space?.rows ?? 0)
  const round = useTable((t) => t.moment.view.round)
  const acting = useTable((t) => t.moment.view.asking?.seat ?? t.moment.view.active)
  const ground = useMemo(() => layOut(side), [side])
  return (
    <div
      className="sector"
      data-seat={seatMark(acting)}
      style={{ '--side': side } as CSSProperties}
    >
      <header>
        <span className="disp">{texts.sector(side)}</span>
        <span className="disp">{texts.firstTo(round, threshold(round))}</span>
      </header>
      <div className="cells">
        {ground.places.map((place) => (
          <Cell key={place.cell} place={place} />
        ))}
      </div>
    </div>
  )
}
