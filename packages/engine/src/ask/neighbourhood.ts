// A constant neighbourhood ("within 2 of it") as a table of cells and an anchor.
import type { Target } from '../language/ability.ts'
import { inDirections, near, type Table } from '../space/grid.ts'
import { compileAmount } from './amounts.ts'
import { constantOf, type Num } from './closures.ts'
import { inside, type Context } from './context.ts'
import { cellRef } from './filters.ts'

/** A constant neighbourhood becomes a table and an anchor cell. */
export interface Around {
  anchor: Num
  near: Table
  /** The anchor is the source itself. */
  fromSelf: boolean
}
export function neighbourhood(target: Target, ctx: Context): Around | null {
  const { rules } = ctx
  const { near: n } = target
  const grid = rules.space.grid!
  if (n === undefined) return null
  const directions = target.order ?? null
  if (n === 'adjacent')
    return {
      anchor: cellRef('self', ctx),
      fromSelf: true,
      near: directions
        ? inDirections(grid, directions)
        : rules.space.adjacency === 'step'
          ? grid.beside
          : grid.around,
    }
  if (n.by !== 'step' && n.by !== 'king') return null
  const min = constantOf(compileAmount(n.min ?? 1, ctx))
  const max = n.max === undefined ? undefined : constantOf(compileAmount(n.max, inside(ctx)))
  if (min === undefined || max === undefined) return null
  const anchor = cellRef(n.of ?? 'self', ctx)
  const fromSelf = n.of === undefined || n.of === 'self'
  if (directions && n.by === 'step' && min === 1 && max === 1)
    return { anchor, fromSelf, near: inDirections(grid, directions) }
  return { anchor, fromSelf, near: near(grid, n.by, min, max) }
}
