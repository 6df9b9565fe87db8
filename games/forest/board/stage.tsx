// Seven rows of five plots; pieces are discs, mountains are drawn.
import {
  cellKey,
  Glyph,
  Icon,
  seatMark,
  unitKey,
  useSitting,
  useTable,
  useTarget,
} from '@cardwright/table'

const ROWS = ['G', 'F', 'E', 'D', 'C', 'B', 'A']
const COLUMNS = [1, 2, 3, 4, 5]

export function Stage() {
  const view = useTable((t) => t.moment.view)
  return (
    <div className="fboard" data-seat={seatMark(view.asking?.seat ?? view.active)}>
      <div className="plots">
        {ROWS.flatMap((row) =>
          COLUMNS.map((column) => <Plot key={row + column} cell={row + column} />),
        )}
      </div>
    </div>
  )
}

function Plot({ cell }: { cell: string }) {
  const { words, pack } = useSitting()
  const unit = useTable((t) => t.moment.view.board.find(({ at }) => at === cell))
  const name = unit ? words.name(unit.def) : ''
  const keys = unit ? [cellKey(cell), unitKey(unit.id)] : [cellKey(cell)]
  const { mark, props } = useTarget(keys, name ? `${cell}, ${name}` : cell)
  const icon = unit && pack.definitions.find(({ id }) => id === unit.def)?.icon
  return (
    <button className={`plot ${mark}`} {...props}>
      {unit && unit.owner >= 0 && (
        <span className="pc" data-seat={seatMark(unit.owner)}>
          <span className="disc">
            <Icon name={icon} />
          </span>
          <span className="pg">
            <Glyph seat={unit.owner} />
          </span>
          <span className="nm">{name}</span>
        </span>
      )}
      {unit && unit.owner < 0 && <span className="nm">{name}</span>}
      {!unit && mark === 'legal' && <span className="dot" />}
    </button>
  )
}
