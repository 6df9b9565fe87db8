// give, clear, transfer: tokens and statuses.
import { W } from '../language/outcomes.ts'
import { mayAgainst } from '../compile/query.ts'
import type { CompiledStep } from '../compile/ability.ts'
import { spendUses } from '../change/modifiers.ts'
import { addTokens, takeFromPile, takeTokens } from '../change/statuses.ts'
import { tokensOn } from '../change/tokens.ts'
import { T_COUNT, T_DERIVED, T_GIVER, T_HOLDER, T_NEXT, T_STATUS } from '../change/records.ts'
import { emit } from '../run/events.ts'
import { ACTOR, SELF } from '../run/frame.ts'
import type { Match } from '../state/match.ts'
import { addAmount, destination, setOutcome } from './record.ts'
import type { VerbCode } from './verb.ts'

const giverOf = (m: Match, f: number, step: CompiledStep): number =>
  step.giver === null ? m.s[f + ACTOR] : step.giver.get(m, m.s[f + SELF], m.s[f + SELF], f)

function giveTo(m: Match, f: number, step: CompiledStep, e: number): number {
  const { canReceive } = m.rules
  if (
    canReceive !== null &&
    !mayAgainst(m, canReceive, e, m.s[f + ACTOR], m.s[f + SELF], step.status)
  ) {
    spendUses(m, canReceive, e, step.status)
    return 0
  }
  return addTokens(
    m,
    e,
    step.status,
    giverOf(m, f, step),
    step.amount === null ? 1 : step.amount(m, m.s[f + SELF], e, f),
  )
}

export const give: VerbCode = {
  name: 'give',
  orderless: true,
  before(m, f, step, e) {
    const n = step.amount === null ? 1 : step.amount(m, m.s[f + SELF], e, f)
    return [e, m.s[m.rules.layout.owner + e], m.s[f + SELF], step.status, n]
  },
  change(m, f, step, e) {
    const n = giveTo(m, f, step, e)
    setOutcome(m, f, step, n > 0 ? W.given : W.refused)
    return n
  },
  tell(m, f, step, e, n) {
    if (n > 0)
      emit(
        m,
        m.rules.on.statusGiven,
        e,
        m.s[m.rules.layout.owner + e],
        step.status,
        giverOf(m, f, step),
        n,
      )
  },
  preview(m, f, step, e) {
    giveTo(m, f, step, e)
  },
}

const picksTokens = (step: CompiledStep) =>
  step.target?.kind === 'status' || step.each?.kind === 'status'

/** Takes tokens of one status off a bearer; all of them unless the step says how many. */
function clearOne(m: Match, f: number, step: CompiledStep, e: number, status: number): number {
  const self = m.s[f + SELF]
  const want =
    step.amount === null ? tokensOn(m, e, status, step.given, self, f) : step.amount(m, self, e, f)
  return takeTokens(m, e, status, want, step.given, self, f)
}

/** Each status has its own event as it goes: a step has one result, but a bearer may lose several. */
function clearFrom(m: Match, f: number, step: CompiledStep, e: number): number {
  if (picksTokens(step)) {
    const holder = m.s[e + T_HOLDER]
    const status = m.s[e + T_STATUS]
    const n = takeFromPile(m, holder, e) ? 1 : 0
    tellCleared(m, f, holder, status, n)
    return n
  }
  let sum = 0
  for (const status of step.statusList) {
    const n = clearOne(m, f, step, e, status)
    tellCleared(m, f, e, status, n)
    sum += n
  }
  return sum
}

function tellCleared(m: Match, f: number, holder: number, status: number, n: number): void {
  const { on, layout } = m.rules
  if (n > 0)
    emit(m, on.statusCleared, holder, m.s[layout.owner + holder], status, m.s[f + ACTOR], n)
}

export const clear: VerbCode = {
  name: 'clear',
  // only the taking of one named status can be replaced: of many, which one would it be?
  before(m, f, step, e) {
    if (picksTokens(step) || step.status < 0) return null
    const n = tokensOn(m, e, step.status, step.given, m.s[f + SELF], f)
    if (n === 0) return null
    return [e, m.s[m.rules.layout.owner + e], m.s[f + SELF], step.status, n]
  },
  change(m, f, step, e) {
    const n = clearFrom(m, f, step, e)
    addAmount(m, f, step, n)
    setOutcome(m, f, step, n > 0 ? W.cleared : W.none)
    return -1
  },
  preview(m, f, step, e) {
    clearFrom(m, f, step, e)
  },
}

/** All placeable tokens (or those of one status) go over, givers kept. */
function transferFrom(m: Match, f: number, step: CompiledStep, e: number): number {
  const { s, rules } = m
  const to = destination(m, f, step, e)
  // while earlier picks are previewed the last one has no destination yet
  if (to < 0) return 0
  const piles: number[][] = []
  for (let r = s[rules.layout.tokens + e]; r >= 0; r = s[r + T_NEXT]) {
    const wanted =
      step.status >= 0 ? s[r + T_STATUS] === step.status : rules.statuses[s[r + T_STATUS]].token
    if (wanted && s[r + T_DERIVED] === 0)
      piles.push([s[r + T_STATUS], s[r + T_GIVER], s[r + T_COUNT]])
  }
  let n = 0
  for (const [status, giver, count] of piles) {
    takeTokens(m, e, status, count, (_m, _s, _f, by) => by === giver)
    addTokens(m, to, status, giver, count)
    n += count
  }
  return n
}

export const transfer: VerbCode = {
  name: 'transfer',
  change(m, f, step, e) {
    setOutcome(m, f, step, W.transferred)
    return transferFrom(m, f, step, e)
  },
  tell(m, f, step, e, n) {
    const to = destination(m, f, step, e)
    if (n > 0) emit(m, m.rules.on.statusMoved, e, m.s[m.rules.layout.owner + e], step.status, to, n)
  },
  preview(m, f, step, e) {
    transferFrom(m, f, step, e)
  },
}
