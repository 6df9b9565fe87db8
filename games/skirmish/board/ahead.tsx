// Drawn over the cells while something is pointed at: where it would stand, who gains or loses Support and Threat, and what
// its lines would bring.
import { Icon, seatMark, useSitting, useTable } from '@cardwright/table'
import { useMemo, type CSSProperties } from 'react'
import { cellAt, forecast, type Change } from './forecast.ts'
import iconsOf from './icons.json'
import { textsOf } from './texts.ts'

const icons: Readonly<Record<string, string>> = iconsOf

export function Ahead() {
  const { words } = useSitting()
  const view = useTable((t) => t.moment.view)
  const ahead = useForecast()
  if (ahead === null) return null
  const side = view.space?.rows ?? 0
  const standing = new Map(view.board.map(({ id, at, owner }) => [id, { at, owner }]))
  const changed = [...new Set(ahead.changes.map(({ unit }) => unit))]
  return (
    <>
      {[...ahead.moves].map(([id, at]) =>
        standing.has(id) ? (
          <span
            key={`to ${id}`}
            className="ends"
            style={placeOf(at, side)}
            data-seat={seatMark(standing.get(id)!.owner)}
            aria-hidden="true"
          />
        ) : null,
      )}
      {changed.map((id) => (
        <span
          key={id}
          className="ahead"
          style={placeOf(ahead.moves.get(id) ?? standing.get(id)!.at, side)}
          aria-hidden="true"
        >
          {ahead.changes
            .filter(({ unit }) => unit === id)
            .map((change) => (
              <ChangeMark key={`${change.status} ${change.gains}`} change={change} />
            ))}
        </span>
      ))}
      {ahead.lines !== null && (
        <span className="ahead lines" style={placeOf(ahead.lines.at, side)} role="status">
          {textsOf(words.lang).linesAhead(ahead.lines.row, ahead.lines.column)}
        </span>
      )}
    </>
  )
}

/** What would come of what is pointed at; null: nothing is, or it is no target. */
function useForecast() {
  const { pack } = useSitting()
  const view = useTable((t) => t.moment.view)
  const selected = useTable((t) => t.selected)
  const pointed = useTable((t) =>
    t.pointed !== '' && t.pointed.split(' ').some((key) => t.targets.byKey.has(key))
      ? t.pointed
      : '',
  )
  return useMemo(
    () => (pointed === '' ? null : forecast(view, pack, selected, pointed.split(' '))),
    [view, pack, selected, pointed],
  )
}

function placeOf(at: string, side: number): CSSProperties {
  const [row, column] = cellAt(at)
  // both lines of each: what is laid out of the flow would else reach to the edge of the board
  return {
    gridRow: `${side - row} / ${side - row + 1}`,
    gridColumn: `${column + 1} / ${column + 2}`,
  }
}

const ChangeMark = ({ change: { status, gains } }: { change: Change }) => (
  <i className={`${status} ${gains ? 'gains' : 'loses'}`}>
    {gains ? '+' : '−'}
    <Icon name={icons[status]} />
  </i>
)
