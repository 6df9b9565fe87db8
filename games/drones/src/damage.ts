// What damage does to shields and hull, by its type, to drones and sections alike. [DR-5.6]
import {
  alter,
  askForCheck,
  find,
  perRules,
  placeOf,
  pool,
  type Hurt,
  type Match,
} from '@cardwright/engine/author'

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

const pools = perRules((rules) => ({
  shields: find.pool(rules, 'shields'),
  hull: find.pool(rules, 'hull'),
}))

export function hurt(m: Match, e: number, amount: number, type: number): Hurt {
  const { shields, hull } = pools(m)
  const blow = BLOWS[type < 0 ? 'normal' : m.rules.words.symbols[type]](amount, pool(m, e, shields))
  const had = pool(m, e, hull)
  if (blow.shields > 0) alter(m, e, shields, -blow.shields)
  if (blow.hull > 0) alter(m, e, hull, -blow.hull)
  const isSection = placeOf(m, e) === 'section'
  // [DR-5.7] a section whose hull is gone stays; the ship may be lost by now
  if (isSection) askForCheck(m)
  return {
    through: Math.min(blow.hull, had),
    excess: Math.max(0, blow.hull - had),
    lethal: !isSection && blow.hull >= had,
  }
}
