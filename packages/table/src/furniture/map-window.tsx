// A map behind a window: dragged, wheeled, pinched, or moved by keys (Shift and arrows, + and −, 0 shows
// all of it). Labels stay at the edges. The content belongs to the game and uses `--cell` as its unit.
import { Maximize, Minus, Plus } from 'lucide-react'
import { useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react'
import { boxAround, centred, panned, showing, zoomed } from '../camera.ts'
import { useSitting } from '../use-table.ts'
import { useCamera } from './use-camera.ts'

export interface MapWindowProps {
  /** The labels, from left to right and from top to bottom. */
  columns: readonly string[]
  rows: readonly string[]
  /** The minimum and maximum size of a cell, in pixels. */
  least?: number
  most?: number
  /** The initial position of the window: column and row, counted from the corner. */
  start: readonly [number, number]
  className?: string
  /** A minimap; pressing it moves the window there. */
  overview?: ReactNode
  /** Called for a press on empty ground, counted from the corner. */
  press?(column: number, row: number): void
  /** Over the map, not moving with it. */
  above?: ReactNode
  children: ReactNode
  ref?: Ref<MapHandle>
}

export interface MapHandle {
  /** Moves the window just far enough to show all these places: column and row, counted from the corner. */
  show(places: readonly (readonly [number, number])[]): void
}

const STEP = 1.3

export function MapWindow(props: MapWindowProps) {
  const { columns, rows, least = 34, most = 92, start, className = '', ref } = props
  const { overview, press, above, children } = props
  const { words } = useSitting()
  const frame = useRef<HTMLDivElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const camera = useCamera({ frame, view, columns, rows, least, most, start })
  const { change, fit } = camera
  useImperativeHandle(ref, () => ({
    show: (places) => change((now, box) => showing(now, boxAround(places, now), box)),
  }))
  useEffect(() => listenForKeys(change, fit), [change, fit])
  const zoom = (factor: number) =>
    change((now, box) => zoomed(now, factor, [box.width / 2, box.height / 2], box))
  return (
    <div ref={frame} className={`mapwin ${className}`}>
      <ol className="edge x" data-pans aria-hidden="true">
        {columns.map((column) => (
          <li key={column}>{column}</li>
        ))}
      </ol>
      <ol className="edge y" data-pans aria-hidden="true">
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ol>
      {/* keys of the map work everywhere on the table; the ground itself is no control */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={view}
        className="mapview"
        data-pans
        onClick={(event) => {
          if (press === undefined || (event.target as Element).closest('[data-key]')) return
          const at = camera.placeAt(event.clientX, event.clientY)
          if (at !== null) press(...at)
        }}
      >
        <div className="mapin">{children}</div>
      </div>
      {overview !== undefined && <Overview change={change}>{overview}</Overview>}
      <div className="zoom" role="group" aria-label={words.say('map')}>
        <button className="btn icon" aria-label={words.say('map.in')} onClick={() => zoom(STEP)}>
          <Plus className="ic lu" aria-hidden="true" />
        </button>
        <button
          className="btn icon"
          aria-label={words.say('map.out')}
          onClick={() => zoom(1 / STEP)}
        >
          <Minus className="ic lu" aria-hidden="true" />
        </button>
        <button className="btn icon" aria-label={words.say('map.fit')} onClick={fit}>
          <Maximize className="ic lu" aria-hidden="true" />
        </button>
      </div>
      {above}
    </div>
  )
}

type Change = ReturnType<typeof useCamera>['change']

/** Dragging on the minimap moves the window. */
function Overview({ change, children }: { change: Change; children: ReactNode }) {
  const move = (event: React.PointerEvent<HTMLElement>) => {
    if (event.buttons === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height]
    change((now, box) => centred(box, now.cell, x * box.columns - 0.5, y * box.rows - 0.5))
  }
  return (
    <div className="overview" aria-hidden="true" onPointerDown={move} onPointerMove={move}>
      {children}
      <i className="here" />
    </div>
  )
}

const PAN: Record<string, readonly [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Handled before the table: with Shift, arrow keys move the map instead of the focus. */
function listenForKeys(change: Change, fit: () => void): () => void {
  const heard = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (document.activeElement?.matches('input, textarea, select')) return
    const way = event.shiftKey ? PAN[event.key] : undefined
    const middle = (factor: number) =>
      change((now, box) => zoomed(now, factor, [box.width / 2, box.height / 2], box))
    if (way !== undefined)
      change((now, box) => panned(now, way[0] * now.cell * 3, way[1] * now.cell * 3, box))
    else if (event.key === '+' || event.key === '=') middle(STEP)
    else if (event.key === '-') middle(1 / STEP)
    else if (event.key === '0') fit()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('keydown', heard, { capture: true })
  return () => removeEventListener('keydown', heard, { capture: true })
}
