// What damage does to shields and hull, by its type, to drones and sections alike. [DR-5.6]
import { alter, amountOf, CHECK, put, type Hurt, type Match } from '@cardwright/engine/author'

interface Blow {
  /** Shields taken off, and what reaches the hull. */
  shields: number
  hull: number
}

const BLOWS: Record<string, (amount: number, shields: number) => Blow> = {
  normal: (amount, shields) => {
    const taken = Math.min(amount, shields)
    return { shields: taken, hull: amount - taken }
  },
  piercing: (amount) => ({ shields: 0, hull: amount }),
  ion: (amount, shields) => ({ shields: Math.min(amount, shields), hull: 0 }),
  kinetic: (amount, shields) => ({ shields: 0, hull: shields > 0 ? 0 : amount }),
  // each point takes two shields; points left go to the hull
  shieldBreaker: (amount, shields) => {
    const taken = Math.min(2 * amount, shields)
    return { shields: taken, hull: amount - Math.ceil(taken / 2) }
  },
}

export function hurt(m: Match, e: number, amount: number, type: number): Hurt {
  const { resourceIndex, symbols, defPlace, layout } = m.rules
  const shields = resourceIndex.get('shields')!
  const hull = resourceIndex.get('hull')!
  const blow = BLOWS[type < 0 ? 'normal' : symbols[type]](amount, amountOf(m, shields, e))
  const had = amountOf(m, hull, e)
  if (blow.shields > 0) alter(m, shields, e, -blow.shields)
  if (blow.hull > 0) alter(m, hull, e, -blow.hull)
  const isSection = defPlace[m.s[layout.def + e]] === 1
  // [DR-5.7] a section whose hull is gone stays; the ship may be lost by now
  if (isSection) put(m, CHECK, 1)
  return {
    through: Math.min(blow.hull, had),
    excess: Math.max(0, blow.hull - had),
    lethal: !isSection && blow.hull >= had,
  }
}
