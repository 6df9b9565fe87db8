// The forward answers, as small integers in one reused buffer: (what << 8) | cell or hand index;
// picks are bare cells.
export const answers = new Int32Array(160)

// What a main answer does; the same numbers say which list of picks is open. 0 is the main list.
export const MAIN = 0
export const WALK = 1
export const STRIKE = 2
export const DISPLACE = 3
export const BOLT = 4
export const SUMMON = 5
export const HEAL = 6
export const END_TURN = 7
export const DISPLACE_TO = 8
export const DONE = 255

export const picks = new Int32Array(3)
