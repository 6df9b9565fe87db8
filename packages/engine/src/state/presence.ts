// Is a thing still in the match, and is it seen by all?
import { ATTACHED, BESIDE, BOARD, FACE_DOWN, ZONES } from './head.ts'
import type { Match } from './match.ts'

export function isPresent(m: Match, e: number): boolean {
  const zone = m.s[m.layout.zone + e]
  return (
    zone === BOARD ||
    zone === BESIDE ||
    zone === ATTACHED ||
    zone >= ZONES ||
    e <= m.rules.things.seats
  )
}

export function isHidden(m: Match, e: number): boolean {
  const { layout } = m
  const { all: zones } = m.rules.zones
  const zone = m.s[layout.zone + e]
  if (zone === BOARD) return (m.s[layout.face + e] & FACE_DOWN) !== 0
  return zone >= ZONES && zones[zone - ZONES].seen !== 'all'
}
