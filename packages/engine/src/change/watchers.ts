// How many things on the board listen to each event as bystanders. Most events have no listener: they stop
// at this number, without a look around.
import { BESIDE, BOARD, FACE_DOWN } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'

function count(m: Match, events: number[] | null, n: number): void {
  if (events === null) return
  const { watchers } = m.layout
  for (let k = 0; k < events.length; k++)
    put(m, watchers + events[k], m.s[watchers + events[k]] + n)
}

/** What its definition listens to, which it does face-up only. */
export function countOwn(m: Match, e: number, n: number): void {
  const { layout } = m
  const { watches } = m.rules.abilities
  if ((m.s[layout.face + e] & FACE_DOWN) === 0) count(m, watches[m.s[layout.def + e]], n)
}

/** A thing enters (+1) or leaves (-1) with what its definition and its statuses listen to. */
export function countWatchers(m: Match, e: number, n: number): void {
  const { rules, s } = m
  countOwn(m, e, n)
  const mask = s[m.layout.mask + e]
  if (mask !== 0)
    for (const status of rules.things.statuses)
      if ((mask & status.bit) !== 0) count(m, rules.abilities.statusWatches[status.index], n)
}

/** A status comes onto a thing (+1) or goes (-1); it listens only where its bearer stands. */
export function countStatus(m: Match, e: number, status: number, n: number): void {
  const zone = m.s[m.layout.zone + e]
  // seats and the world always stand
  if (zone === BOARD || zone === BESIDE || e <= m.rules.things.world)
    count(m, m.rules.abilities.statusWatches[status], n)
}
