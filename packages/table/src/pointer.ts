// The mouse, the pen and the finger on a table. One set of listeners for everything on it:
// press, drag, right click, and hovering over a thing or a number.
import { startDrag } from './drag.ts'
import { keysAt, numberSpot } from './spots.ts'
import type { Looked, Table } from './table.ts'

const LOOK_AFTER = 600
const WHY_AFTER = 300
const LONG_PRESS = 500
const SLACK = 8

/** @returns a function that stops listening */
export function listenToPointer(root: HTMLElement, table: Table): () => void {
  const listening = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    heard: (event: HTMLElementEventMap[K], target: Element) => void,
  ) =>
    root.addEventListener(kind, (event) => heard(event, event.target as Element), {
      signal: listening.signal,
    })
  let rest = 0
  let under: Element | null = null
  let swallow = false

  on('click', (event, target) => {
    if (swallow) {
      swallow = false
      event.preventDefault()
      return
    }
    if (target.closest('.preview') !== null) return table.getState().look(null)
    const keys = keysAt(target)
    if (keys.length > 0) table.getState().press(keys)
    else if (target.closest('.nosed, .sheet, button, a') === null) table.getState().closeSlips()
  })
  on('contextmenu', (event) => {
    event.preventDefault()
    // a long press opens the preview; only a mouse cancels this way
    if ((event as PointerEvent).pointerType !== 'touch') table.getState().cancel()
  })
  on('pointerdown', (event, target) => {
    clearTimeout(rest)
    swallow = false
    startDrag(event, table, target)
    if (event.pointerType === 'mouse') return
    rest = window.setTimeout(() => {
      swallow = lookAt(table, target) || explainAt(table, target)
    }, LONG_PRESS)
    const still = (move: PointerEvent) => {
      if (Math.hypot(move.clientX - event.clientX, move.clientY - event.clientY) < SLACK) return
      clearTimeout(rest)
    }
    const up = () => {
      clearTimeout(rest)
      removeEventListener('pointermove', still)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
    }
    addEventListener('pointermove', still)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
  })
  on('pointerover', (event, target) => {
    if (event.pointerType !== 'mouse') return
    const number = target.closest('[data-why]')
    const thing = target.closest('[data-look]')
    openBubbles(table, target)
    table.getState().point(keysAt(target).join(' '))
    const now = number ?? thing
    if (now === under) return
    under = now
    clearTimeout(rest)
    leave(table, thing)
    if (number !== null) rest = window.setTimeout(() => explainAt(table, number), WHY_AFTER)
    else if (thing !== null) rest = window.setTimeout(() => lookAt(table, thing), LOOK_AFTER)
  })
  on('pointerleave', (event) => {
    // lifting a finger also fires `leave`; what it opened stays open
    if (event.pointerType !== 'mouse') return
    under = null
    clearTimeout(rest)
    table.getState().point('')
    leave(table, null)
  })
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
    clearTimeout(rest)
    listening.abort()
  }
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
