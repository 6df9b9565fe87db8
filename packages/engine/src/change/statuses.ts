// Statuses: piles of equal tokens on a bearer in order of age, with who gave them.
import { BESIDE, BOARD, FACE_DOWN } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { within } from '../state/unplayable.ts'
import type { GivenTest } from '../tables/ability.ts'
import { hasStatus } from '../ask/tokens.ts'
import { countOwn, countStatus } from './watchers.ts'
import {
  giveBack,
  takeRecord,
  T_COUNT,
  T_DERIVED,
  T_GIVER,
  T_HOLDER,
  T_NEXT,
  T_STATUS,
} from '../state/records.ts'
import { touchStatus } from './touch.ts'

/** Adds tokens; answers how many really came. `derived` is the passive that derives them, 0 = placed. */
export function addTokens(
  m: Match,
  e: number,
  status: number,
  giver: number,
  n: number,
  derived = 0,
): number {
  const { s } = m
  const { tokens, mask } = m.layout
  const table = m.rules.things.statuses[status]
  const had = hasStatus(m, e, status)
  if (n <= 0 || (had && !table.stacks && derived === 0)) return 0
  const amount = table.stacks ? n : 1
  let last = -1
  for (let r = s[tokens + e]; r >= 0; r = s[r + T_NEXT]) {
    if (s[r + T_STATUS] === status && s[r + T_GIVER] === giver && isAlike(m, r, derived)) {
      put(m, r + T_COUNT, within(s[r + T_COUNT] + amount))
      touchStatus(m, e, table.bit)
      return amount
    }
    last = r
  }
  const r = takeRecord(m)
  put(m, r + T_NEXT, -1)
  put(m, r + T_STATUS, status)
  put(m, r + T_GIVER, giver)
  put(m, r + T_COUNT, amount)
  put(m, r + T_HOLDER, e)
  put(m, r + T_DERIVED, derived)
  if (last < 0) put(m, tokens + e, r)
  else put(m, last + T_NEXT, r)
  if (!had) {
    put(m, mask + e, s[mask + e] | table.bit)
    countStatus(m, e, status, 1)
    if (table.conceals) turnFace(m, e, true)
    m.rules.modifiers.upkeep.gain(m, e, m.rules.modifiers.passiveStatus[status])
  }
  touchStatus(m, e, table.bit)
  return amount
}

/** One pile for tokens that came the same way; a status that does not stack is derived once, by however many. */
function isAlike(m: Match, r: number, derived: number): boolean {
  const by = m.s[r + T_DERIVED]
  return (
    by === derived || (by > 0 && derived > 0 && !m.rules.things.statuses[m.s[r + T_STATUS]].stacks)
  )
}

/** A face-down thing neither acts nor listens; turned up, it does again. */
function turnFace(m: Match, e: number, down: boolean): void {
  const { layout } = m
  const { upkeep } = m.rules.modifiers
  const stands = m.s[layout.zone + e] === BOARD || m.s[layout.zone + e] === BESIDE
  if (stands && down) countOwn(m, e, -1)
  put(m, layout.face + e, (m.s[layout.face + e] & ~FACE_DOWN) | (down ? FACE_DOWN : 0))
  if (!stands) return
  if (!down) countOwn(m, e, 1)
  upkeep.turned(m, e)
}

/** Takes up to `n` tokens off, oldest first; answers how many went. */
export function takeTokens(
  m: Match,
  e: number,
  status: number,
  n: number,
  given: GivenTest | null = null,
  self = -1,
  f = -1,
): number {
  const { s } = m
  let left = n
  let prev = -1
  for (let r = s[m.layout.tokens + e]; r >= 0 && left > 0;) {
    const next = s[r + T_NEXT]
    const fits =
      s[r + T_STATUS] === status &&
      s[r + T_DERIVED] === 0 &&
      (given === null || given(m, self, f, s[r + T_GIVER]))
    if (fits && s[r + T_COUNT] > left) {
      put(m, r + T_COUNT, s[r + T_COUNT] - left)
      left = 0
    } else if (fits) {
      left -= s[r + T_COUNT]
      unlink(m, e, prev, r)
      r = next
      continue
    }
    prev = r
    r = next
  }
  if (left < n) afterLoss(m, e, status)
  return n - left
}

/** Takes one token off a certain pile (a picked token). */
export function takeFromPile(m: Match, e: number, pile: number): boolean {
  const { s } = m
  let prev = -1
  for (let r = s[m.layout.tokens + e]; r >= 0; prev = r, r = s[r + T_NEXT]) {
    if (r !== pile) continue
    const status = s[r + T_STATUS]
    if (s[r + T_COUNT] > 1) put(m, r + T_COUNT, s[r + T_COUNT] - 1)
    else unlink(m, e, prev, r)
    afterLoss(m, e, status)
    return true
  }
  return false
}

export function takeDerived(
  m: Match,
  e: number,
  status: number,
  giver: number,
  derived: number,
): void {
  const { s } = m
  let prev = -1
  for (let r = s[m.layout.tokens + e]; r >= 0; prev = r, r = s[r + T_NEXT])
    if (s[r + T_STATUS] === status && s[r + T_GIVER] === giver && isAlike(m, r, derived)) {
      if (s[r + T_COUNT] > 1) return put(m, r + T_COUNT, s[r + T_COUNT] - 1)
      unlink(m, e, prev, r)
      afterLoss(m, e, status)
      return
    }
}

function unlink(m: Match, e: number, prev: number, r: number): void {
  const next = m.s[r + T_NEXT]
  if (prev < 0) put(m, m.layout.tokens + e, next)
  else put(m, prev + T_NEXT, next)
  giveBack(m, r)
}

function afterLoss(m: Match, e: number, status: number): void {
  const { s } = m
  const { tokens, mask } = m.layout
  let still = false
  for (let r = s[tokens + e]; r >= 0; r = s[r + T_NEXT])
    if (s[r + T_STATUS] === status) still = true
  if (!still) {
    put(m, mask + e, s[mask + e] & ~(1 << status))
    countStatus(m, e, status, -1)
    m.rules.modifiers.upkeep.drop(m, e, m.rules.modifiers.passiveStatus[status])
    if (m.rules.things.statuses[status].conceals) turnFace(m, e, false)
  }
  touchStatus(m, e, 1 << status)
}

/** What stays on a thing that changes zone. */
export function shedStatuses(m: Match, e: number, zone: number): void {
  const { s } = m
  for (let r = s[m.layout.tokens + e]; r >= 0;) {
    const next = s[r + T_NEXT]
    const table = m.rules.things.statuses[s[r + T_STATUS]]
    if (!table.keepOn.has(zone)) {
      let prev = -1
      for (let p = s[m.layout.tokens + e]; p !== r; p = s[p + T_NEXT]) prev = p
      unlink(m, e, prev, r)
      afterLoss(m, e, table.index)
    }
    r = next
  }
}
