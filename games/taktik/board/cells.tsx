// Cells that may be chosen, and the way of a march that is pointed at or announced, with what it costs.
import { cellKey, seatMark, useSitting, useTable, useTarget } from '@cardwright/table'
import { memo, useMemo, type CSSProperties } from 'react'
import { groundName } from './ground-name.ts'
import { marchOf, type March } from './march.ts'
import type { Ground } from './ordnance.ts'
import { spotOf, type Spot } from './places.ts'
import { textsOf } from './texts.ts'
import { wayTo } from './way.ts'

const PREFIX = 'cell:'

export function Cells({ ground }: { ground: Ground }) {
  const byKey = useTable((t) => t.targets.byKey)
  const standing = useTable((t) => t.moment.view.board)
  const cells = useMemo(() => {
    const taken = new Set(standing.map(({ at }) => cellKey(at)))
    return [...byKey.keys()].filter((key) => key.startsWith(PREFIX) && !taken.has(key))
  }, [byKey, standing])
  return cells.map((key) => <Cell key={key} cell={key.slice(PREFIX.length)} ground={ground} />)
}

const Cell = memo(function Cell({ cell, ground }: { cell: string; ground: Ground }) {
  const { words } = useSitting()
  const { x, y } = spotOf(cell, ground.rows)
  const name = groundName(ground.cells[y * ground.columns + x], words.lang)
  const { mark, props } = useTarget([cellKey(cell)], `${cell}, ${name}`)
  return (
    <button className={`cl ${mark}`} style={{ '--x': x, '--y': y } as CSSProperties} {...props}>
      <span className="dot" />
    </button>
  )
})

/** The way of a march: announced, or of the unit that is taken up to the cell that is pointed at. */
export function MarchLine({ ground }: { ground: Ground }) {
  const { words } = useSitting()
  const texts = textsOf(words.lang)
  const board = useTable((t) => t.moment.view.board)
  const march = useMarch()
  const unit = board.find(({ id }) => id === march?.unit)
  const goal = march?.to
  const way = useMemo(() => {
    if (goal === undefined || unit === undefined) return null
    const taken = new Set(
      board.map(({ at }) => {
        const { x, y } = spotOf(at, ground.rows)
        return y * ground.columns + x
      }),
    )
    return wayTo(ground, spotOf(unit.at, ground.rows), spotOf(goal, ground.rows), taken)
  }, [goal, unit, board, ground])
  if (way === null || unit === undefined) return null
  const end = way.steps.at(-1)!
  const seat = seatMark(unit.owner)
  return (
    <>
      <svg
        className="lines march"
        viewBox={`0 0 ${ground.columns} ${ground.rows}`}
        data-seat={seat}
        aria-hidden="true"
      >
        <path d={lineOf(way.steps)} className="way under" />
        <path d={lineOf(way.steps)} className="way" />
        {march?.isAnnounced && (
          <rect x={end.x + 0.1} y={end.y + 0.1} width=".8" height=".8" className="way" />
        )}
      </svg>
      <span
        className="waycost"
        data-seat={seat}
        style={{ '--x': end.x, '--y': end.y } as CSSProperties}
      >
        {texts.cost(way.cost, Number(unit.stats['movement']))}
      </span>
    </>
  )
}

/** As text, which is the same as long as it says the same. */
function useMarch(): March | null {
  const march = useTable(({ targets, pointed, moment: { view } }) =>
    JSON.stringify(marchOf(view, targets.source, pointed, (key) => targets.byKey.has(key))),
  )
  return useMemo(() => JSON.parse(march) as March | null, [march])
}

const lineOf = (steps: readonly Spot[]): string =>
  `M${steps.map(({ x, y }) => `${x + 0.5} ${y + 0.5}`).join('L')}`
