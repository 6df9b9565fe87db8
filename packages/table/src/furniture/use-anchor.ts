// Places a tooltip next to its thing, and keeps it there when the window changes.
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { beside } from '../geometry.ts'
import { findSpot, type Spot } from '../spots.ts'

/** @param gap negative: it overlaps the thing */
export function useAnchor<T extends HTMLElement>(spot: Spot, gap = 8): RefObject<T | null> {
  const ref = useRef<T>(null)
  useLayoutEffect(() => {
    const place = () => {
      const slip = ref.current
      const thing = slip === null ? null : findSpot(document, spot)
      if (slip === null || thing === null) return
      const room = { width: document.documentElement.clientWidth, height: innerHeight }
      const { left, top, isAbove, nose } = beside(
        thing.getBoundingClientRect(),
        slip.getBoundingClientRect(),
        room,
        gap,
      )
      slip.style.left = `${left}px`
      slip.style.top = `${top}px`
      slip.style.setProperty('--nose', `${nose}px`)
      slip.dataset['side'] = isAbove ? 'above' : 'below'
    }
    place()
    addEventListener('resize', place)
    return () => removeEventListener('resize', place)
  })
  return ref
}
