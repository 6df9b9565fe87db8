// The troops of a match, and the marks they carry during a turn.
import { addTokens, BOARD, hasStatus, takeTokens, type Match } from '@cardwright/engine/author'

export function unitsOf(m: Match, seat: number): number[] {
  const { layout, seats } = m.rules
  const out: number[] = []
  for (let e = seats + 1; e < layout.units; e++)
    if (m.s[layout.zone + e] === BOARD && m.s[layout.owner + e] === seat) out.push(e)
  return out
}

const statusOf = (m: Match, name: string): number =>
  m.rules.pack.statuses.findIndex((status) => status.role === name)

export const isMarked = (m: Match, e: number, name: string): boolean =>
  hasStatus(m, e, statusOf(m, name))

export function mark(m: Match, e: number, name: string): void {
  if (!isMarked(m, e, name)) addTokens(m, e, statusOf(m, name), m.s[m.rules.layout.owner + e], 1)
}

export function unmark(m: Match, e: number, name: string): void {
  if (isMarked(m, e, name)) takeTokens(m, e, statusOf(m, name), 1)
}

export const isOnBoard = (m: Match, e: number): boolean => m.s[m.rules.layout.zone + e] === BOARD
