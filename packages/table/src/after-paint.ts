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

/** The value as it was, until what is drawn with the new one has been painted. */
export function useAfterPaint<T>(value: T): T {
  const [late, setLate] = useState(() => value)
  const isOld = late !== value
  useEffect(() => (isOld ? afterPaint(() => setLate(() => value)) : undefined), [isOld, value])
  return late
}
