// The troops of a match, and the marks they carry during a turn.
import {
  addTokens,
  BOARD,
  hasStatus,
  takeTokens,
  type Match,
  type Rules,
} from '@cardwright/engine/author'

export function countUnits({ s, rules }: Match, seat: number): number {
  const { zone, owner, units } = rules.layout
  let n = 0
  for (let e = rules.seats + 1; e < units; e++)
    if (s[zone + e] === BOARD && s[owner + e] === seat) n++
  return n
}

export function unitsOf(m: Match, seat: number): number[] {
  const { layout, seats } = m.rules
  const out: number[] = []
  for (let e = seats + 1; e < layout.units; e++)
    if (m.s[layout.zone + e] === BOARD && m.s[layout.owner + e] === seat) out.push(e)
  return out
}

export function hasUnits({ s, rules }: Match, seat: number): boolean {
  const { zone, owner, units } = rules.layout
  for (let e = rules.seats + 1; e < units; e++)
    if (s[zone + e] === BOARD && s[owner + e] === seat) return true
  return false
}

/** Statuses of a pack by their roles. */
let known: { pack: Rules['pack']; roles: Map<string | undefined, number> } | null = null

function statusOf({ rules: { pack } }: Match, name: string): number {
  // almost always the pack that was asked about last
  if (known?.pack !== pack)
    known = { pack, roles: new Map(pack.statuses.map(({ role }, index) => [role, index])) }
  return known.roles.get(name) ?? -1
}

export const isMarked = (m: Match, e: number, name: string): boolean =>
  hasStatus(m, e, statusOf(m, name))

export function mark(m: Match, e: number, name: string): void {
  if (!isMarked(m, e, name)) addTokens(m, e, statusOf(m, name), m.s[m.rules.layout.owner + e], 1)
}

export function unmark(m: Match, e: number, name: string): void {
  if (isMarked(m, e, name)) takeTokens(m, e, statusOf(m, name), 1)
}

/** Takes these marks off everything a seat has; few things carry one. */
export function unmarkAll(m: Match, seat: number, names: readonly string[]): void {
  const { s, rules } = m
  const { zone, owner, mask, units } = rules.layout
  let bits = 0
  for (const name of names) bits |= 1 << statusOf(m, name)
  for (let e = rules.seats + 1; e < units; e++)
    if ((s[mask + e] & bits) !== 0 && s[zone + e] === BOARD && s[owner + e] === seat)
      for (const name of names) unmark(m, e, name)
}

export const isOnBoard = (m: Match, e: number): boolean => m.s[m.rules.layout.zone + e] === BOARD
