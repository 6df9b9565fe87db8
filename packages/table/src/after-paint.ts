// Defers work until the current press has been painted.
import { startTransition, useEffect, useState } from 'react'

/** Work that waits for the next paint. It runs as one task, so it is drawn and measured together. */
let waiting: Set<() => void> | null = null

/** @returns cancels it */
export function afterPaint(then: () => void, rest = 0): () => void {
  let timer = 0
  const go = () => {
    if (rest === 0) then()
    else timer = window.setTimeout(then, rest)
  }
  const queue = (waiting ??= nextQueue())
  queue.add(go)
  return () => {
    queue.delete(go)
    clearTimeout(timer)
  }
}

function nextQueue(): Set<() => void> {
  const queue = new Set<() => void>()
  requestAnimationFrame(() => {
    waiting = null
    setTimeout(() => {
      for (const go of queue) go()
    })
  })
  return queue
}

/**
 * Returns the old value until the press has been painted, then the new one, with lower priority than
 * anything more urgent.
 * @param rest how long the value must be stable after that, in ms
 */
export function useAfterPaint<T>(value: T, rest = 0): T {
  const [late, setLate] = useState(() => value)
  const isOld = late !== value
  useEffect(
    () => (isOld ? afterPaint(() => startTransition(() => setLate(() => value)), rest) : undefined),
    [isOld, value, rest],
  )
  return late
}
