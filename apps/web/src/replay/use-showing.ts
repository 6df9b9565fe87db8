// Where in a reel one is, and whether it runs.
import type { Table } from '@cardwright/table'
import { useCallback, useEffect, useState } from 'react'

export interface Showing {
  /** Decisions that have happened. */
  at: number
  isRunning: boolean
  speed: number
  goTo(at: number): void
  run(isRunning: boolean): void
  setSpeed(speed: number): void
}

/** A decision stays as long as this at single speed, and until its motion has ended. */
const STAY = 1100

export function useShowing(of: number, first: number, table: Table): Showing {
  const [at, setAt] = useState(first)
  const [wantsToRun, setRunning] = useState(false)
  const isRunning = wantsToRun && at < of
  const [speed, setSpeed] = useState(1)
  const goTo = useCallback((n: number) => setAt(Math.max(0, Math.min(of, n))), [of])
  useEffect(() => {
    if (!isRunning) return
    let timer: ReturnType<typeof setTimeout>
    const step = () => {
      if (table.getState().isPlaying) timer = setTimeout(step, 60)
      else goTo(at + 1)
    }
    timer = setTimeout(step, STAY / speed)
    return () => clearTimeout(timer)
  }, [isRunning, at, speed, goTo, table])
  const run = useCallback(
    (next: boolean) => {
      if (next && at >= of) setAt(0)
      setRunning(next)
    },
    [at, of],
  )
  return { at, isRunning, speed, goTo, run, setSpeed }
}
