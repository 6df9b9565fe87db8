// One plot and its piece: a target, a drop zone, a name for the screen reader.
import type { UnitView } from '@cardwright/engine'
import {
  cellKey,
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
import { comingTo, goingId, isHarm } from './deeds.ts'
import icons from './icons.json'
import { Disc, Mountain, Piece } from './piece.tsx'
import type { Place } from './places.ts'

export const Plot = memo(function Plot({ place }: { place: Place }) {
  const { pack } = useSitting()
  const { unitName } = useNames()
  const { cell, line, home, isAlt } = place
  const unit = useTable((t) => t.moment.view.board.find(({ at }) => at === cell))
  const isActive = useTable((t) => unit?.owner === t.moment.view.active)
  const isGoing = useTable((t) => unit !== undefined && goingId(t) === unit.id)
  const deed = useTable((t) => deedAt(pack, t, unit ? unitKey(unit.id) : cellKey(cell)))
  const isRowAsked = useTable((t) => t.targets.byKey.has(line))
  const keys = [cellKey(cell), ...(unit ? [unitKey(unit.id)] : []), ...(isRowAsked ? [line] : [])]
  const { mark, name, pickNumber, unnamed } = useTarget(
    keys,
    unit === undefined ? cell : unitName(unit),
    unit,
  )
  const isSpent = unit !== undefined && isActive && !canGo(unit)
  const [kind, def, owner] = deed.split(' ')
  return (
    <button
      className={`plot ${mark} ${kind} ${isAlt ? 'alt' : ''} ${home ? `h${home}` : ''}`}
      data-going={isGoing || undefined}
      {...unnamed}
    >
      <Named name={name}>
        {unit !== undefined && unit.owner >= 0 && <Piece unit={unit} isSpent={isSpent} />}
        {unit !== undefined && unit.owner < 0 && <Mountain />}
        {mark === 'danger' && (
          <span className="dz">
            <Icon name={icons.danger} />
          </span>
        )}
        {mark === 'legal' && unit === undefined && <span className="dot" />}
        {def && <Ghost def={def} owner={Number(owner)} />}
        {pickNumber > 0 && <span className="pickno">{pickNumber}</span>}
      </Named>
    </button>
  )
})

/** Dashed, where a thing would be. */
function Ghost({ def, owner }: { def: string; owner: number }) {
  return (
    <span className="ghost" data-seat={seatMark(owner)}>
      {owner < 0 ? <Mountain /> : <Disc def={def} />}
    </span>
  )
}

/** "harm", or "bring" with what would come: a string, so that an unchanged plot is not drawn anew. */
function deedAt(pack: Parameters<typeof isHarm>[0], state: TableState, key: string): string {
  const offer = state.targets.byKey.get(key)?.[0]
  if (offer === undefined) return ''
  if (isHarm(pack, state, offer)) return 'harm'
  const coming = comingTo(pack, state, offer)
  return coming === null ? '' : `bring ${coming.def} ${coming.owner}`
}

const canGo = ({ resources, stats }: UnitView): boolean =>
  (resources['actions'] ?? 0) > 0 && stats['canAct'] !== false
