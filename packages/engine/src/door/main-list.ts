// The main list: every ability the asked seat could use now, units in board order, then cards in theirs.
// This is where most of a simulation's time goes: cheap questions first, nothing asked twice.
import type { CompiledAbility } from '../compile/ability.ts'
import { ask, may } from '../compile/query.ts'
import { NEAR_FREE, NEAR_OTHER, NEAR_OWN, SOME } from '../compile/selector.ts'
import { QUICK_FULL, QUICK_NEVER, QUICK_SIZE } from '../compile/probe.ts'
import { canBeMoved } from '../verbs/move.ts'
import { isLive } from '../change/live.ts'
import { listOf } from '../change/zones.ts'
import { canAsk } from '../run/candidates.ts'
import { ACTOR, PENDING, SEGMENT, SELF, WHICH } from '../run/frame.ts'
import { scratchFrame } from '../run/open.ts'
import { canAfford, canPay, hasCharge } from '../run/pay.ts'
import { BOARD, OPEN } from '../state/head.ts'
import type { Match } from '../state/match.ts'
import { useOf } from './packed.ts'

export function addAction(m: Match, action: number): void {
  if (m.listed === m.list.length) {
    const more = new Int32Array(m.listed * 2)
    more.set(m.list)
    m.list = more
  }
  m.list[m.listed++] = action
}

export function listAbilities(m: Match, seat: number): void {
  const { s, rules } = m
  const { layout, grid } = rules
  // one scratch frame serves all units: only the source and the ability change
  const f = layout.scratch
  s[f + ACTOR] = seat
  s[f + SEGMENT] = 0
  s[f + PENDING] = 0
  if (grid !== null && grid.size <= 100) {
    const { occupant, owner } = layout
    for (let c = 0, z = grid.size; c < z; c++) {
      const e = s[occupant + c]
      if (e >= 0 && s[owner + e] === seat) listUnit(m, e, seat, f)
    }
  } else {
    const units: number[] = []
    for (let e = rules.seats + 1; e < layout.units; e++)
      if (s[layout.zone + e] === BOARD && s[layout.owner + e] === seat) units.push(e)
    units.sort((a, b) => s[layout.at + a] - s[layout.at + b] || a - b)
    for (const e of units) listUnit(m, e, seat, f)
  }
  for (let k = 1; k <= s[layout.beside]; k++) {
    const e = s[layout.beside + k]
    if (s[layout.owner + e] === seat) listUnit(m, e, seat, f)
  }
  listCards(m, seat)
}

function listUnit(m: Match, e: number, seat: number, f: number): void {
  const { s, rules } = m
  const { layout } = rules
  const d = s[layout.def + e]
  const needed = rules.idle[d]
  if (needed < 0 || s[needed + e] > 0) {
    const abilities = rules.whenBoard[d]
    if (
      abilities.length > 0 &&
      (s[layout.face + e] === 0 ? rules.live === null || isLive(m, e) : isLive(m, e))
    )
      listOwn(m, e, seat, f, abilities)
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

/** What stands beside a unit, as bits: looked up once for all abilities that ask nothing more. */
function surroundings(m: Match, e: number, seat: number): number {
  const { s, rules } = m
  const { at, occupant, owner, def } = rules.layout
  const { start, cells } = rules.beside!
  const from = s[at + e]
  let bits = 0
  for (let k = start[from], z = start[from + 1]; k < z; k++) {
    const t = s[occupant + cells[k]]
    if (t < 0) bits |= NEAR_FREE
    else if (s[owner + t] === seat) bits |= NEAR_OWN
    else if (rules.defTerrain[s[def + t]] === 0) bits |= NEAR_OTHER
  }
  return bits
}

/** The printed abilities of one unit. While nothing modifies it, most are decided by a glance around. */
function listOwn(m: Match, e: number, seat: number, f: number, abilities: CompiledAbility[]): void {
  const { s, rules } = m
  const open = s[OPEN]
  const plain = s[rules.layout.asked + e] === 0
  const quick = rules.quick[s[rules.layout.def + e]]
  s[f + SELF] = e
  let near = -1
  for (let i = 0, k = 0; i < abilities.length; i++, k += QUICK_SIZE) {
    if ((open & quick[k]) === 0) continue
    if (quick[k + 1] !== 0) {
      if (near < 0) near = surroundings(m, e, seat)
      if ((near & quick[k + 1]) === 0) continue
    }
    const ability = abilities[i]
    const mode = plain ? quick[k + 2] : QUICK_FULL
    if (mode === QUICK_NEVER || (mode === QUICK_FULL && !isOffered(m, e, seat, f, ability)))
      continue
    addAction(m, useOf(e, ability.index))
  }
}

/** Everything but what stands around it, cheapest first. */
function isOffered(
  m: Match,
  e: number,
  seat: number,
  f: number,
  ability: CompiledAbility,
): boolean {
  if (ability.special) return isUsable(m, e, ability, seat)
  if (ability.can >= 0 && !may(m, m.rules.queries[ability.can], e)) return false
  if (!ability.byIdle && !canAfford(m, ability, e, seat)) return false
  if (ability.charge >= 0 && !hasCharge(m, e, ability)) return false
  if (ability.gateQuery !== null) {
    if (!may(m, ability.gateQuery, e)) return false
  } else if (ability.gate !== null && !ability.gate(m, e, e, f)) return false
  return ability.nearDecides || isAnswerable(m, e, seat, f, ability)
}

/** Does the first question have an answer? */
function isAnswerable(
  m: Match,
  e: number,
  seat: number,
  f: number,
  ability: CompiledAbility,
): boolean {
  if (ability.stride !== null) return ask(m, ability.stride, e) > 0 && canBeMoved(m, f, e)
  if (ability.probe !== null) return ability.probe(m, e, -1, f, SOME) > 0
  if (ability.firstAsk === null || !ability.needsTarget) return true
  m.s[f + WHICH] = ability.index
  if (ability.probes) scratchFrame(m, ability, e, seat)
  return canAsk(m, f, ability.firstAsk)
}

function listMore(m: Match, e: number, abilities: CompiledAbility[], seat: number): void {
  for (const ability of abilities)
    if ((m.s[OPEN] & (1 << ability.timing)) !== 0 && isUsable(m, e, ability, seat))
      addAction(m, useOf(e, ability.index))
}

function listCards(m: Match, seat: number): void {
  const { s, rules } = m
  const { def } = rules.layout
  for (let t = 0; t < rules.cardTimings.length; t++) {
    const timing = rules.cardTimings[t]
    if ((s[OPEN] & (1 << timing.index)) === 0) continue
    // what does not depend on the card is the same for every card that carries it
    let shared = -1
    let answer = false
    for (let z = 0; z < timing.zones.length; z++) {
      const list = listOf(m, timing.zones[z], seat)
      for (let k = 1, n = s[list]; k <= n; k++) {
        const e = s[list + k]
        const abilities = rules.whenCard[s[def + e]]
        for (let i = 0; i < abilities.length; i++) {
          const ability = abilities[i]
          if (ability.timing !== timing.index) continue
          if (!ability.shared) {
            if (isUsable(m, e, ability, seat)) addAction(m, useOf(e, ability.index))
            continue
          }
          if (!canAfford(m, ability, e, seat) || !canPay(m, ability, e, seat, rules.layout.scratch))
            continue
          if (shared !== ability.index) {
            shared = ability.index
            answer = canAsk(m, scratchFrame(m, ability, e, seat), ability.firstAsk!)
          }
          if (answer) addAction(m, useOf(e, ability.index))
        }
      }
    }
  }
}

/** An ability of the same thing that goes before this one and could be used now. */
export function firstOf(
  m: Match,
  e: number,
  { behind }: CompiledAbility,
  seat: number,
): CompiledAbility | null {
  if (behind < 0 || (m.s[OPEN] & (1 << behind)) === 0) return null
  for (const other of m.rules.whenBoard[m.s[m.rules.layout.def + e]])
    if (other.timing === behind && isUsable(m, e, other, seat)) return other
  return null
}

/** Every question there is, for abilities off the beaten path. */
export function isUsable(m: Match, e: number, ability: CompiledAbility, seat: number): boolean {
  if (!canAfford(m, ability, e, seat)) return false
  if (!hasCharge(m, e, ability)) return false
  if (ability.behind >= 0 && firstOf(m, e, ability, seat) !== null) return false
  const f = scratchFrame(m, ability, e, seat)
  if (!canPay(m, ability, e, seat, f)) return false
  if (ability.can >= 0 && !may(m, m.rules.queries[ability.can], e)) return false
  if (!ability.played && !ability.ofStatus && !isLive(m, e)) return false
  if (ability.gate !== null && !ability.gate(m, e, e, f)) return false
  return !ability.needsTarget || ability.firstAsk === null || canAsk(m, f, ability.firstAsk)
}
