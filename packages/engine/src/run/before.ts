// Replacing abilities: at most one stands in front of a change, the subject's own first, oldest first.
import type { CompiledAbility } from '../compile/ability.ts'
import { isLive } from '../change/live.ts'
import { BOARD, TOP } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { ABILITY, EVENT, EVENT_SLOTS, PENDING, popFrame, PREV, SELF, WHICH } from './frame.ts'
import { openAbility } from './open.ts'

/** Starts the replacement if there is one. `waiting` is the frame that `cancel event` will tell. */
export function findReplacement(
  m: Match,
  change: string,
  subject: number,
  _source: number,
  waiting: number,
  payload: readonly number[],
): boolean {
  const table = m.rules.before.get(change)
  if (table === undefined) return false
  const { s, rules } = m
  const tryOne = (holder: number, ability: CompiledAbility): boolean => {
    if (
      ability.ofSelf
        ? holder !== subject
        : ability.of !== null && !ability.of(m, holder, subject, -1)
    )
      return false
    // it does not see changes made by itself
    for (let f = s[TOP]; f > 0; f = s[f + PREV])
      if (s[f] === ABILITY && s[f + WHICH] === ability.index && s[f + SELF] === holder) return false
    if (!rules.hasCharge(m, holder, ability)) return false
    const f = openAbility(m, ability, holder, s[rules.layout.owner + holder])
    for (let k = 0; k < EVENT_SLOTS; k++) put(m, f + EVENT + k, payload[k] ?? -1)
    put(m, f + PENDING, waiting)
    if (ability.gate === null || ability.gate(m, holder, holder, f)) return true
    popFrame(m)
    return false
  }
  const tryAll = (holder: number): boolean => {
    const live = holder >= rules.layout.units || isLive(m, holder)
    if (live)
      for (const ability of table.byDef[s[rules.layout.def + holder]] ?? [])
        if (tryOne(holder, ability)) return true
    const mask = s[rules.layout.mask + holder]
    for (const status of rules.statuses)
      if ((mask & status.bit) !== 0)
        for (const ability of table.byStatus[status.index] ?? [])
          if (tryOne(holder, ability)) return true
    const words = live && holder < rules.layout.units ? s[rules.layout.words + holder] : 0
    for (let k = 0; k < rules.keywords.length; k++)
      if ((words & (1 << k)) !== 0)
        for (const ability of table.byWord[k] ?? []) if (tryOne(holder, ability)) return true
    return false
  }
  if (tryAll(subject)) return true
  if (!table.others) return false
  for (let e = rules.seats; e < rules.layout.units; e++)
    if (e !== subject && (s[rules.layout.zone + e] === BOARD || e === rules.world) && tryAll(e))
      return true
  return false
}
