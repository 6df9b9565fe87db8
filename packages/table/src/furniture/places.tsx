// Places for things: a single place, a grid of places, lanes side by side, a section with
// its numbers. Games put their own pieces inside.
import type { ReactNode } from 'react'
import type { Key } from '../keys.ts'
import { laneKey } from '../keys.ts'
import { useTarget } from '../use-target.ts'
import { Icon } from './icon.tsx'
import { Named } from './named.tsx'

export interface PlaceProps {
  keys: readonly Key[]
  label: string
  look?: { def: string; id?: number }
  className?: string
  /** The warning icon for a press that loses the match. */
  danger?: string
  children?: ReactNode
}

/** A button with target marks; a legal empty place shows a dot. */
export function Place({ keys, label, look, className = '', danger, children }: PlaceProps) {
  const { mark, name, pickNumber, unnamed } = useTarget(keys, label, look)
  return (
    <button className={`place ${className} ${mark}`} {...unnamed}>
      <Named name={name}>
        {children}
        {mark === 'legal' && !children && <span className="dot" />}
        {mark === 'danger' && (
          <span className="dz">
            <Icon name={danger} />
          </span>
        )}
        {pickNumber > 0 && <span className="pickno">{pickNumber}</span>}
      </Named>
    </button>
  )
}

export interface GridProps {
  rows: readonly string[]
  columns: readonly string[]
  className?: string
  /** The places, row by row from the top. */
  children: ReactNode
}

/** Rows from the top. Labels at the edges are only visual; every cell has its name. */
export function Grid({ rows, columns, className = '', children }: GridProps) {
  const size = { '--rows': rows.length, '--columns': columns.length } as React.CSSProperties
  return (
    <div className={`grid ${className}`} style={size}>
      <ol className="rows" aria-hidden="true">
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ol>
      <div className="cells">{children}</div>
      <ol className="cols" aria-hidden="true">
        {columns.map((column) => (
          <li key={column}>{column}</li>
        ))}
      </ol>
    </div>
  )
}

/** A lane is a place that contains other places. */
export function Lane(props: { lane: string; label: string; children: ReactNode }) {
  const { mark, pickNumber, props: target } = useTarget([laneKey(props.lane)], props.label)
  const isTarget = mark === 'legal' || mark === 'picked' || mark === 'danger'
  return (
    <div
      className={`lane ${mark}`}
      role="group"
      aria-label={props.label}
      data-spot={laneKey(props.lane)}
    >
      {/* the lane's button lies under its pieces, so that no target is inside another */}
      {isTarget && <button className={`ground ${mark}`} {...target} />}
      {props.children}
      {pickNumber > 0 && <span className="pickno">{pickNumber}</span>}
    </div>
  )
}

/** A thing with a title, numbers and a state: a ship section, a town, a boss. */
export function Section(props: PlaceProps & { head: ReactNode; state?: string }) {
  const { keys, label, look, className = '', head, state, children } = props
  const { mark, name, pickNumber, props: target, unnamed } = useTarget(keys, label, look)
  const isQuiet = mark === 'plain' || mark === 'off'
  const inside = (
    <>
      <header>
        {head}
        {state !== undefined && <small>{state}</small>}
      </header>
      {children}
      {pickNumber > 0 && <span className="pickno">{pickNumber}</span>}
    </>
  )
  const kind = `section ${className} ${mark}`
  if (isQuiet)
    return (
      <section className={kind} {...target} role="group" aria-disabled={undefined}>
        {inside}
      </section>
    )
  return (
    <section className={kind} {...unnamed} role="button">
      <Named name={name}>{inside}</Named>
    </section>
  )
}

/** The destination of a picked thing: a dashed outline with the thing inside. */
export const Ghost = ({ children }: { children: ReactNode }) => (
  <span className="ghost" aria-hidden="true">
    {children}
  </span>
)
