// A section of a ship: shields, hull with its two thresholds, what it gives its owner.
import type { UnitView } from '@cardwright/engine'
import {
  Icon,
  Named,
  pieceProps,
  seatMark,
  unitKey,
  useNames,
  useSitting,
  useTable,
  useTarget,
} from '@cardwright/table'
import { memo } from 'react'
import { FateMark } from './fate.tsx'
import { sectionIn } from './fleet.ts'
import { Pips } from './pips.tsx'
import { textsOf } from './texts.ts'

export function ShipSection({ lane, seat }: { lane: string; seat: number }) {
  const unit = useTable((t) => sectionIn(t.moment.view.board, lane, seat))
  return unit === undefined ? <div className="sec none" /> : <Shown unit={unit} />
}

const Shown = memo(function Shown({ unit }: { unit: UnitView }) {
  const { pack, words } = useSitting()
  const { unitName } = useNames()
  const { mark, name, pickNumber, unnamed } = useTarget(
    [unitKey(unit.id)],
    unitName(unit, words.say(`lane.${unit.at}`)),
    unit,
  )
  const state = stateOf(unit)
  const { hull, shields } = unit.resources
  const maxHull = Number(unit.stats['maxHull'])
  const share = (n: unknown) => `${(100 * Number(n)) / maxHull}%`
  return (
    <button
      className={`sec ${state} ${mark}`}
      data-seat={seatMark(unit.owner)}
      {...pieceProps(unit.id)}
      {...unnamed}
    >
      <Named name={name}>
        <span className="sh">
          <Icon name={pack.definitions.find(({ id }) => id === unit.def)?.icon} />
          <b>{words.shortName(unit.def)}</b>
          <em>{textsOf(words.lang).states[state]}</em>
        </span>
        <span className="bars">
          <Pips shields={[shields, Number(unit.stats['maxShields'])]} />
          <span className="hull">
            <i style={{ width: share(hull) }} />
            <u style={{ left: share(unit.stats['damagedAt']) }} />
            <u style={{ left: share(unit.stats['criticalAt']) }} />
          </span>
          <b className="num" data-why={`${unit.id} maxHull`}>
            {hull}
            <small>/{maxHull}</small>
          </b>
        </span>
        <Gives unit={unit} />
        {pickNumber > 0 && <span className="pickno">{pickNumber}</span>}
        <FateMark id={unit.id} />
      </Named>
    </button>
  )
})

type State = 'healthy' | 'damaged' | 'critical'

function stateOf({ statuses }: UnitView): State {
  const has = (name: string) => statuses.some(({ status }) => status === name)
  return has('critical') ? 'critical' : has('damaged') ? 'damaged' : 'healthy'
}

/** The owner's numbers that this section provides. */
function Gives({ unit }: { unit: UnitView }) {
  const { pack, words } = useSitting()
  const stats = useTable((t) => t.moment.view.seats[unit.owner].stats)
  const [, kind = ''] = pack.definitions.find(({ id }) => id === unit.def)?.types ?? []
  const say = textsOf(words.lang).gives[kind]
  if (say === undefined || stats === undefined) return null
  return <span className="stt">{say(stats)}</span>
}
