// Moves a map behind its window by writing directly to the element's style, so that no gesture waits for a
// re-render.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import {
  acrossAt,
  fitted,
  held,
  panned,
  showing,
  zoomed,
  type Camera,
  type Frame,
} from '../camera.ts'

interface Seen {
  frame: RefObject<HTMLDivElement | null>
  view: RefObject<HTMLDivElement | null>
  columns: readonly string[]
  rows: readonly string[]
  least: number
  most: number
  start: readonly [number, number]
}

export function useCamera({ frame, view, columns, rows, least, most, start }: Seen) {
  const camera = useRef<Camera | null>(null)
  const size = useMemo(
    () => ({ columns: columns.length, rows: rows.length, least, most }),
    [columns.length, rows.length, least, most],
  )
  const frameNow = useCallback((): Frame => {
    const { clientWidth: width, clientHeight: height } = view.current!
    return { ...size, width, height }
  }, [view, size])
  const write = useCallback(
    (next: Camera) => {
      camera.current = next
      const { style } = frame.current!
      const box = frameNow()
      const isWhole = box.columns * next.cell <= box.width && box.rows * next.cell <= box.height
      frame.current!.toggleAttribute('data-whole', isWhole)
      style.setProperty('--cell', `${next.cell}px`)
      style.setProperty('--pan-x', `${next.x}px`)
      style.setProperty('--pan-y', `${next.y}px`)
      for (const [name, share] of [
        ['--see-x', -next.x / (box.columns * next.cell)],
        ['--see-y', -next.y / (box.rows * next.cell)],
        ['--see-w', box.width / (box.columns * next.cell)],
        ['--see-h', box.height / (box.rows * next.cell)],
      ] as const)
        style.setProperty(name, String(Math.max(0, Math.min(1, share))))
    },
    [frame, frameNow],
  )
  const change = useCallback(
    (move: (now: Camera, box: Frame) => Camera) => {
      if (camera.current !== null && view.current !== null) write(move(camera.current, frameNow()))
    },
    [view, write, frameNow],
  )
  const fit = useCallback(() => change((_, box) => fitted(box)), [change])
  const [column, row] = start

  useLayoutEffect(() => {
    write(acrossAt(frameNow(), column, row))
    const watch = new ResizeObserver(() => change(held))
    watch.observe(view.current!)
    return () => watch.disconnect()
    // the window stays where the player left it
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [size])
  useEffect(() => listenToHands(view.current!, change), [view, change])
  useEffect(() => {
    const seen = view.current!
    // the keyboard focus may leave the window
    const follow = ({ target }: FocusEvent) => {
      const thing = target as Element
      if (!thing.matches(':focus-visible')) return
      // a focus would scroll the window itself
      seen.scrollTo(0, 0)
      change((now, box) => {
        const [from, of] = [thing.getBoundingClientRect(), seen.getBoundingClientRect()]
        const { width, height } = from
        return showing(
          now,
          { left: from.left - of.left, top: from.top - of.top, width, height },
          box,
        )
      })
    }
    seen.addEventListener('focusin', follow)
    return () => seen.removeEventListener('focusin', follow)
  }, [view, change])

  const placeAt = useCallback(
    (clientX: number, clientY: number): [number, number] | null => {
      if (camera.current === null) return null
      const { left, top } = view.current!.getBoundingClientRect()
      const { cell, x, y } = camera.current
      const at = [(clientX - left - x) / cell, (clientY - top - y) / cell].map(Math.floor)
      const isOn = at[0] >= 0 && at[1] >= 0 && at[0] < size.columns && at[1] < size.rows
      return isOn ? [at[0], at[1]] : null
    },
    [view, size],
  )
  return { change, fit, placeAt }
}

/** Shorter movements are presses. */
const SLACK = 7
const PER_NOTCH = 0.0016

type Change = (move: (now: Camera, box: Frame) => Camera) => void

function listenToHands(view: HTMLElement, change: Change): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const fingers = new Map<number, { x: number; y: number }>()
  let from: { x: number; y: number } | null = null
  let isPanning = false

  const place = (x: number, y: number): [number, number] => {
    const { left, top } = view.getBoundingClientRect()
    return [x - left, y - top]
  }
  view.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      // two fingers on a trackpad pan, a wheel zooms
      const isSlide = !event.ctrlKey && event.deltaX !== 0
      if (isSlide) return change((now, box) => panned(now, -event.deltaX, -event.deltaY, box))
      const factor = Math.exp(-event.deltaY * PER_NOTCH * (event.ctrlKey ? 4 : 1))
      change((now, box) => zoomed(now, factor, place(event.clientX, event.clientY), box))
    },
    { passive: false, signal },
  )
  view.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      // a drag on a piece picks it up, a drag on the ground moves the map
      const isPiece = (event.target as Element).closest('[data-key^="unit:"]') !== null
      from = isPiece && fingers.size < 2 ? null : { x: event.clientX, y: event.clientY }
      isPanning = fingers.size > 1
    },
    { signal },
  )
  addEventListener(
    'pointermove',
    (event) => {
      const last = fingers.get(event.pointerId)
      if (last === undefined) return
      const now = { x: event.clientX, y: event.clientY }
      if (fingers.size > 1) pinch(fingers, event.pointerId, now, change, place)
      else if (from !== null) {
        isPanning ||= Math.hypot(now.x - from.x, now.y - from.y) > SLACK
        if (isPanning) change((camera, box) => panned(camera, now.x - last.x, now.y - last.y, box))
        else return
      }
      fingers.set(event.pointerId, now)
    },
    { signal },
  )
  const lift = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return
    if (fingers.size > 0) return
    if (isPanning) {
      // the following click would press what is under the finger
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, { capture: true }))
    }
    from = null
    isPanning = false
  }
  addEventListener('pointerup', lift, { signal })
  addEventListener('pointercancel', lift, { signal })
  return () => listening.abort()
}

function pinch(
  fingers: ReadonlyMap<number, { x: number; y: number }>,
  moving: number,
  now: { x: number; y: number },
  change: Change,
  place: (x: number, y: number) => [number, number],
): void {
  const last = fingers.get(moving)!
  const other = [...fingers].find(([id]) => id !== moving)![1]
  const apart = (a: { x: number; y: number }) => Math.hypot(a.x - other.x, a.y - other.y)
  const factor = apart(now) / Math.max(1, apart(last))
  const middle = place((now.x + other.x) / 2, (now.y + other.y) / 2)
  change((camera, box) =>
    panned(zoomed(camera, factor, middle, box), (now.x - last.x) / 2, (now.y - last.y) / 2, box),
  )
}

const swallow = (event: Event) => {
  event.stopPropagation()
  event.preventDefault()
}
