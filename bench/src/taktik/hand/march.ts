// A march: announced, perhaps answered, then carried out if the way is still there.
import { MOVEMENT } from './answers.ts'
import { BEFORE_MOVE } from './cards.ts'
import { canReach } from './paths.ts'
import { MOVED, PAST_LIMIT, marks, now } from './state.ts'
import { openWindow } from './tactics.ts'
import { budget, move } from './units.ts'

export function march(cell: number): void {
  now.cell = cell
  openWindow(BEFORE_MOVE)
}

export function afterWindow(): void {
  now.ask = MOVEMENT
  // unless somebody answered, the way is what it was when it was listed
  if (now.answered && !canReach(now.unit, now.cell, budget(now.unit))) return
  move(now.unit, now.cell)
  marks[now.unit] |= MOVED
  // whoever may march beyond the limit does not use it up
  if ((marks[now.unit] & PAST_LIMIT) === 0) now.moves++
}
