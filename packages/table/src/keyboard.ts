// The same list by keyboard: arrows go from target to target by geometry, Enter presses, Esc cancels.
import type { Table } from './table.ts'

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const POINTABLE = '[data-key]:not([data-mark=off]):not([data-mark=plain])'

/** @returns how to stop listening */
export function listenToKeys(table: Table, passMove?: string): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const arrow = ARROWS[event.key]
    if (arrow !== undefined) {
      event.preventDefault()
      focusToward(arrow)
    } else if (event.key === 'Escape') table.getState().cancel()
    else if (event.key === 'u' || event.key === 'U') table.getState().undo()
    else if (event.key === 'Enter' || event.key === ' ') {
      const on = document.activeElement as HTMLElement | null
      if (on?.dataset['key'] !== undefined && on.tagName !== 'BUTTON') {
        event.preventDefault()
        on.click()
      } else if (event.key === ' ' && on?.tagName !== 'BUTTON' && passMove !== undefined) {
        const { targets, answer } = table.getState()
        const pass = targets.buttons.find((a) => a.kind === 'move' && a.move === passMove)
        if (pass) answer([pass])
      }
    }
  }
  addEventListener('keydown', press)
  return () => removeEventListener('keydown', press)
}

/** The nearest target that lies that way; sideways distance counts double. */
function focusToward([dx, dy]: [number, number]): void {
  const all = [...document.querySelectorAll<HTMLElement>(POINTABLE)]
  const on = document.activeElement as HTMLElement | null
  const from = on?.dataset['key'] === undefined ? null : centre(on)
  if (from === null) return all[0]?.focus()
  let best: HTMLElement | null = null
  let least = Infinity
  for (const one of all) {
    if (one === on) continue
    const [x, y] = centre(one)
    const along = (x - from[0]) * dx + (y - from[1]) * dy
    const across = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx)
    if (along <= 1 || along + 2 * across >= least) continue
    least = along + 2 * across
    best = one
  }
  best?.focus()
}

function centre(element: HTMLElement): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}
