// The player's comfort settings. The page stores them.
export interface Comfort {
  /** Speed of motion: 1 as designed, 0 none. The system's reduced-motion setting also applies. */
  motion: number
  /** Length of timers: 1 as the game says, 0 none. */
  timers: number
  sound: boolean
  /** Whether abilities and modes are logged to the console. */
  debug?: boolean
}

export const usualComfort: Comfort = { motion: 1, timers: 1, sound: false }
