// A unit on the map: a counter with its symbol, its number and what it carries.
import type { EffectView, UnitView } from '@cardwright/engine'
import {
  cellKey,
  Glyph,
  Icon,
  pieceProps,
  seatMark,
  unitKey,
  useNames,
  useSitting,
  useTable,
  useTarget,
} from '@cardwright/table'
import { memo, type CSSProperties } from 'react'
import icons from './icons.json'
import { factsOf, numberOf, spotOf } from './places.ts'
import { Symbol } from './symbols.tsx'
import { textsOf } from './texts.ts'

export const Counter = memo(function Counter({ unit, rows }: { unit: UnitView; rows: number }) {
  const { pack, words } = useSitting()
  const texts = textsOf(words.lang)
  const { unitName } = useNames()
  const armies = useTable((t) => factsOf(t.moment.view).armies)
  const touched = useTable(({ moment: { view } }) => touchOf(view.effects, unit.id))
  const number = numberOf(unit, armies)
  const { hits = 0 } = unit.resources
  const most = Number(unit.stats['maxHits'])
  const carries = (status: string) => unit.statuses.some((one) => one.status === status)
  const place = `${unit.at}, ${number}${hits < most ? `, ${texts.damaged(hits, most)}` : ''}`
  const { mark, pickNumber, props } = useTarget(
    [unitKey(unit.id), cellKey(unit.at)],
    unitName(unit, place),
    unit,
  )
  const { x, y } = spotOf(unit.at, rows)
  return (
    <button
      className={`un ${mark} ${isSpent(unit) ? 'spent' : ''}`}
      data-seat={seatMark(unit.owner)}
      style={{ '--x': x, '--y': y } as CSSProperties}
      {...props}
    >
      <span className="counter" {...pieceProps(unit.id)}>
        <Symbol card={pack.definitions.find(({ id }) => id === unit.def)} />
        <span className="uid">
          <Glyph seat={unit.owner} />
          {number}
        </span>
        {hits < most && (
          <span className="dmg">
            {hits}/{most}
          </span>
        )}
        {touched !== '' && <span className={`ef ${touched}`}>{touched === 'bad' ? '▼' : '▲'}</span>}
        {carries('wanted') && (
          <span className="wanted">
            <Icon name={icons.wanted} />
          </span>
        )}
        {carries('queued') && (
          <span className="queued">
            <Icon name={icons.attacks} />
          </span>
        )}
      </span>
      {pickNumber > 0 && <span className="pickno">{pickNumber}</span>}
    </button>
  )
})

/** Effects on all units are in the list of effects and need no mark. */
const FEW = 4

function touchOf(effects: readonly EffectView[], id: number): '' | 'good' | 'bad' {
  const own = effects.filter(({ on }) => on.length <= FEW && on.includes(id))
  if (own.length === 0) return ''
  const isBad = own.some(({ does }) =>
    does.some(({ op, amount }) => op === 'forbid' || (op === 'scale' ? amount < 1 : amount < 0)),
  )
  return isBad ? 'bad' : 'good'
}

const isSpent = ({ statuses }: UnitView): boolean =>
  statuses.some(({ status }) => status === 'attacked')
