// Actions as integers, for bots and simulations: kind in the high bits, value in the low 24.

export const USE = 0 // value: source * 2048 + ability
export const PICK = 1 // a thing, cell, lane, line, seat, token …
export const OPTION = 2 // symbol of the option
export const DONE = 3 // enough picked
export const DECLINE = 4 // "may": no; optional target: none; window: pass
export const ACCEPT = 5 // "may": yes
export const MOVE = 6 // value: move * 65536 + its value
export const PLACE = 7 // arrange: which of the cards left * 16 + index of its place
// answers that take something back come last in every list and are not "forward"
export const UNPICK = 8
export const CANCEL = 9

export const packed = (kind: number, value: number): number => (kind << 24) | value
export const kindOf = (action: number): number => action >>> 24
export const valueOf = (action: number): number => action & 0xffffff

const ABILITY_BITS = 11
const MOST_ABILITIES = (1 << ABILITY_BITS) - 1
export const useOf = (source: number, ability: number): number =>
  packed(USE, (source << ABILITY_BITS) | ability)
export const sourceIn = (value: number): number => value >> ABILITY_BITS
export const abilityIn = (value: number): number => value & MOST_ABILITIES

const MOVE_BITS = 16
const MOST_VALUES = (1 << MOVE_BITS) - 1
export const moveOf = (move: number, value: number): number =>
  packed(MOVE, (move << MOVE_BITS) | value)
/** Which of the game's moves it is, and its value. */
export const moveIn = (value: number): number => value >> MOVE_BITS
export const valueIn = (value: number): number => value & MOST_VALUES
