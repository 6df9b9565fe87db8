// A drag is a faster click-click: the thing is picked up where the pointer goes down, and the target pressed where it
// is released. Legal drops come from the same list of offers.
import type { Action } from '@cardwright/engine'
import { entityOf, unitKey, type Key } from './keys.ts'
import { keysAt } from './spots.ts'
import type { Table } from './table-state.ts'
import type { Targets } from './targets.ts'

/** Shorter movements are clicks. */
const SLACK = 6

export function startDrag(down: PointerEvent, table: Table, target: Element): void {
  if (down.button !== 0) return
  const keys = keysAt(target)
  const source = graspedAt(table, keys)
  if (source === null) return
  const match = target.closest('.match')
  let ghost: HTMLElement | null = null
  let over: HTMLElement | null = null

  const move = (event: PointerEvent) => {
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > SLACK
    if (ghost === null && far) {
      ghost = ghostOf(thingAt(target, source))
      match?.toggleAttribute('data-dragging', true)
      takeUp(table, source)
    }
    if (ghost === null) return
    ghost.style.translate = `${event.clientX}px ${event.clientY}px`
    const next = placeUnder(event, table)
    if (next === over) return
    over?.removeAttribute('data-over')
    next?.setAttribute('data-over', '')
    over = next
  }
  const end = (event: PointerEvent) => {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    removeEventListener('keydown', giveUp, { capture: true })
    over?.removeAttribute('data-over')
    if (ghost === null) return
    ghost.remove()
    match?.removeAttribute('data-dragging')
    // the click that follows this pointer would press the source again
    addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', swallow, { capture: true }))
    if (event.type !== 'pointerup') return letGo(table)
    drop(table, over, event)
  }
  const giveUp = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && ghost !== null) end(new PointerEvent('pointercancel'))
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
  addEventListener('keydown', giveUp, { capture: true })
}

/**
 * What a drag from here would carry: something ready to act or to be placed, the piece that is being moved, or, in the
 * middle of a chain, a target that will go somewhere.
 */
function graspedAt(table: Table, keys: readonly Key[]): Key | null {
  const { targets, moment } = table.getState()
  const { asking } = moment.view
  const going = keys.find((key) => asking?.going?.some((id) => unitKey(id) === key))
  if (going !== undefined) return going
  const aimed = keys.find((key) => targets.byKey.has(key))
  if (aimed !== undefined) return asking?.goes && entityOf(aimed) !== null ? aimed : null
  return keys.find((key) => targets.ready.has(key) || targets.carried.has(key)) ?? null
}

function takeUp(table: Table, source: Key): void {
  const { targets, press, select } = table.getState()
  if (targets.byKey.has(source)) press([source])
  else if (targets.ready.has(source) || targets.carried.has(source)) select(source)
}

/** Puts back what was only picked up locally; a pick that was made stays. */
function letGo(table: Table): void {
  const { selected, select } = table.getState()
  if (selected !== null) select(null)
}

function drop(table: Table, place: HTMLElement | null, event: PointerEvent): void {
  const { targets, press, answer } = table.getState()
  if (place !== null) return press(wordsIn(place))
  const stage = document.elementFromPoint(event.clientX, event.clientY)?.closest('.stage') ?? null
  const begun = stage === null ? null : begunOn(stage, targets)
  if (begun !== null) return answer(begun)
  // it stays picked up, and a sheet asks which action is meant
  if (stage !== null && targets.byKey.size === 0 && targets.uses.length > 1) return
  letGo(table)
}

/** What dropping a thing anywhere on the board does, for actions without a target there. */
function begunOn(stage: Element, { byKey, uses }: Targets): readonly Action[] | null {
  if (byKey.size === 0) return uses.length === 1 ? uses[0].actions : null
  const isHere = (key: Key) => stage.querySelector(`[data-key~="${CSS.escape(key)}"]`) !== null
  if ([...byKey.keys()].some(isHere)) return null
  const firsts = [...byKey.values()].flat().map(({ actions: [first] }) => first)
  const isOne = new Set(firsts.map((first) => JSON.stringify(first))).size === 1
  return isOne && firsts[0].kind === 'use' ? [firsts[0]] : null
}

function placeUnder(event: PointerEvent, table: Table): HTMLElement | null {
  const { byKey, places } = table.getState().targets
  // a lane is a target even where a piece covers it
  for (const under of document.elementsFromPoint(event.clientX, event.clientY)) {
    const place = under.closest<HTMLElement>('[data-key], [data-drop]')
    if (place !== null && wordsIn(place).some((key) => byKey.has(key) || places.has(key)))
      return place
  }
  return null
}

/** Keys of a place, or of the place it accepts drops for (`data-drop`), such as a button above a slot. */
const wordsIn = ({ dataset }: HTMLElement): Key[] =>
  (dataset['drop'] ?? (dataset['mark'] === undefined ? '' : dataset['key']!)).split(' ')

const swallow = (event: Event) => {
  event.stopPropagation()
  event.preventDefault()
}

/** The piece on the plot, if there is one; otherwise the element itself. */
function thingAt(target: Element, key: Key): HTMLElement {
  const place = target.closest<HTMLElement>('[data-key]')!
  return place.querySelector<HTMLElement>(`[data-piece="${CSS.escape(key)}"]`) ?? place
}

/** A picture of the dragged thing above the table, in the colours of its origin. */
export function ghostOf(element: HTMLElement): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement
  const { width, height } = element.getBoundingClientRect()
  for (const one of [ghost, ...ghost.querySelectorAll('*')])
    for (const name of ['id', 'data-key', 'data-piece', 'data-why', 'data-look', 'data-mark'])
      one.removeAttribute(name)
  ghost.classList.remove('legal', 'source', 'picked', 'ready', 'off', 'danger')
  ghost.classList.add('drag-ghost')
  ghost.style.width = `${width}px`
  ghost.style.height = `${height}px`
  ghost.setAttribute('aria-hidden', 'true')
  ghost.setAttribute('inert', '')
  // inside the game's board, so that the game's styles apply
  const ground = element.closest('.stage > *') ?? element.closest('.match') ?? document.body
  ground.append(ghost)
  return ghost
}
