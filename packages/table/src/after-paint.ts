// What may wait until the press before it has been painted.
import { startTransition, useEffect, useState } from 'react'

/** What waits for the next paint: all of it is one task, drawn and measured together. */
let waiting: Set<() => void> | null = null

/** @returns takes it back */
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
 * The value as it was, until what is drawn with the new one has been painted. Then it gives way to
 * whatever is more urgent.
 * @param rest how long it has to stay the same after that, ms
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
