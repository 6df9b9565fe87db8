// The layout of the shared memory in which a thread writes its current question.
export const GAME = 0
export const DECISION = 1
export const SEAT = 2
/** Finished games. */
export const PLAYED = 3
/** Incremented with every question. */
export const BEAT = 4
export const newBoard = (): Int32Array => new Int32Array(new SharedArrayBuffer(5 * 4))
