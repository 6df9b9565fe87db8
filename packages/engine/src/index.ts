// The door of the engine: five functions over one plain state, and what goes with them.
// Game code is written with `@cardwright/engine/author`; pages show what `@cardwright/engine/position` looks ahead;
// bots deal out what they cannot see with `@cardwright/engine/imagine`.
export {
  askedSeat,
  asksMain,
  checkSetup,
  createGame,
  createMatch,
  fullOptions,
  BadOption,
  ENGINE_VERSION,
} from './door/match.ts'
export { replaceable } from './compile/verb.ts'
export type { Game, MatchSetup } from './door/match.ts'
export { outcome, scoresOf, trouble, type Outcome } from './door/outcome.ts'
export { applyAction, applyActions, legalActions, type Answer } from './door/answer.ts'
export type { Action, Thing } from './door/named.ts'
export { nameAction, packAction } from './door/named.ts'
export {
  collector,
  collectorFor,
  nameEvent,
  type Cause,
  type GameEvent,
} from './door/named-events.ts'
export { refusalOf, type Refusal } from './door/refusal.ts'
export type { Aim, Back } from './door/aims.ts'
export { viewFor } from './door/view.ts'
export type { EffectView } from './door/effects.ts'
export type { AskView, CardView, SeatView, UnitView, View } from './door/view.ts'
export type { Offer, Position } from './door/position.ts'
export { sees, SPECTATOR } from './door/sight.ts'
export { givenAway, type GivenAway } from './door/take-back.ts'
export { explain, type Explained } from './door/explain.ts'
export { BadSave, loadMatch, saveMatch, type SavedMatch } from './door/save.ts'
export {
  BadReplay,
  checkReplay,
  record,
  replay,
  type Recorder,
  type Replay,
} from './door/record.ts'
// for bots and simulations: lists, blocks, undo; actions in one number are `packed` of the author's door
export { listActions } from './list/legal.ts'
export { applyListed, applyPacked } from './door/apply.ts'
export {
  bringBack,
  clone,
  copyInto,
  hash,
  livingPart,
  Match,
  rollBack,
  sameState,
} from './state/match.ts'
export type {
  Bounds,
  DeckCards,
  DeckRules,
  DeckSort,
  Desk,
  Facts,
  GameCode,
  OptionDecl,
  Options,
  OptionValue,
  Spot,
} from './game-code.ts'
export { ScriptedChance, type Seed } from './state/random.ts'
export { Unplayable } from './state/unplayable.ts'
// the language
export type * from './language/ability.ts'
export type * from './language/manifest.ts'
export type * from './language/pack.ts'
export type * from './language/behaviour.ts'
export type * from './language/check-matrix.ts'
export { ABILITY_KINDS, COMPARATORS, TARGET_KINDS } from './language/ability.ts'
export type * from './language/words.ts'
