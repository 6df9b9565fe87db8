// The sector: a square of cells with its letters, and what the round is played for.
import { seatMark, useSitting, useTable, type Key } from '@cardwright/table'
import { useMemo, useState, type CSSProperties, type SyntheticEvent } from 'react'
import { threshold } from '../src/rounds.ts'
import { Ahead } from './ahead.tsx'
import { Cell } from './cell.tsx'
import { factsOf } from './facts-of.ts'
import { LineTags } from './lines.tsx'
import { layOut } from './places.ts'
import { RoundSheet } from './round-sheet.tsx'
import { textsOf } from './texts.ts'

export function Stage() {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const side = useTable((t) => t.moment.view.space?.rows ?? 0)
  const round = useTable((t) => t.moment.view.round)
  const acting = useTable((t) => t.moment.view.asking?.seat ?? t.moment.view.active)
  const ready = useTable((t) => factsOf(t.moment.view).ready.length)
  const ground = useMemo(() => layOut(side), [side])
  const [pointed, setPointed] = useState<Key | null>(null)
  // it ends with its question, wherever the pointer rests
  const line = useTable((t) => (pointed !== null && t.targets.byKey.has(pointed) ? pointed : null))
  const follow = (event: SyntheticEvent) => setPointed(lineAt(event.target as Element))
  return (
    <>
      <div
        className="sector"
        data-seat={seatMark(acting)}
        style={{ '--side': side } as CSSProperties}
      >
        <header>
          <span className="disp">{texts.sector(side)}</span>
          {ready > 0 && <span className="ready-count">{texts.readyCards(ready)}</span>}
          <span className="disp">{texts.firstTo(round, threshold(round))}</span>
        </header>
        <div
          className="cells"
          onPointerOver={follow}
          onPointerLeave={() => setPointed(null)}
          onFocus={follow}
        >
          {ground.places.map((place) => (
            <Cell
              key={place.cell}
              place={place}
              isAlong={line !== null && (line === place.row.key || line === place.column.key)}
            />
          ))}
          <LineTags ground={ground} />
          <Ahead />
        </div>
      </div>
      <RoundSheet />
    </>
  )
}

/** The line that a press here would choose; null where it is none or not the only one. */
function lineAt(element: Element): Key | null {
  const keys = element.closest<HTMLElement>('[data-mark=legal]')?.dataset['key']?.split(' ') ?? []
  const lines = keys.filter((key) => key.startsWith('line:'))
  return lines.length === 1 ? lines[0] : null
}
