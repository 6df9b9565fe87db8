// What the page and a bot's worker say to each other: plain data. A bot is sent a world that its seat could
// be in (`imagine`), so its worker holds nothing that the seat may not know.
import type { Action, SavedMatch } from '@cardwright/engine'
import type { Level } from '../match/plan.ts'

export interface Question {
  id: number
  world: SavedMatch
  seat: number
  level: Level
  seed: number
}

export type Reply =
  | { id: number; kind: 'progress'; progress: number }
  | { id: number; kind: 'answer'; action: Action }
  | { id: number; kind: 'problem'; message: string }
