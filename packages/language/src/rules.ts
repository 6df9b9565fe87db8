// The rules of the language, and games that are played by them.
import {
  createGame as createGameWith,
  replaceable,
  type Game,
  type GameCode,
  type Pack,
} from '@cardwright/engine'
import * as verbs from './verbs/rules.ts'

/** What each verb does. */
export { verbs }

/** What a `before` ability may stand in front of, with the payload it reads as `event`. */
export const REPLACEABLE = replaceable(verbs)

/** A game whose cards speak the language. */
export const createGame = (pack: Pack, code: GameCode): Game => createGameWith(pack, code, verbs)
