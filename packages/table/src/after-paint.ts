// What may wait until the press before it has been painted.
import { useEffect, useState } from 'react'

/** @returns takes it back */
export function afterPaint(then: () => void, rest = 0): () => void {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(then, rest)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/**
 * The value as it was, until what is drawn with the new one has been painted.
 * @param rest how long it has to stay the same after that, ms
 */
export function useAfterPaint<T>(value: T, rest = 0): T {
  const [late, setLate] = useState(() => value)
  const isOld = late !== value
  useEffect(
    () => (isOld ? afterPaint(() => setLate(() => value), rest) : undefined),
    [isOld, value, rest],
  )
  return late
}
