// Where a run is: the stages of an ability on the stack.

export const BEGIN = 0
export const SELECT = 1
export const ASKED = 2
export const COMMIT = 3
export const EACH = 4
export const REPLACED = 5
export const TELL = 6
export const STEP_END = 7
export const FINISH = 8
