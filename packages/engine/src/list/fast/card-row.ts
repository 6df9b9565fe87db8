// The row of a card whose only ability asks the same for every owner; -1: it must be asked itself.

export const C_ABILITY = 0
export const C_TIMING = 1
export const C_BASE = 2
export const C_AMOUNT = 3
export const C_QUERY = 4
export const CARD_SIZE = 5
