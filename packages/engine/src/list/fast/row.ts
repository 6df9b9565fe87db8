// A row of the main list's table. Nothing is imported: so a bundler writes its numbers in place.

// How the main list goes on with an ability.
export const QUICK_NEAR = 0 // what stands beside the unit decides
export const QUICK_FULL = 1 // everything has to be asked
export const QUICK_PROBE = 2 // only its first question is left to try

// A row begins with its own end; then one entry per ability:
export const Q_TIMING = 0 // its bit
export const Q_MODE = 1
export const Q_INDEX = 2 // which ability
export const Q_DOUBT = 3 // bits of the queries whose modifiers make the rest void: everything has to be asked
export const Q_LACKS = 4 // bits of the statuses that deny it
export const Q_CLOSING = 5 // bits of the common tests that must hold
export const QUICK_SIZE = 6

/** The test that never holds: printed numbers rule it out. */
export const NEVER = 1 << 31

/** What may stand beside a unit, as the bits of `NEAR_…`. */
export const SURROUNDINGS = 8

export const rowOf = (def: number, near: number): number => def * SURROUNDINGS + near
