// The board in its frame of soil, or the cards of the draft.
import { Icon, pieceProps, seatMark, useSitting, useTable, useTarget } from '@cardwright/table'
import { useMemo } from 'react'
import { Draft } from './draft.tsx'
import { layOut, type Place } from './places.ts'
import { Plot } from './plot.tsx'

export function Stage() {
  const phase = useTable((t) => t.moment.view.phase)
  return phase === 'draft' ? <Draft /> : <Field />
}

function Field() {
  const { pack, viewer } = useSitting()
  const acting = useTable((t) => t.moment.view.asking?.seat ?? t.moment.view.active)
  const isChoosing = useTable((t) => t.targets.isChoosing)
  const { rows = 0, cols = 0 } = pack.manifest.space as { rows?: number; cols?: number }
  const ground = useMemo(() => layOut(rows, cols, viewer), [rows, cols, viewer])
  return (
    <div className="fboard" data-seat={seatMark(acting)} data-choosing={isChoosing || undefined}>
      <ol className="rows">
        {ground.rows.map(([place]) => (
          <RowLabel key={place.row} place={place} />
        ))}
      </ol>
      <div className="plots">
        {ground.rows.flatMap((row) => row.map((place) => <Plot key={place.cell} place={place} />))}
      </div>
      <ol className="cols" aria-hidden="true">
        {ground.columns.map((column) => (
          <li key={column}>{column}</li>
        ))}
      </ol>
    </div>
  )
}

/** Letter of a row; what hangs over the whole row hangs here. */
function RowLabel({ place: { row, line } }: { place: Place }) {
  const { pack, words } = useSitting()
  const name = line.slice('line:'.length)
  const board = useTable((t) => t.moment.view.board)
  const { mark, props } = useTarget([line], row)
  const over = board.filter(({ at }) => at === name)
  return (
    <li>
      {over.map((marker) => (
        <span
          key={marker.id}
          className="marker"
          data-seat={seatMark(marker.owner)}
          {...pieceProps(marker.id)}
          data-look={`${marker.def} ${marker.id}`}
          role="img"
          aria-label={words.name(marker.def)}
          title={words.name(marker.def)}
        >
          <Icon name={pack.definitions.find(({ id }) => id === marker.def)?.icon} />
        </span>
      ))}
      {mark === 'legal' || mark === 'danger' ? (
        <button className={`row ${mark}`} {...props}>
          {row}
        </button>
      ) : (
        <span>{row}</span>
      )}
    </li>
  )
}
