// Every moment has a new view object. Unchanged parts keep their identity here, so that only the
// furniture of changed things is redrawn.

/** `next`, with every equal part taken from `old`. */
export function keepSame<T>(old: T, next: T): T {
  if (old === next || old === null || next === null) return next
  if (typeof old !== 'object' || typeof next !== 'object') return next
  if (Array.isArray(old) !== Array.isArray(next)) return next
  const was = old as Record<string, unknown>
  const is = next as Record<string, unknown>
  const keys = Object.keys(is)
  let same = keys.length === Object.keys(was).length
  const out: Record<string, unknown> = Array.isArray(next) ? ([] as never) : {}
  for (const key of keys) {
    out[key] = keepSame(was[key], is[key])
    if (out[key] !== was[key]) same = false
  }
  return same ? old : (out as T)
}
