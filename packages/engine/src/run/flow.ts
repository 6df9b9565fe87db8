// The flow of a game: nodes named in its code, the bottom frame of every match. What a node needs to
// say: go there next, ask the main question, end the match.
import { touchAll } from '../change/passives.ts'
import { endTurnModifiers, enterPhaseModifiers, refillUses } from '../change/modifiers.ts'
import { sweep } from '../change/entities.ts'
import { hearLeavers } from '../change/leaving.ts'
import { W_CLOCK } from '../tables/passive.ts'
import {
  ACTIVE,
  ASK,
  ASK_GAME,
  ASK_KIND,
  ASK_MAIN,
  BOARD,
  DEAD,
  ENDED,
  KEPT,
  OPEN,
  OPEN_MOVES,
  PHASE,
  REASON,
  SP,
  TOP,
  USED,
  WINNERS,
} from '../state/head.ts'
import { called } from '../state/called.ts'
import { put, type Match } from '../state/match.ts'
import { Unplayable } from '../state/unplayable.ts'
import { restoreCharges } from '../change/charges.ts'
import { emit } from '../events/events.ts'
import { ARGS, COMMITTED, FLAGS, FLOW, PC, pushFrame } from '../state/frame.ts'
import { canAsk } from './candidates.ts'
import { openAbility } from '../events/open.ts'
import { askDirect } from './direct.ts'

export function startFlow(m: Match): void {
  const f = pushFrame(m, FLOW, ARGS + 2)
  put(m, f + PC, m.rules.words.flowIndex.get('start')!)
}

export function runFlow(m: Match, f: number): void {
  if (m.s[DEAD] !== 0) sweep(m)
  const { flow, leaves } = m.rules.game
  if (leaves !== null) {
    hearLeavers(m, leaves)
    if (m.s[ENDED] !== 0) return
  }
  flow[m.s[f + PC]](m)
}

/** Says at which node the flow goes on. What this node puts on the stack (draws, events, procedures) runs first. */
export function go(m: Match, node: string): void {
  // the flow frame is always the bottom of the stack
  put(m, m.layout.stack + PC, called(node, m.rules.words.flowIndex))
  if (m.s[USED] !== 0) put(m, USED, 0)
}

/** Asks a seat for an ability of these timings or one of these moves of the game. */
export function askMain(
  m: Match,
  seat: number,
  timings: readonly string[],
  moves: readonly string[],
): void {
  const { masks } = m.rules.prepared
  if (masks.timings !== timings) {
    masks.timings = timings
    masks.open = maskOf(timings, m.rules.words.timingIndex)
  }
  if (masks.moves !== moves) {
    masks.moves = moves
    masks.openMoves = maskOf(moves, m.rules.words.moveIndex)
  }
  if (m.s[OPEN] !== masks.open) put(m, OPEN, masks.open)
  if (m.s[OPEN_MOVES] !== masks.openMoves) put(m, OPEN_MOVES, masks.openMoves)
  if (m.s[KEPT] !== 0) put(m, KEPT, 0)
  put(m, ASK_KIND, ASK_MAIN)
  put(m, ASK, seat)
}

/** Asks a seat for one of the game's moves only. */
export function askMove(m: Match, seat: number, moves: readonly string[]): void {
  put(m, OPEN_MOVES, maskOf(moves, m.rules.words.moveIndex))
  put(m, ASK_KIND, ASK_GAME)
  put(m, ASK, seat)
}

function maskOf(names: readonly string[], index: ReadonlyMap<string, number>): number {
  let mask = 0
  for (let k = 0; k < names.length; k++) mask |= 1 << called(names[k], index)
  return mask
}

/** Opens an ability of a thing (its first, or its first of a timing) as the turn of a seat, which is asked for the picks only. */
export function openTurn(m: Match, source: number, seat: number, timing?: string): void {
  const { layout } = m
  const { whenBoard } = m.rules.abilities
  const { timingIndex } = m.rules.words
  const wanted = timing === undefined ? -1 : timingIndex.get(timing)
  const abilities = whenBoard[m.s[layout.def + source]]
  const ability = wanted === -1 ? abilities[0] : abilities.find((one) => one.timing === wanted)
  if (ability === undefined)
    throw new Unplayable(
      `${m.rules.things.definitions[m.s[layout.def + source]].id} has no ability to open`,
    )
  const f = openAbility(m, ability, source, seat)
  m.s[f + FLAGS] = COMMITTED
  if (ability.direct && canAsk(m, f, ability.firstAsk!)) askDirect(m, f, ability)
}

/** A card acts by itself (a malus that was drawn): its ability of that timing, which cannot be taken back. */
export function playForced(m: Match, card: number, timing: string, seat: number): boolean {
  const at = m.rules.words.timingIndex.get(timing)!
  const ability = m.rules.abilities.whenCard[m.s[m.layout.def + card]].find((a) => a.timing === at)
  if (ability === undefined) return false
  const f = openAbility(m, ability, card, seat)
  // what acts for another seat cannot be taken back anyway
  if (!ability.byOpponent) put(m, f + FLAGS, COMMITTED)
  return true
}

/** Goes to a phase of the manifest: what lasts for the phase before it ends. */
export function setPhase(m: Match, phase: string): void {
  const index = m.rules.words.phaseIndex.get(phase)!
  put(m, PHASE, index)
  enterPhaseModifiers(m, index)
  touchAll(m, W_CLOCK)
}

/** Units of a seat get the charges back that last for a turn; most have spent none. */
function refillTurn(m: Match, seat: number): void {
  const { s, rules } = m
  const { charges, chargeSlots, units, owner, zone, def } = m.layout
  for (let k = (rules.things.seats + 1) * chargeSlots; k < units * chargeSlots; k++) {
    if (s[charges + k] === 0) continue
    const e = Math.floor(k / chargeSlots)
    if (s[owner + e] !== seat || s[zone + e] < BOARD) continue
    if (rules.abilities.turnSlots[s[def + e]]?.includes(k % chargeSlots)) put(m, charges + k, 0)
  }
}

/** Charges that last for a round or an encounter come back, for everybody. */
export function refillCharges(m: Match, per: 'round' | 'encounter'): void {
  const { s, rules } = m
  refillUses(m, per)
  for (const ability of m.abilities)
    if (ability.per === per && ability.charge >= 0)
      for (let e = rules.things.seats + 1; e < m.layout.units; e++)
        if (s[m.layout.zone + e] >= BOARD) restoreCharges(m, e, ability)
}

/** Begins the turn of a seat: its charges and uses that last for a turn come back. */
export function beginTurn(m: Match, seat: number): void {
  put(m, ACTIVE, seat)
  if (m.rules.abilities.turnCharged.length > 0) refillTurn(m, seat)
  if (m.rules.modifiers.limited) refillUses(m, 'turn')
  touchAll(m, W_CLOCK)
}
/** A number of the match that counters read has changed: passives look again. */
export function touchClock(m: Match): void {
  touchAll(m, W_CLOCK)
}
/** Ends what lasts for the turn of a seat. */
export function closeTurn(m: Match, seat: number): void {
  endTurnModifiers(m, seat)
}

/**
 * Ends the match; winners as a bit per seat, 0 = nobody (a draw).
 * @param scores of all seats; they stay where the stack was
 */
export function endWith(
  m: Match,
  winners: number,
  reason: string,
  scores: readonly number[] = NO_SCORES,
): void {
  const { rules } = m
  put(m, ENDED, winners === 0 ? 2 : 1)
  put(m, WINNERS, winners)
  put(m, REASON, rules.words.reasonIndex.get(reason) ?? 0)
  put(m, ASK, -1)
  const isShared = (winners & (winners - 1)) !== 0
  const winner = isShared ? -1 : 31 - Math.clz32(winners)
  emit(m, rules.events.on.matchEnded, winner, rules.words.symbolOf(reason))
  const { stack } = m.layout
  for (let k = 0; k < scores.length; k++) put(m, stack + k, scores[k])
  put(m, SP, stack + scores.length)
  put(m, TOP, 0)
}

const NO_SCORES: readonly number[] = []
