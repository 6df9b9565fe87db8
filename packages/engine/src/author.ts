// The author's door: what a game's own code, and the verbs it adds, are written with. Everything here speaks of
// seats, things, zones and turns, and may write the match; no integer of the block is visible (`block.ts`).
// docs/author.md lists all of it.
export type {
  Bounds,
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
export type { CompiledStep, GivenTest } from './tables/ability.ts'
export type { CompiledRef, Num, Pred } from './ask/closures.ts'
export type { ModifierOrigin } from './tables/passive.ts'
export type { Selector } from './tables/selector.ts'
export type { StepReader, Zoned } from './compile/step-reader.ts'
export type { Query } from './ask/query.ts'
export type { ResourceTable } from './tables/pools.ts'
export type { Rules } from './tables/rules.ts'
export type { ZoneTable } from './tables/zones.ts'
export type { Match } from './state/match.ts'
export { rule, type VerbCode, type Verbs } from './compile/verb.ts'
// turns and the end
export {
  active,
  answersTaken,
  asked,
  askForCheck,
  endMatch,
  isOver,
  isTurnKept,
  keepTurn,
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
export { eliminate, isOut, nextSeat, seatsLeft } from './author/seats.ts'
// things and places
export {
  besideOf,
  hasRow,
  isLaneFull,
  lanesHaveLimits,
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
  hold,
  isBeside,
  isOnBoard,
  isTerrain,
  isUnit,
  leaveBoard,
  lift,
  nextAttached,
  owner,
  placeOf,
  remove,
  setDef,
  setOwner,
  setTeam,
  takeOff,
  teamOf,
  unitAt,
} from './author/things.ts'
export { newCard, newUnit, retire, startResources } from './change/entities.ts'
export { attachTo, enterBoard, hasRoom, movePlace, swapPlaces } from './change/places.ts'
export { ownerFor, unitFrom } from './run/entering.ts'
export { canBeMoved } from './ask/moving.ts'
export { pushTold, tellEntered, tellMoved } from './run/told.ts'
export { endEffect } from './change/effects.ts'
export { neighbour } from './space/grid.ts'
export { pathWithin } from './space/paths.ts'
export { groundAt, setGround } from './state/numbers.ts'
// zones of cards
export { cardAt, cardsIn, isIn, newCards, putIn, reorder, shuffle, sizeOf } from './author/zones.ts'
export { cardsOfDeck, sizeOfDeck } from './change/decks.ts'
export { drawFor, pushDraw } from './run/draw.ts'
export { askPlace, type Arranging } from './run/seen-cards.ts'
export type { Seeing } from './run/pay.ts'
export { sees } from './door/sight.ts'
// resources, queries, statuses
export {
  alter,
  ask,
  askAgainst,
  askFrom,
  ceiling,
  gain,
  may,
  mayAgainst,
  pool,
  refillPools,
  setPool,
  spendUses,
  tellPool,
} from './author/pools.ts'
export { countTagged } from './ask/query.ts'
export { rechargeTiming } from './change/charges.ts'
export { exhaust, tellExhausted } from './run/exhaustion.ts'
export { couldAct, isReady } from './list/usable.ts'
export { addTokens, takeFromPile, takeTokens } from './change/statuses.ts'
export { bearerOf, eachToken, hasStatus, placedOn, statusOf, tokensOn } from './ask/tokens.ts'
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
export { arriving, hurt, incoming, tellDamage } from './run/damage.ts'
export { cellOf, isDying, laneOf, pushDeath } from './run/death.ts'
// verbs, procedures and windows
export { actorOf, frameBelow, selfOf, targetOf } from './author/runs.ts'
export { pickAt, toPlace } from './state/frame.ts'
export { arg, finish, pushProcedure, setArg, setStage, stage } from './run/procedure.ts'
export { isCancelled, openWindow, pendingField } from './run/window.ts'
export { findReplacement } from './run/before.ts'
// the step of a verb: its picks, how it ends, what it records
export { W as outcomes } from './language/outcomes.ts'
export {
  cameFrom,
  firstNamed,
  matching,
  modify,
  outcomeOf,
  pickOf,
  picksOf,
  setPick,
  setPicked,
  setPicks,
  shuffleLater,
  zoneNamed,
  zoneOf,
} from './author/steps.ts'
export {
  addAmount,
  destinationOf,
  replaceOutcome,
  setExcess,
  setExtra,
  setOutcome,
  setTo,
} from './run/record.ts'
export { jumpBack, jumpTo, nextRound, openRounds } from './run/rounds.ts'
export { changePending, pendingNamed, stopPending } from './run/pending.ts'
// what bots look at
export { abilityNamed, moveNamed, moveValue, placeIn, placing } from './author/runs.ts'
