// Drag is a quicker click-click: the thing is taken up where the pointer goes down and pressed where it
// is let go. What may be dropped where is the same list of offers.
import type { Key } from './keys.ts'
import type { Table } from './table.ts'

/** Closer than this it is a click. */
const SLACK = 6

export function startDrag(down: PointerEvent, table: Table, keys: readonly Key[]): void {
  if (down.button !== 0) return
  const source = keys.find((key) => table.getState().targets.ready.has(key))
  if (source === undefined) return
  const target = down.currentTarget as HTMLElement
  let ghost: HTMLElement | null = null

  const move = (event: PointerEvent) => {
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > SLACK
    if (ghost === null && far) {
      table.getState().select(source)
      ghost = ghostOf(target)
    }
    if (ghost !== null) ghost.style.translate = `${event.clientX}px ${event.clientY}px`
  }
  const end = (event: PointerEvent) => {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    if (ghost === null) return
    ghost.remove()
    // the click that follows this pointer would press the source again
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
    const under = document.elementFromPoint(event.clientX, event.clientY)
    const place = under?.closest<HTMLElement>('[data-key]')
    const aimed = event.type === 'pointerup' && place ? place.dataset['key']!.split(' ') : []
    const { targets, press, select } = table.getState()
    if (aimed.some((key) => targets.byKey.has(key))) press(aimed)
    else select(null)
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}

const swallow = (event: Event) => {
  event.stopPropagation()
  event.preventDefault()
}

function ghostOf(element: HTMLElement): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement
  const { width, height } = element.getBoundingClientRect()
  ghost.className += ' drag-ghost'
  ghost.removeAttribute('data-key')
  ghost.style.width = `${width}px`
  ghost.style.height = `${height}px`
  ghost.setAttribute('aria-hidden', 'true')
  document.body.append(ghost)
  return ghost
}
