// The author's door: what a game's own code, and the verbs it adds, are written with. Everything here speaks of
// seats, things, zones and turns, and may write the match; no integer of the block is visible (`block.ts`).
// docs/author.md lists all of it.
export type {
  Desk,
  FlowNode,
  GameCode,
  Hurt,
  MoveCode,
  OptionDecl,
  Options,
  Procedure,
  Region,
  Spot,
} from './game-code.ts'
export type { CompiledStep } from './compile/ability.ts'
export type { Query } from './compile/query.ts'
export type { ResourceTable } from './tables/pools.ts'
export type { Rules } from './compile/rules.ts'
export type { ZoneTable } from './tables/zones.ts'
export type { Match } from './state/match.ts'
export type { VerbCode } from './verbs/verb.ts'
// turns and the end
export {
  active,
  answersTaken,
  asked,
  askForCheck,
  endMatch,
  isOver,
  isTurnKept,
  phase,
  round,
  setActive,
  setRound,
  setTurn,
  turn,
  used,
  verdict,
} from './author/clock.ts'
export {
  askMain,
  askMove,
  beginTurn,
  closeTurn,
  go,
  openTurn,
  playForced,
  refillCharges,
  setPhase,
  touchClock,
} from './run/flow.ts'
// things and places
export {
  besideOf,
  hasRow,
  laneSize,
  laneUnit,
  nextCell,
  nextUnit,
  sectionAt,
  unitsOf,
} from './author/board.ts'
export {
  at,
  cardOf,
  cardsOf,
  definitionOf,
  defOf,
  isOnBoard,
  isTerrain,
  leaveBoard,
  nextAttached,
  owner,
  placeOf,
  remove,
  setDef,
  setOwner,
  setTeam,
  teamOf,
  unitAt,
} from './author/things.ts'
export { newCard, newUnit } from './change/entities.ts'
export { enterBoard, movePlace } from './change/places.ts'
export { neighbour } from './space/grid.ts'
export { pathWithin } from './space/paths.ts'
export { groundAt, setGround } from './state/numbers.ts'
// zones of cards
export { cardAt, cardsIn, isIn, newCards, putIn, reorder, shuffle, sizeOf } from './author/zones.ts'
export { cardsOfDeck } from './change/decks.ts'
export { pushDraw } from './run/draw.ts'
export { sees } from './door/sight.ts'
// resources, queries, statuses
export {
  alter,
  ask,
  askAgainst,
  ceiling,
  gain,
  may,
  mayAgainst,
  pool,
  refillPools,
  setPool,
  spendUses,
} from './author/pools.ts'
export { countTagged } from './compile/query.ts'
export { couldAct, isReady } from './door/usable.ts'
export { addTokens, takeTokens } from './change/statuses.ts'
export { eachToken, hasStatus, tokensOn } from './change/tokens.ts'
export {
  endActionModifiers,
  endAttackModifiers,
  endEncounterModifiers,
  endRoundModifiers,
} from './change/modifiers.ts'
// words, numbers, chance, events
export {
  below,
  emit,
  find,
  include,
  includes,
  number,
  perRules,
  setNumber,
  type Named,
  type Slot,
} from './author/words.ts'
// damage and death
export { hurt, incoming, tellDamage } from './verbs/damage.ts'
export { isDying, pushDeath } from './run/death.ts'
// verbs, procedures and windows
export { actorOf, frameBelow, selfOf, targetOf } from './author/runs.ts'
export { pickAt, toPlace } from './run/frame.ts'
export { arg, finish, pushProcedure, setArg, setStage, stage } from './run/procedure.ts'
export { isCancelled, openWindow, pendingField } from './run/window.ts'
export { findReplacement } from './run/before.ts'
export { gain as generalGain } from './verbs/numbers.ts'
// what bots look at
export { abilityNamed, moveNamed, moveValue, placeIn, placing } from './author/runs.ts'
