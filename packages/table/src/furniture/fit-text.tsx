// Text that fits its box: searches for the largest scale at which nothing overflows, above the base size
// if the box does not have to grow, otherwise below it. If even the smallest scale does not fit, the
// neighbouring element shrinks (`data-long` on their container) and finally disappears; text that is
// still too long is cut off with a sign (`data-cut`).
import { useLayoutEffect, useRef, type ReactNode } from 'react'

const LEAST_PX = 12
/** The upper limit for a few words on a large card. */
const MOST_SCALE = 1.4
const STEP = 0.25
/** The smallest scale; below it text is cut. */
const LAST_PX = 10

/** How much the neighbour of the text shrinks: not at all, to its minimum, completely. */
const YIELDS = [null, 'some', 'all'] as const

interface Fit {
  /** 0 when it fits without scaling. */
  size: number
  yields: (typeof YIELDS)[number]
  isCut: boolean
}

const found = new Map<string, Fit>()

/** @param id of the text; boxes of the same size with the same text share the result */
export function FitText(props: { id: string; className: string; children: ReactNode }) {
  const { id, className, children } = props
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = ref.current!
    const fit = () => {
      // hidden, as on a phone's hand: nothing has to give way to it
      if (box.clientHeight === 0) return box.parentElement!.removeAttribute('data-long')
      // measure the holder, whose size does not change
      const { clientWidth, clientHeight } = box.parentElement!
      const key = `${id} ${clientWidth}x${clientHeight}`
      const fits = found.get(key) ?? search(box)
      wear(box, fits)
      // with a fallback font the size will change, so measure again later
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
    // both are rounded, but differently
    return box.scrollHeight <= box.clientHeight + 1
  }
  if (fits(0, null)) return { size: grown(box, fits), yields: null, isCut: false }
  const printed = parseFloat(getComputedStyle(box).fontSize)
  const smallest = Math.min(LEAST_PX, printed)
  const enough = YIELDS.find((one) => fits(smallest, one))
  const isTiny = enough === undefined
  // null is a cached result too: nothing has to shrink
  const yields = isTiny ? 'all' : enough
  const last = Math.min(LAST_PX, printed)
  if (isTiny && !fits(last, yields)) return { size: smallest, yields, isCut: true }
  const [least, most] = isTiny ? [last, smallest] : [smallest, printed]
  return { size: largest(least, most, (size) => fits(size, yields)), yields, isCut: false }
}

/** The largest size, starting at the base size, at which the text area does not grow; 0: the base size. */
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
