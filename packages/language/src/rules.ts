// The rules of the language, and games that are played by them.
import {
  createGame as createGameWith,
  type Game,
  type GameCode,
  type Pack,
} from '@cardwright/engine'
import * as verbs from './verbs/rules.ts'

/** What each verb does. */
export { verbs }

/** A game whose cards speak the language. */
export const createGame = (pack: Pack, code: GameCode): Game => createGameWith(pack, code, verbs)
