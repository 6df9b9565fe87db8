// What a game gives to the table: its picture of the board and how its cards are dressed.
import type { ComponentType } from 'react'

export interface Board {
  /** The middle of the table. */
  Stage: ComponentType
  /** Behind everything, in the ink of the press. */
  Backdrop?: ComponentType
  /** Behind the icon in the art window of a card, in a box of 120 × 100. */
  ArtGround: ComponentType
  /** The ornament on the back of a card, in a box of 100 × 160. */
  Back: ComponentType
  /** Icon names (game-icons) of resources, stats and zones. */
  icons: Readonly<Record<string, string>>
  /** Shown in a player's panel, in this order. */
  panel: { resources: readonly string[]; zones: readonly string[] }
  /** Printed at the foot of a card, in this order. */
  stats: readonly string[]
  /** Piles beside the hand: left and right. */
  piles: { left: readonly string[]; right: readonly string[] }
  /** The hand's zone. */
  hand: string
  /** The move that ends one's turn, on the big button and the space bar. */
  passMove?: string
  /** Phases of the track, if the game has one. */
  phases?: readonly string[]
}

/** Picture and words on the front page. */
export interface Poster {
  id: string
  Picture: ComponentType
  players: string
  minutes: number
  texts: Record<'en' | 'ru', { name: string; line: string; press: string }>
}
