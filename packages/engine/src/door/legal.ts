// The list of legal actions: said once, used by bots, page and server. It is made from the state and
// kept until the state changes. Forward answers first, take-backs (unpick, cancel) behind them.
import type { CompiledAbility } from '../compile/ability.ts'
import { may } from '../compile/query.ts'
import { isLive } from '../change/live.ts'
import { isDying } from '../run/death.ts'
import { askedStep, canAsk, collectPicks, collectPlaces, pickAt } from '../run/candidates.ts'
import { COMMITTED, FLAGS, FLOW, KIND, PICKS, SELF, WHICH } from '../run/frame.ts'
import { scratchFrame } from '../run/open.ts'
import { canPay, hasCharge } from '../run/pay.ts'
import { listAnswers } from '../run/window.ts'
import { listOf } from '../change/zones.ts'
import {
  ASK,
  ASK_ARRANGE,
  ASK_GAME,
  ASK_KIND,
  ASK_MAIN,
  ASK_MAY,
  ASK_OPTION,
  ASK_PICK,
  ASK_TO,
  ASK_WINDOW,
  BOARD,
  OPEN,
  TOP,
} from '../state/head.ts'
import type { Match } from '../state/match.ts'
import {
  ACCEPT,
  CANCEL,
  DECLINE,
  DONE,
  MOVE,
  OPTION,
  PICK,
  PLACE,
  packed,
  UNPICK,
  useOf,
} from './packed.ts'

function add(m: Match, action: number): void {
  if (m.listed === m.list.length) {
    const more = new Int32Array(m.listed * 2)
    more.set(m.list)
    m.list = more
  }
  m.list[m.listed++] = action
}

/** Fills `m.list`; answers how many there are. `m.forward` counts those that take nothing back. */
export function listActions(m: Match): number {
  if (m.fresh) return m.listed
  m.listed = 0
  m.fresh = true
  const { s } = m
  const seat = s[ASK]
  if (seat < 0) {
    m.forward = 0
    return 0
  }
  const f = s[TOP]
  switch (s[ASK_KIND]) {
    case ASK_MAIN:
      listAbilities(m, seat)
      listMoves(m, seat)
      break
    case ASK_GAME:
      listMoves(m, seat)
      break
    case ASK_PICK:
      listPicks(m, f)
      return m.listed
    case ASK_TO: {
      const n = collectPlaces(m, f, askedStep(m, f))
      for (let k = 0; k < n; k++) add(m, packed(PICK, m.found[k]))
      if (askedStep(m, f).to!.optional) add(m, packed(DECLINE, 0))
      break
    }
    case ASK_OPTION:
      for (const option of askedStep(m, f).options)
        if (option.test === null || option.test(m, s[f + SELF], s[f + SELF], f))
          add(m, packed(OPTION, option.symbol))
      break
    case ASK_MAY:
      add(m, packed(ACCEPT, 0))
      add(m, packed(DECLINE, 0))
      break
    case ASK_WINDOW:
      listAnswers(m, f, seat, (source, ability) => add(m, useOf(source, ability.index)))
      add(m, packed(DECLINE, 0))
      break
    case ASK_ARRANGE:
      askedStep(m, f).places.forEach((_, k) => add(m, packed(PLACE, k)))
      break
  }
  m.forward = m.listed
  if (canCancel(m, f)) add(m, packed(CANCEL, 0))
  return m.listed
}

/** A running ability of its own seat, before anything of it was committed (or always, at its price). */
function canCancel(m: Match, f: number): boolean {
  const { s } = m
  if (
    s[f + KIND] === FLOW ||
    s[ASK_KIND] === ASK_MAIN ||
    s[ASK_KIND] === ASK_GAME ||
    s[ASK_KIND] === ASK_WINDOW
  )
    return false
  const ability = m.rules.abilities[s[f + WHICH]]
  if (ability.kind !== 'when' && ability.kind !== 'answer') return false
  if (ability.byOpponent) return false
  return m.rules.manifest.policies.cancel === 'spent' || (s[f + FLAGS] & COMMITTED) === 0
}

function listPicks(m: Match, f: number): void {
  const { s } = m
  const step = askedStep(m, f)
  const target = step.target!
  const self = s[f + SELF]
  const picked = s[f + step.record + PICKS]
  const max = step.times !== null ? picked + 1 : target.max(m, self, -1, f)
  const n = picked < max ? collectPicks(m, f, step) : 0
  for (let k = 0; k < n; k++) {
    // a pile of equal tokens is one answer
    if (target.kind === 'status' && k > 0 && m.found[k] === m.found[k - 1]) continue
    add(m, packed(PICK, m.found[k]))
  }
  const min = step.timesMin !== null ? step.timesMin(m, self, self, f) : target.min(m, self, -1, f)
  const enough = picked >= min || (n === 0 && target.short)
  if (
    step.timesMin !== null
      ? picked >= min && step.timesMin !== step.times && isRange(step)
      : !target.exact && enough
  )
    add(m, packed(DONE, 0))
  else if (target.exact && target.short && n === 0 && picked > 0) add(m, packed(DONE, 0))
  if (target.optional && picked === 0) add(m, packed(DECLINE, 0))
  m.forward = m.listed
  if (step.times === null && !target.single)
    for (let k = 0; k < picked; k++) add(m, packed(UNPICK, pickAt(m, f, step, k)))
  if (canCancel(m, f)) add(m, packed(CANCEL, 0))
}

const isRange = (step: { source: { times?: unknown } }): boolean =>
  typeof step.source.times === 'object' &&
  step.source.times !== null &&
  'min' in step.source.times &&
  'max' in step.source.times

function listMoves(m: Match, seat: number): void {
  const { code, moveNames } = m.rules
  for (let k = 0; k < moveNames.length; k++)
    code.moves![moveNames[k]].list(m, seat, (value) => add(m, packed(MOVE, k * 65536 + value)))
}

/** Abilities of units in board order, then cards of the open zones in their order. */
function listAbilities(m: Match, seat: number): void {
  const { s, rules } = m
  const { layout } = rules
  if (rules.grid !== null && rules.grid.size <= 100) {
    for (let c = 0, z = rules.grid.size; c < z; c++) {
      const e = s[layout.occupant + c]
      if (e >= 0 && s[layout.owner + e] === seat) listUnit(m, e, seat)
    }
  } else {
    const units: number[] = []
    for (let e = rules.seats + 1; e < layout.units; e++)
      if (s[layout.zone + e] === BOARD && s[layout.owner + e] === seat) units.push(e)
    units.sort((a, b) => s[layout.at + a] - s[layout.at + b] || a - b)
    for (const e of units) listUnit(m, e, seat)
  }
  for (const timing of rules.cardTimings) {
    if ((s[OPEN] & (1 << timing.index)) === 0) continue
    for (const zone of timing.zones) {
      const list = listOf(m, zone, seat)
      for (let k = 1, z = s[list]; k <= z; k++) {
        const e = s[list + k]
        const abilities = rules.whenCard[s[layout.def + e]]
        for (let i = 0; i < abilities.length; i++)
          if (abilities[i].timing === timing.index && isUsable(m, e, abilities[i], seat))
            add(m, useOf(e, abilities[i].index))
      }
    }
  }
}

function listUnit(m: Match, e: number, seat: number): void {
  const { s, rules } = m
  const { layout } = rules
  const open = s[OPEN]
  const abilities = rules.whenBoard[s[layout.def + e]]
  for (let i = 0; i < abilities.length; i++) {
    const ability = abilities[i]
    if ((open & (1 << ability.timing)) !== 0 && isUsable(m, e, ability, seat))
      add(m, useOf(e, ability.index))
  }
  const mask = s[layout.mask + e]
  if (mask !== 0)
    for (const status of rules.statuses)
      if ((mask & status.bit) !== 0) listMore(m, e, rules.whenStatus[status.index], seat)
  const words = s[layout.words + e]
  if (words !== 0)
    for (let k = 0; k < rules.keywords.length; k++)
      if ((words & (1 << k)) !== 0) listMore(m, e, rules.whenWord[k], seat)
}

function listMore(m: Match, e: number, abilities: CompiledAbility[], seat: number): void {
  for (const ability of abilities)
    if ((m.s[OPEN] & (1 << ability.timing)) !== 0 && isUsable(m, e, ability, seat))
      add(m, useOf(e, ability.index))
}

/** Cheapest questions first: price, charge, timing query, gate, then whether there is a target. */
export function isUsable(m: Match, e: number, ability: CompiledAbility, seat: number): boolean {
  const f = scratchFrame(m, ability, e, seat)
  if (!canPay(m, ability, e, seat, f)) return false
  if (!hasCharge(m, e, ability)) return false
  if (ability.can >= 0 && !may(m, m.rules.queries[ability.can], e)) return false
  if (!ability.played && (!isLive(m, e) || isDying(m, e))) return false
  if (ability.gate !== null && !ability.gate(m, e, e, f)) return false
  return !ability.needsTarget || ability.firstAsk === null || canAsk(m, f, ability.firstAsk)
}
