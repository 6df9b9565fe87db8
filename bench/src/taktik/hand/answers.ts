// The forward answers as small integers in one reused buffer. Picks are bare cells, units or places in a
// list; the answers of a main question are (what << 10) | value.
export const answers = new Int32Array(640)

// What is asked.
export const TAKE_TACTIC = 0
export const DRAW = 1
export const DRAWN = 2
export const RESOLUTION = 3
export const MOVEMENT = 4
export const ATTACK = 5
export const DICE = 6
export const AFTER_DICE = 7
export const RESOLVE = 8
export const MARCH_TO = 9
export const FIRE_AT = 10
export const PLAY_ON = 11
export const RECRUIT_AT = 12
export const COUNTER = 13
export const STRIKE_ON = 14
export const CANCEL_MALUS = 15
export const WINDOW = 16
export const TACTIC_ON = 17

// What a main answer does.
export const MARCH = 0
export const FIRE = 1
export const PLAY = 2
export const STORE = 3
export const REPLACE = 4
export const DISCARD = 5
export const ROLL = 6
export const UNQUEUE = 7
export const NEXT_PHASE = 8
export const END_TURN = 9

/** In a window: no answer. */
export const PASS = 255
