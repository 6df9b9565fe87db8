// The state block as integers, for bots, statistics, the testkit and the benchmark: registers, offsets, packed
// answers. Games and words of the language are written with `author.ts`, which knows none of these.
export * from './state/head.ts'
export { put } from './state/match.ts'
export type { Query } from './compile/query.ts'
export { ask, may } from './compile/query.ts'
export { amountOf, setResource } from './change/resources.ts'
export { listOf } from './change/zones.ts'
export { beginAt, emptyMatch, seedChance } from './door/match.ts'
export { modifiedBy } from './door/explain.ts'
export * as packed from './door/packed.ts'
export { askedStep } from './run/candidates.ts'
export { pickAt, PICKS, SELF, WHICH } from './run/frame.ts'
export { leaveBoard } from './change/places.ts'
