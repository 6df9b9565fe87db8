// Small games of kinds that the shelf does not have, for tests: hands from a deck of nobody, players who leave one by one, chips.
import { contentUrl as courtContent, court as courtCode } from './court/court.ts'
import { contentUrl as kuhnContent, kuhn as kuhnCode } from './kuhn/kuhn.ts'
import type { GameSource } from '../game-source.ts'

export { rankOf } from './court/court.ts'
export const court: GameSource = { code: courtCode, contentUrl: courtContent }
export const kuhn: GameSource = { code: kuhnCode, contentUrl: kuhnContent }
