// A scene as it is handed to the page: a plan, a position, and the answers that were
// given from there on.
import type { SavedMatch } from '@cardwright/engine'
import type { LoggedAnswer } from '../../src/match/local-match.ts'
import type { MatchPlan } from '../../src/match/plan.ts'

export interface SetScene {
  game: string
  plan: MatchPlan
  start: SavedMatch
  answers: LoggedAnswer[]
}
