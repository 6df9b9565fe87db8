// Offsets inside a record of the heap. Only numbers: see `slots.ts` of frames.

// a modifier
export const M_NEXT = 0 // next on the same holder, in order of creation
export const M_CHAIN = 1 // next of the same source (passives only)
export const M_ORIGIN = 2
export const M_SOURCE = 3
export const M_HOLDER = 4
export const M_AMOUNT = 5
export const M_UNTIL = 6 // duration word; 0 = as long as the passive says
export const M_USES = 7 // uses left; for durations that count, see M_LEFT in `modifiers.ts`

// a pile of tokens of one kind by one giver
export const T_NEXT = 0
export const T_STATUS = 1
export const T_GIVER = 2
export const T_COUNT = 3
export const T_HOLDER = 4
export const T_DERIVED = 5 // passive that derives it, -1 = placed
