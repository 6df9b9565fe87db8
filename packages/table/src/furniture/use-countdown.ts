// A countdown that runs once. A new question has a new `key`, which restarts it.
import { useEffect, useState } from 'react'

/**
 * @param seconds 0: no clock
 * @param out called when time is up
 * @returns seconds left
 */
export function useCountdown(seconds: number, out: () => void): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (seconds === 0) return
    const end = performance.now() + seconds * 1000
    const tick = setInterval(() => {
      const now = Math.max(0, (end - performance.now()) / 1000)
      setLeft(now)
      if (now > 0) return
      clearInterval(tick)
      out()
    }, 100)
    return () => clearInterval(tick)
    // `out` is a new function at every render and would restart the clock
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [seconds])
  return left
}
