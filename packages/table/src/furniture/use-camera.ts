// Moves a map behind its window: written straight into the page's style, so that no finger waits for a
// re-render.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import { acrossAt, fitted, held, showing, type Camera, type Frame } from '../camera.ts'
import { listenToHands, type Change } from './hands.ts'

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
      writeStyle(frame.current!, next, frameNow())
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
  useFollowedFocus(view, change)

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

/** By keyboard one may walk out of the window: it follows. */
function useFollowedFocus(view: Seen['view'], change: Change): void {
  useEffect(() => {
    const seen = view.current!
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
}

function writeStyle(frame: HTMLElement, { cell, x, y }: Camera, box: Frame): void {
  const [width, height] = [box.columns * cell, box.rows * cell]
  frame.toggleAttribute('data-whole', width <= box.width && height <= box.height)
  const { style } = frame
  style.setProperty('--cell', `${cell}px`)
  style.setProperty('--pan-x', `${x}px`)
  style.setProperty('--pan-y', `${y}px`)
  for (const [name, share] of [
    ['--see-x', -x / width],
    ['--see-y', -y / height],
    ['--see-w', box.width / width],
    ['--see-h', box.height / height],
  ] as const)
    style.setProperty(name, String(Math.max(0, Math.min(1, share))))
}
