// Replacing abilities: at most one replaces a change, the subject's own first, oldest first.
import type { CompiledAbility } from '../tables/ability.ts'
import type { BeforeTable } from '../compile/parts/hearing.ts'
import { isLive } from '../ask/live.ts'
import { BOARD, TOP } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { hasCharge } from '../ask/charges.ts'
import {
  ABILITY,
  EVENT,
  EVENT_SLOTS,
  PENDING,
  popFrame,
  PREV,
  SELF,
  WHICH,
} from '../state/frame.ts'
import { isSpent } from '../events/dispatch.ts'
import { openAbility } from '../events/open.ts'

/** Starts the replacement if there is one. `waiting` is the frame that `cancel event` will tell. */
export function findReplacement(
  m: Match,
  change: string,
  subject: number,
  waiting: number,
  payload: readonly number[],
): boolean {
  const table = m.rules.abilities.before.get(change)
  if (table === undefined) return false
  if (tryAll(m, table, subject, subject, waiting, payload)) return true
  if (!table.others) return false
  const { s, rules } = m
  for (let e = 0; e < m.layout.units; e++)
    if (e !== subject && (s[m.layout.zone + e] === BOARD || e <= rules.things.world))
      if (tryAll(m, table, e, subject, waiting, payload)) return true
  return false
}

function tryAll(
  m: Match,
  table: BeforeTable,
  holder: number,
  subject: number,
  waiting: number,
  payload: readonly number[],
): boolean {
  const { s, rules } = m
  const live = holder >= m.layout.units || isLive(m, holder)
  const own = live ? table.byDef[s[m.layout.def + holder]] : undefined
  if (tryEach(m, own, holder, subject, waiting, payload)) return true
  const mask = s[m.layout.mask + holder] & table.statuses
  if (mask !== 0)
    for (const status of rules.things.statuses)
      if ((mask & status.bit) !== 0)
        if (tryEach(m, table.byStatus[status.index], holder, subject, waiting, payload)) return true
  const words = live && holder < m.layout.units ? s[m.layout.words + holder] : 0
  for (let k = 0; words >>> k !== 0 && k < rules.things.keywords.length; k++)
    if ((words & (1 << k)) !== 0)
      if (tryEach(m, table.byWord[k], holder, subject, waiting, payload)) return true
  return false
}

function tryEach(
  m: Match,
  abilities: readonly CompiledAbility[] | null | undefined,
  holder: number,
  subject: number,
  waiting: number,
  payload: readonly number[],
): boolean {
  if (abilities === undefined || abilities === null) return false
  for (const ability of abilities)
    if (tryOne(m, ability, holder, subject, waiting, payload)) return true
  return false
}

function tryOne(
  m: Match,
  ability: CompiledAbility,
  holder: number,
  subject: number,
  waiting: number,
  payload: readonly number[],
): boolean {
  const { s } = m
  if (
    ability.ofSelf ? holder !== subject : ability.of !== null && !ability.of(m, holder, subject, -1)
  )
    return false
  // it does not see changes made by itself
  for (let f = s[TOP]; f > 0; f = s[f + PREV])
    if (s[f] === ABILITY && s[f + WHICH] === ability.index && s[f + SELF] === holder) return false
  if (!hasCharge(m, holder, ability) || isSpent(m, holder, 0)) return false
  const f = openAbility(m, ability, holder, s[m.layout.owner + holder])
  for (let k = 0; k < EVENT_SLOTS; k++) put(m, f + EVENT + k, payload[k] ?? -1)
  put(m, f + PENDING, waiting)
  if (ability.gate === null || ability.gate(m, holder, holder, f)) return true
  popFrame(m)
  return false
}
