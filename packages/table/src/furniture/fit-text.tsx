// Text that fits its box: the largest scale at which nothing overflows is searched for, above the printed size
// as long as the box itself need not grow, else below it. Where even the
// smallest does not, what stands beside it gives way (`data-long` on what holds both), at last
// altogether, and what is then still too long is cut with a sign (`data-cut`).
import { useLayoutEffect, useRef, type ReactNode } from 'react'

const LEAST_PX = 12
/** A few words on a large card are not shouted. */
const MOST_SCALE = 1.4
const STEP = 0.25
/** Before anything is cut. */
const LAST_PX = 10

/** How far what stands beside the text gives way: as it likes, to its least, altogether. */
const YIELDS = [null, 'some', 'all'] as const

interface Fit {
  /** 0 when it fits as it is. */
  size: number
  yields: (typeof YIELDS)[number]
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
    // the observer reports after layout and before paint: no extra layout is forced
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

function wear(box: HTMLElement, { size, yields, isCut }: Fit): void {
  box.style.fontSize = size === 0 ? '' : `${size}px`
  if (yields === null) box.parentElement!.removeAttribute('data-long')
  else box.parentElement!.setAttribute('data-long', yields)
  box.toggleAttribute('data-cut', isCut)
}

function search(box: HTMLElement): Fit {
  const fits = (size: number, yields: Fit['yields']) => {
    wear(box, { size, yields, isCut: false })
    // both are rounded, each in its own way
    return box.scrollHeight <= box.clientHeight + 1
  }
  if (fits(0, null)) return { size: grown(box, fits), yields: null, isCut: false }
  const printed = parseFloat(getComputedStyle(box).fontSize)
  const smallest = Math.min(LEAST_PX, printed)
  const enough = YIELDS.find((one) => fits(smallest, one))
  const isTiny = enough === undefined
  // null is an answer, too: nothing has to give way
  const yields = isTiny ? 'all' : enough
  const last = Math.min(LAST_PX, printed)
  if (isTiny && !fits(last, yields)) return { size: smallest, yields, isCut: true }
  const [least, most] = isTiny ? [last, smallest] : [smallest, printed]
  return { size: largest(least, most, (size) => fits(size, yields)), yields, isCut: false }
}

/** The largest size, from the printed one on, at which the area of the text stays as it is; 0: the printed one. */
function grown(box: HTMLElement, fits: (size: number, yields: null) => boolean): number {
  const printed = parseFloat(getComputedStyle(box).fontSize)
  const area = box.clientHeight
  const isFree = (size: number) => fits(size, null) && box.clientHeight <= area
  if (!isFree(printed + STEP)) return 0
  return largest(printed + STEP, printed * MOST_SCALE, isFree)
}

function largest(least: number, most: number, fits: (size: number) => boolean): number {
  while (most - least > STEP) {
    const size = (most + least) / 2
    if (fits(size)) least = size
    else most = size
  }
  return least
}
