// Text that fits its box: the largest scale at which nothing overflows is searched for. Where even the
// smallest does not, what stands beside it gives way (`data-long` on what holds both), and what is then
// still too long is cut with a sign (`data-cut`).
import { useLayoutEffect, useRef, type ReactNode } from 'react'

const LEAST_PX = 12

interface Fit {
  /** 0 when it fits as it is. */
  size: number
  isLong: boolean
  isCut: boolean
}

const found = new Map<string, Fit>()

/** @param id what the text is; boxes of one size and one text share the answer */
export function FitText(props: { id: string; className: string; children: ReactNode }) {
  const { id, className, children } = props
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = ref.current!
    const fit = () => {
      if (box.clientHeight === 0) return
      // of the holder: its size is the same before and after
      const { clientWidth, clientHeight } = box.parentElement!
      const key = `${id} ${clientWidth}x${clientHeight}`
      const fits = found.get(key) ?? search(box)
      wear(box, fits)
      // in letters that only stand in for others it will have another size, and is asked again
      if (document.fonts.status === 'loaded') found.set(key, fits)
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

function wear(box: HTMLElement, { size, isLong, isCut }: Fit): void {
  box.style.fontSize = size === 0 ? '' : `${size}px`
  box.parentElement!.toggleAttribute('data-long', isLong)
  box.toggleAttribute('data-cut', isCut)
}

function search(box: HTMLElement): Fit {
  const fits = (size: number, isLong: boolean) => {
    wear(box, { size, isLong, isCut: false })
    // both are rounded, each in its own way
    return box.scrollHeight <= box.clientHeight + 1
  }
  if (fits(0, false)) return { size: 0, isLong: false, isCut: false }
  const printed = parseFloat(getComputedStyle(box).fontSize)
  const smallest = Math.min(LEAST_PX, printed)
  const isLong = !fits(smallest, false)
  if (isLong && !fits(smallest, true)) return { size: smallest, isLong, isCut: true }
  let [least, most] = [smallest, printed]
  while (most - least > 0.25) {
    const size = (most + least) / 2
    if (fits(size, isLong)) least = size
    else most = size
  }
  return { size: least, isLong, isCut: false }
}
