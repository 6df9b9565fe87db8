// What may wait until the press before it has been painted.
import { useEffect, useState } from 'react'

/** @returns takes it back */
export function afterPaint(then: () => void): () => void {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(then)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** The value one paint late. A deferred one is not enough: React may work it off before the paint. */
export function useAfterPaint<T extends object>(value: T): T {
  const [painted, setPainted] = useState(value)
  useEffect(() => afterPaint(() => setPainted(value)), [value])
  return painted
}
