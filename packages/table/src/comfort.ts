// How a player wants to be served. The page keeps it among its settings.
export interface Comfort {
  /** Speed of motion: 1 as drawn, 0 none. The system's wish for less motion is honoured besides. */
  motion: number
  /** Length of timers: 1 as the game says, 0 none. */
  timers: number
  sound: boolean
  /** Abilities and modes are written to the console. */
  debug?: boolean
}

export const usualComfort: Comfort = { motion: 1, timers: 1, sound: false }
