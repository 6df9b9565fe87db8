// The same list by keyboard: arrows move between targets by geometry, Enter presses, Esc cancels,
// numbers choose, Space passes, ? explains, L opens the log, U undoes.
import type { Board } from './board.ts'
import { nearest, type Way } from './geometry.ts'
import { explainAt } from './pointer.ts'
import { passMoveOf } from './pass-move.ts'
import { keysAt, pointablesIn } from './spots.ts'
import type { Table } from './table-state.ts'
import { markOf, type Mark, type Targets } from './targets.ts'

const ARROWS: Record<string, Way> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** During a choice, other things that may act are not targets. */
const QUIET: ReadonlySet<Mark> = new Set(['off', 'plain', 'watched'])
const AIMED: ReadonlySet<Mark> = new Set(['legal', 'danger'])
const TYPED_INTO = 'input, textarea, select, [contenteditable]'

/** @returns a function that stops listening */
export function listenToKeys(
  root: HTMLElement,
  table: Table,
  passMove?: Board['passMove'],
): () => void {
  // a clicked element keeps the focus, but the player looks at the board, so Space is still the big button.
  // `:focus-visible` does not help: a key press sets it before its handler runs
  let isPointing = false
  const point = () => void (isPointing = true)
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const on = document.activeElement as HTMLElement | null
    if (on?.matches(TYPED_INTO) && event.key !== 'Escape') return
    // the menu or the result covers the table
    if (on?.closest('dialog')) return
    const arrow = ARROWS[event.key]
    if (arrow !== undefined || event.key === 'Tab') isPointing = false
    if (arrow !== undefined) {
      event.preventDefault()
      focusToward(root, table, on, arrow)
    } else if (/^[1-9]$/.test(event.key)) chooseNumber(root, Number(event.key))
    else if (event.key === 'Enter' || event.key === ' ') {
      const isPass =
        event.key === ' ' && isPointing && (on?.matches('[data-key]') || canPass(table, passMove))
      if (on?.matches('button, a, summary') && !isPass) return
      event.preventDefault()
      if (on?.matches('[data-key]') && !isPass) on.click()
      else if (event.key === ' ') pass(root, table, passMove)
    } else byLetter(event, table, on)
  }
  addEventListener('keydown', press)
  addEventListener('pointerdown', point, { capture: true })
  return () => {
    removeEventListener('keydown', press)
    removeEventListener('pointerdown', point, { capture: true })
  }
}

function byLetter(event: KeyboardEvent, table: Table, on: HTMLElement | null): void {
  const { cancel, undo, toggleLog } = table.getState()
  // by key position, so that they work with every keyboard layout
  if (event.key === 'Escape') cancel()
  else if (event.code === 'KeyU') undo()
  else if (event.code === 'KeyL') toggleLog()
  else if (event.key === '?' || (event.code === 'Slash' && event.shiftKey)) askWhy(table, on)
}

const canPass = (table: Table, passMove: Board['passMove']): boolean =>
  passMoveOf(passMove, table.getState().targets.buttons) !== undefined

/** The key does the same as the button, including its warning. */
function pass(root: HTMLElement, table: Table, passMove: Board['passMove']): void {
  table.getState().settle()
  if (canPass(table, passMove)) root.querySelector<HTMLButtonElement>('.pass button')?.click()
}

/** Options, bubbles and the chooser show their numbers; the top sheet comes first. */
function chooseNumber(root: HTMLElement, n: number): void {
  const all = [...root.querySelectorAll<HTMLElement>(`[data-choice="${n}"]`)]
  all.at(-1)?.click()
}

/** Explains the next number of the focused thing; without numbers, explains why it cannot be chosen. */
function askWhy(table: Table, on: HTMLElement | null): void {
  const place = on?.closest<HTMLElement>('[data-key]')
  if (!place) return
  const numbers = [...place.querySelectorAll<HTMLElement>('[data-why]')]
  const { explained, whyNot } = table.getState()
  const last = numbers.findIndex(({ dataset }) => `why:${dataset['why']}` === explained?.key)
  const next = numbers[last + 1]
  if (next !== undefined) explainAt(table, next)
  else if (numbers.length === 0) whyNot(keysAt(place)[0])
  else table.getState().closeSlips()
}

/** Reads the table's state, because the DOM may not be updated yet. */
function markAt(targets: Targets, one: HTMLElement): Mark {
  const keys = one.hasAttribute('data-mark') ? one.getAttribute('data-key') : null
  return keys === null ? 'plain' : markOf(targets, keys.split(' '))
}

function focusToward(root: HTMLElement, table: Table, on: HTMLElement | null, way: Way): void {
  const { targets } = table.getState()
  const found = pointablesIn(root)
  const wanted = found.filter((one) => {
    if (one.hasAttribute('data-choice')) return true
    return !QUIET.has(markAt(targets, one))
  })
  const sheet = found.find((one) => one.getAttribute('role') === 'dialog')
  // a sheet keeps the focus, unless the question has targets outside it
  const isAside = (one: HTMLElement) => !sheet?.contains(one) && AIMED.has(markAt(targets, one))
  const isHolding = sheet !== undefined && !wanted.some(isAside)
  const inside = isHolding && wanted.some((one) => sheet.contains(one)) ? sheet : root
  const others = wanted.filter((one) => one !== on && inside.contains(one))
  const isFrom = on !== null && inside.contains(on) && on.matches('[data-key], [data-choice]')
  if (!isFrom) return others[0]?.focus()
  const next = nearest(
    on.getBoundingClientRect(),
    others.map((one) => one.getBoundingClientRect()),
    way,
  )
  others[next]?.focus()
}
