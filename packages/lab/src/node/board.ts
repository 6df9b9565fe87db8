// Where in the memory they share a thread writes what it is asking right now.
export const GAME = 0
export const DECISION = 1
export const SEAT = 2
/** Games played to their end. */
export const PLAYED = 3
/** Goes up with every question. */
export const BEAT = 4
export const newBoard = (): Int32Array => new Int32Array(new SharedArrayBuffer(5 * 4))
