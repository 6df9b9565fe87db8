// A match before it begins: which game, who sits where, which options, which seed.
import type { Options } from '@cardwright/engine'

export type Player = { kind: 'human'; name: string } | { kind: 'bot'; level: number }

export interface MatchPlan {
  game: string
  players: Player[]
  options: Options
  seed: number
}
