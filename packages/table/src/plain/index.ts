// A board for any game, made from its manifest. A game replaces what it likes: `{ ...plainBoard(pack, code), Stage }`.
export type { BoardMaker } from '../board.ts'
export { plainBoard } from './board.ts'
export { PlainStage } from './stage.tsx'
