// What a game's own code is written with: the flow of turns, set-up, procedures and computed words.
// Everything here may write the match; the door for everybody else is `index.ts`.
export type {
  Desk,
  FlowNode,
  GameCode,
  Hurt,
  MoveCode,
  OptionDecl,
  Options,
  OptionValue,
  Region,
  Procedure,
  Spot,
} from './game-code.ts'
export type { CompiledStep } from './compile/ability.ts'
export type { VerbCode } from './verbs/verb.ts'
export type { ResourceTable, Rules, StatusTable, ZoneTable } from './compile/rules.ts'
export type { Query } from './compile/query.ts'
export { put, type Match } from './state/match.ts'
export { below } from './state/random.ts'
export { Field } from './state/field.ts'
export * from './state/head.ts'
export { crowdOf, firstCell } from './state/crowds.ts'
export { explain } from './door/explain.ts'
export { valueOf } from './door/packed.ts'
export { couldAct, isReady } from './door/usable.ts'
export { ask, askAgainst, countTagged, may, mayAgainst } from './compile/query.ts'
export { newCard, newUnit } from './change/entities.ts'
export { cardsOfDeck, newCards } from './change/decks.ts'
export { enterBoard, leaveBoard, movePlace } from './change/places.ts'
export { cardAt, listOf, putIn, reshuffle, shuffle, sizeOf, takeOut } from './change/zones.ts'
export { alter, amountOf, ceiling, gain, refillPools, setResource } from './change/resources.ts'
export { addTokens, takeTokens } from './change/statuses.ts'
export { hasStatus, sizeOfPile as tokensIn, tokensOn } from './change/tokens.ts'
export { T_COUNT, T_GIVER, T_NEXT, T_STATUS } from './change/records.ts'
export {
  endActionModifiers,
  endAttackModifiers,
  endEncounterModifiers,
  endRoundModifiers,
  spendUses,
} from './change/modifiers.ts'
export { emit } from './run/events.ts'
export { isDying, pushDeath } from './run/death.ts'
export { drawOne, pushDraw } from './run/draw.ts'
export { arg, finish, pushProcedure, setArg, setStage, stage } from './run/procedure.ts'
export { isCancelled, openWindow, pendingField, setPending } from './run/window.ts'
export {
  askMain,
  askMove,
  beginTurn,
  closeTurn,
  endMatch,
  go,
  openTurn,
  playForced,
  refillCharges,
  setPhase,
  touchClock,
} from './run/flow.ts'
export { findReplacement } from './run/before.ts'
export { askedStep } from './run/candidates.ts'
export { ACTOR, pickAt, PICKS, PREV, SELF, toPlace, WHICH } from './run/frame.ts'
export { hurt, incoming, tellDamage } from './verbs/damage.ts'
export { gain as generalGain } from './verbs/numbers.ts'
export { sees } from './door/sight.ts'
export { costTo, explore, pathWithin, reached } from './space/paths.ts'
export { neighbour } from './space/grid.ts'
export { groundAt, number, setGround, setNumber } from './state/numbers.ts'
export { beginAt, emptyMatch, seedChance } from './door/match.ts'
export { modifiedBy } from './door/explain.ts'
export * as packed from './door/packed.ts'
