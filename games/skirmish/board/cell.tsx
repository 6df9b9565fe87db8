// One cell and the card on it: a target, a place to drop things, a name for the screen reader.
import {
  cellKey,
  entityOf,
  Icon,
  Named,
  seatMark,
  unitKey,
  useNames,
  useSitting,
  useTable,
  useTarget,
  type TableState,
} from '@cardwright/table'
import { memo } from 'react'
import { factsOf } from './facts-of.ts'
import type { Place } from './places.ts'
import { Tile } from './tile.tsx'

export const Cell = memo(function Cell({ place, isAlong }: { place: Place; isAlong: boolean }) {
  const { unitName } = useNames()
  const { cell, row, column } = place
  const unit = useTable((t) => t.moment.view.board.find(({ at }) => at === cell))
  const isRowAsked = useTable((t) => isAsked(t, row.key))
  const isColumnAsked = useTable((t) => isAsked(t, column.key))
  const keys = [
    cellKey(cell),
    ...(unit ? [unitKey(unit.id)] : []),
    ...(isRowAsked ? [row.key] : []),
    ...(isColumnAsked ? [column.key] : []),
  ]
  const { mark, name, pickNumber, unnamed } = useTarget(
    keys,
    unit === undefined ? cell : unitName(unit),
    unit === undefined || unit.def === '' ? undefined : unit,
  )
  const isLine = isRowAsked || isColumnAsked
  const isReady = useTable(
    ({ moment: { view }, targets }) =>
      unit !== undefined && targets.source === null && factsOf(view).ready.includes(unit.id),
  )
  return (
    <button
      className={`cell ${mark} ${isLine ? 'line' : ''} ${isAlong ? 'along' : ''} ${isReady && mark !== 'ready' ? 'can-act' : ''}`}
      {...unnamed}
    >
      <Named name={name}>
        <span className="xy">{cell}</span>
        {unit !== undefined && <Tile unit={unit} />}
        {isReady && <span className="bolt" data-seat={seatMark(unit!.owner)} />}
        {mark === 'legal' && unit === undefined && !isLine && <span className="dot" />}
        {mark === 'legal' && unit === undefined && !isLine && <Coming />}
        {pickNumber > 0 && <span className="pickno">{pickNumber}</span>}
      </Named>
    </button>
  )
})

const isAsked = ({ targets: { byKey, watched } }: TableState, line: string): boolean =>
  byKey.has(line) || watched.has(line)

/** Dashed, where the card in hand or the one that moves would stand. */
function Coming() {
  const { pack } = useSitting()
  const coming = useTable(({ moment: { view }, selected }) => {
    const id = selected === null ? (view.asking?.going?.[0] ?? null) : entityOf(selected)
    if (id === null) return ''
    const hands = view.seats.flatMap(({ zones }) => zones['hand'] ?? [])
    const def = [...view.board, ...hands].find((one) => one?.id === id)?.def ?? ''
    return def === '' ? '' : `${def} ${view.asking?.seat ?? view.active}`
  })
  if (coming === '') return null
  const [def, seat] = coming.split(' ')
  return (
    <span className="ghost" data-seat={seatMark(Number(seat))}>
      <Icon name={pack.definitions.find(({ id }) => id === def)?.icon} />
    </span>
  )
}
