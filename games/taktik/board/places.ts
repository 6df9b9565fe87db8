// Cells as they lie on the sheet: north is up, so the attacker's rows are at its foot.
import type { CardView, UnitView, View } from '@cardwright/engine'
import { readGround } from '../src/terrain.ts'
import type { TaktikFacts } from '../src/facts.ts'
import type { Ground } from './ordnance.ts'

export interface Spot {
  x: number
  y: number
}

export const factsOf = (view: View): TaktikFacts => view.facts as unknown as TaktikFacts

/** The card that was drawn and waits: a malus is open, a bonus its drawer's secret (null: only its back is seen). */
export const waitingIn = (view: View): CardView | null | undefined =>
  view.shared['drawn']?.[0] ?? view.seats[view.active]?.zones['pending']?.[0]

type Space = Pick<View, 'space'>

export const lettersOf = ({ space }: Space): string[] =>
  Array.from({ length: space?.cols ?? 0 }, (_, k) => String.fromCharCode(65 + k))

/** From the top down. */
export const numbersOf = ({ space }: Space): string[] =>
  Array.from({ length: space?.rows ?? 0 }, (_, k) => String((space?.rows ?? 0) - k))

/** The position of a cell, counted from the top left corner. */
export function spotOf(cell: string, rows: number): Spot {
  return { x: cell.charCodeAt(0) - 65, y: rows - Number(cell.slice(1)) }
}

export const cellAt = (x: number, y: number, rows: number): string =>
  `${String.fromCharCode(65 + x)}${rows - y}`

export function groundOf({ ground = {}, space }: Pick<View, 'ground' | 'space'>): Ground {
  const { rows = 0, cols = 0 } = space ?? {}
  const cells: number[] = []
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < cols; x++) {
      const text = ground[cellAt(x, y, rows)]
      cells.push(text === undefined ? 0 : readGround(text))
    }
  return { columns: cols, rows, cells }
}

/** A7, B12: units go by the number they were deployed with; recruits by one of their own. */
export function numberOf(
  { id, owner }: Pick<UnitView, 'id' | 'owner'>,
  [a, b]: readonly number[],
): string {
  // the defender deploys first, behind the two seats and the world
  const n = id - 2
  if (owner === 1) return n <= b ? `B${n}` : `BR${n}`
  return n > b && n <= a + b ? `A${n - b}` : `AR${n}`
}
