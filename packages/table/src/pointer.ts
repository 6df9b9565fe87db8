// The mouse, the pen and the finger on a table. One set of listeners for everything on it:
// press, drag, right click, and hovering over a thing or a number.
import { startDrag } from './drag.ts'
import { keysAt, numberSpot } from './spots.ts'
import type { Looked, Table } from './table-state.ts'

const LOOK_AFTER = 600
const WHY_AFTER = 300
const LONG_PRESS = 500
const SLACK = 8

/** @returns a function that stops listening */
export function listenToPointer(root: HTMLElement, table: Table): () => void {
  const listening = new AbortController()
  const pointer = new Pointer(table)
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    heard: (event: HTMLElementEventMap[K], target: Element) => void,
  ) =>
    root.addEventListener(kind, (event) => heard(event, event.target as Element), {
      signal: listening.signal,
    })
  on('click', (event, target) => pointer.click(event, target))
  on('contextmenu', (event) => {
    event.preventDefault()
    // a long press opens the preview; only a mouse cancels this way
    if ((event as PointerEvent).pointerType !== 'touch') table.getState().cancel()
  })
  on('pointerdown', (event, target) => pointer.down(event, target))
  on('pointerover', (event, target) => pointer.over(event, target))
  on('pointerleave', (event) => pointer.leave(event))
  on('focusin', (_, target) => {
    if (!target.matches(':focus-visible')) return
    openBubbles(table, target)
    table.getState().point(keysAt(target).join(' '))
    if (target.matches('[data-look]')) lookAt(table, target)
  })
  on('focusout', (_, target) => {
    if (target.matches('[data-look]')) table.getState().look(null)
  })
  return () => {
    pointer.stop()
    listening.abort()
  }
}

class Pointer {
  private readonly table: Table
  /** Runs while the pointer rests somewhere. */
  private rest = 0
  /** The number or thing the mouse is on. */
  private under: Element | null = null
  /** The click that ends a long press means nothing. */
  private swallow = false

  constructor(table: Table) {
    this.table = table
  }

  click(event: MouseEvent, target: Element): void {
    if (this.swallow) {
      this.swallow = false
      event.preventDefault()
      return
    }
    const { look, press, closeSlips } = this.table.getState()
    if (target.closest('.preview') !== null) return look(null)
    const keys = keysAt(target)
    if (keys.length > 0) press(keys)
    else if (target.closest('.nosed, .sheet, button, a') === null) closeSlips()
  }

  down(event: PointerEvent, target: Element): void {
    clearTimeout(this.rest)
    this.swallow = false
    startDrag(event, this.table, target)
    if (event.pointerType === 'mouse') return
    this.rest = window.setTimeout(() => {
      this.swallow = lookAt(this.table, target) || explainAt(this.table, target)
    }, LONG_PRESS)
    whileStill(event, () => clearTimeout(this.rest))
  }

  over(event: PointerEvent, target: Element): void {
    if (event.pointerType !== 'mouse') return
    const { table } = this
    const number = target.closest('[data-why]')
    const thing = target.closest('[data-look]')
    openBubbles(table, target)
    table.getState().point(keysAt(target).join(' '))
    const now = number ?? thing
    if (now === this.under) return
    this.under = now
    clearTimeout(this.rest)
    leave(table, thing)
    if (number !== null) this.rest = window.setTimeout(() => explainAt(table, number), WHY_AFTER)
    else if (thing !== null) this.rest = window.setTimeout(() => lookAt(table, thing), LOOK_AFTER)
  }

  leave(event: PointerEvent): void {
    // lifting a finger also fires `leave`; what it opened stays open
    if (event.pointerType !== 'mouse') return
    this.under = null
    clearTimeout(this.rest)
    this.table.getState().point('')
    leave(this.table, null)
  }

  stop(): void {
    clearTimeout(this.rest)
  }
}

/** @param over the pointer has moved away, or was lifted */
function whileStill(down: PointerEvent, over: () => void): void {
  const still = (move: PointerEvent) => {
    if (Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY) >= SLACK) over()
  }
  const up = () => {
    over()
    removeEventListener('pointermove', still)
    removeEventListener('pointerup', up)
    removeEventListener('pointercancel', up)
  }
  addEventListener('pointermove', still)
  addEventListener('pointerup', up)
  addEventListener('pointercancel', up)
}

function openBubbles(table: Table, target: Element): void {
  const { targets, bubbling, bubble } = table.getState()
  const key = keysAt(target).find((one) => targets.bubbles.has(one))
  if (key !== undefined && key !== bubbling) bubble(key)
}

function lookedAt(element: Element): Looked | null {
  const [def, id] = element.closest<HTMLElement>('[data-look]')?.dataset['look']?.split(' ') ?? []
  return def ? { def, id: id ? Number(id) : null } : null
}

function lookAt(table: Table, element: Element): boolean {
  const looked = lookedAt(element)
  if (looked !== null) table.getState().look(looked)
  return looked !== null
}

/** Requests the explanation of the number in this element. */
export function explainAt(table: Table, element: Element): boolean {
  const why = element.closest<HTMLElement>('[data-why]')?.dataset['why']
  if (why === undefined) return false
  const [id, query] = why.split(' ')
  table.getState().why(numberSpot(Number(id), query), Number(id), query)
  return true
}

/** The pointer has moved on: closes what was open for it. */
function leave(table: Table, toward: Element | null): void {
  const { looked, explained, look, closeSlips } = table.getState()
  const next = toward === null ? null : lookedAt(toward)
  if (looked !== null && (looked.def !== next?.def || looked.id !== next.id)) look(null)
  if (explained !== null) closeSlips()
}
