// Who stands where, a bit for each cell: a walk over a board meets things alone, in the order of the cells.
import type { Match } from './match.ts'

/** The first cell of what is left of word `w`; the walk goes on with `bits & (bits - 1)`. */
export const firstCell = (w: number, bits: number): number =>
  (w << 5) + 31 - Math.clz32(bits & -bits)

/** Where the crowd of an owner begins, nobody's is that of -1. */
export function crowdOf(m: Match, owner: number): number {
  const { crowds, crowdSize } = m.layout
  return crowds + (owner + 1) * crowdSize
}

/** Word `w` of everybody's crowds together. */
export function anybody(m: Match, w: number): number {
  const { crowds, crowdSize } = m.layout
  let bits = 0
  for (
    let i = crowds + w, end = crowds + crowdSize * (m.rules.things.seats + 1);
    i < end;
    i += crowdSize
  )
    bits |= m.s[i]
  return bits
}
