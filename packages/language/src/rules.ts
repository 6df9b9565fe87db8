// The rules of the language, and games that are played by them.
import {
  createGame as createGameWith,
  type Game,
  type GameCode,
  type Pack,
} from '@cardwright/engine'
import { RULES } from './verbs/rules.ts'

/** What each verb does, by its name. A game may add to one: `{ ...verbs.gain, tell }`. */
export { RULES as verbs }

/** A game whose cards speak the language. */
export const createGame = (pack: Pack, code: GameCode): Game => createGameWith(pack, code, RULES)
