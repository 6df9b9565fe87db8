// A clock that runs once: a new question has a new `key`, and with it a new clock.
import { useEffect, useState } from 'react'

/**
 * @param seconds 0: no clock
 * @param out what happens when time is up
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
