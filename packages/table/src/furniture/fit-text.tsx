// Text that fits its box: the largest scale at which nothing overflows is searched for.
import { useLayoutEffect, useRef, type ReactNode } from 'react'

const LEAST_PX = 12
const found = new Map<string, number>()

/** @param id what the text is; boxes of one width and one text share the answer */
export function FitText(props: { id: string; className: string; children: ReactNode }) {
  const { id, className, children } = props
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = ref.current!
    const fit = () => {
      if (box.clientHeight === 0) return
      const key = `${id} ${box.clientWidth}x${box.clientHeight}`
      let size = found.get(key)
      if (size === undefined) found.set(key, (size = search(box)))
      box.style.fontSize = size === 0 ? '' : `${size}px`
    }
    // told of its size after layout and before paint: nothing is measured out of turn
    const watch = new ResizeObserver(fit)
    watch.observe(box)
    return () => watch.disconnect()
  }, [id])
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  )
}

/** @returns 0 when it fits as it is */
function search(box: HTMLElement): number {
  box.style.fontSize = ''
  if (box.scrollHeight <= box.clientHeight) return 0
  let most = parseFloat(getComputedStyle(box).fontSize)
  let least = Math.min(LEAST_PX, most)
  while (most - least > 0.25) {
    const size = (most + least) / 2
    box.style.fontSize = `${size}px`
    if (box.scrollHeight <= box.clientHeight) least = size
    else most = size
  }
  return least
}
