// The flow of a game: nodes named in its code, the bottom frame of every match. What a node needs to
// say: go there next, ask the main question, end the match.
import { touchAll } from '../change/passives.ts'
import { endTurnModifiers, enterPhaseModifiers } from '../change/modifiers.ts'
import { sweep } from '../change/entities.ts'
import { W_CLOCK } from '../compile/passive.ts'
import {
  ACTIVE,
  ASK,
  ASK_GAME,
  ASK_KIND,
  ASK_MAIN,
  ENDED,
  OPEN,
  PHASE,
  REASON,
  SP,
  TOP,
  USED,
  WINNERS,
} from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { restoreCharges } from './pay.ts'
import { emit } from './events.ts'
import { ARGS, COMMITTED, FLAGS, FLOW, PC, pushFrame } from './frame.ts'
import { openAbility } from './open.ts'

export function startFlow(m: Match): void {
  const f = pushFrame(m, FLOW, ARGS + 2)
  put(m, f + PC, m.rules.flowIndex.get('start')!)
}

export function runFlow(m: Match, f: number): void {
  sweep(m)
  m.rules.flowNodes[m.s[f + PC]](m)
}

/** The flow frame is always the bottom of the stack. */
export function go(m: Match, node: string): void {
  const index = m.rules.flowIndex.get(node)
  if (index === undefined)
    throw new Error(`the flow of ${m.rules.manifest.id} has no node "${node}"`)
  put(m, m.rules.layout.stack + PC, index)
  put(m, USED, 0)
}

/** Asks a seat for an ability of these timings or one of the game's moves. */
export function askMain(m: Match, seat: number, timings: readonly string[]): void {
  let open = 0
  for (const name of timings) open |= 1 << m.rules.timingIndex.get(name)!
  put(m, OPEN, open)
  put(m, ASK_KIND, ASK_MAIN)
  put(m, ASK, seat)
}

/** Asks a seat for one of the game's moves only. */
export function askMove(m: Match, seat: number): void {
  put(m, ASK_KIND, ASK_GAME)
  put(m, ASK, seat)
}

/** Opens an ability for a seat as its turn: it is asked for the picks only, and cannot cancel. */
export function openTurn(m: Match, source: number, label: string, seat: number): void {
  const { rules } = m
  const ability = rules.whenBoard[m.s[rules.layout.def + source]].find((a) => a.label === label)
  if (ability === undefined) throw new Error(`nothing called "${label}" to open`)
  const f = openAbility(m, ability, source, seat)
  put(m, f + FLAGS, COMMITTED)
}

export function setPhase(m: Match, phase: string): void {
  const index = m.rules.phaseIndex.get(phase)!
  put(m, PHASE, index)
  enterPhaseModifiers(m, index)
  touchAll(m, W_CLOCK)
}

/** Units of a seat get their charges back (`per` turn at the owner's turn start, `round` for all). */
export function refillCharges(m: Match, per: 'turn' | 'round' | 'encounter', seat = -1): void {
  const { s, rules } = m
  const { layout } = rules
  if (layout.chargeSlots === 0) return
  for (const ability of rules.abilities) {
    if (ability.per !== per || ability.charge < 0) continue
    for (let e = rules.seats + 1; e < layout.units; e++)
      if (s[layout.zone + e] > 1 && (seat < 0 || s[layout.owner + e] === seat))
        restoreCharges(m, e, ability)
  }
}

/** Whose turn it is changes what passives and conditions read. */
export function beginTurn(m: Match, seat: number): void {
  put(m, ACTIVE, seat)
  refillCharges(m, 'turn', seat)
  touchAll(m, W_CLOCK)
}
export function closeTurn(m: Match, seat: number): void {
  endTurnModifiers(m, seat)
}

/** Ends the match; winners as a bit per seat, 0 = nobody (a draw). */
export function endMatch(m: Match, winners: number, reason: string): void {
  const { rules } = m
  put(m, ENDED, winners === 0 ? 2 : 1)
  put(m, WINNERS, winners)
  put(m, REASON, rules.reasonIndex.get(reason) ?? 0)
  put(m, ASK, -1)
  let winner = -1
  for (let seat = 0; seat < rules.seats; seat++) if (winners === 1 << seat) winner = seat
  emit(m, rules.on.matchEnded, winner, rules.symbolOf(reason))
  put(m, SP, rules.layout.stack)
  put(m, TOP, 0)
}
