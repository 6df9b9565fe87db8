// Tells that things moved or entered. Simultaneous moves are told one after the other, each with its triggers.
import { W } from '../language/outcomes.ts'
import { put, type Match } from '../state/match.ts'
import { cellOf, laneOf } from './death.ts'
import { emit } from '../events/events.ts'
import { ARGS, PC, popFrame, pushFrame, TOLD } from '../state/frame.ts'

/** Tells that a thing has moved. */
export function tellMoved(m: Match, e: number, from: number, to: number, by: number): void {
  const { layout } = m
  const { grid } = m.rules.space
  const { on } = m.rules.events
  if (m.sink === null && m.listened[on.moved] === 0) return
  const owner = m.s[layout.owner + e]
  if (grid !== null)
    emit(m, on.moved, e, owner, from, to, -1, -1, grid.step[from * grid.size + to], by)
  else emit(m, on.moved, e, owner, -1, -1, from, to, Math.abs(from - to), by)
}

/** Tells that a thing has entered the board; `from` is the zone it came from, or `none`. */
export function tellEntered(m: Match, e: number, from: string): void {
  const { rules } = m
  if (m.sink === null && m.listened[rules.events.on.entered] === 0) return
  const at = m.s[m.layout.at + e]
  emit(
    m,
    rules.events.on.entered,
    e,
    m.s[m.layout.owner + e],
    cellOf(m, at),
    laneOf(m, at),
    from === 'none' ? W.none : rules.words.symbolOf(from),
  )
}

/** Tells several moves made at once, one after the other: of each the thing and where it was. */
export function pushTold(m: Match, moves: readonly number[], by: number): void {
  const f = pushFrame(m, TOLD, ARGS + 2 + moves.length)
  put(m, f + ARGS, by)
  put(m, f + ARGS + 1, moves.length / 2)
  moves.forEach((v, k) => put(m, f + ARGS + 2 + k, v))
}

export function runTold(m: Match, f: number): void {
  const { s } = m
  const k = s[f + PC]
  if (k === s[f + ARGS + 1]) {
    popFrame(m)
    return
  }
  put(m, f + PC, k + 1)
  const e = s[f + ARGS + 2 + k * 2]
  tellMoved(m, e, s[f + ARGS + 3 + k * 2], s[m.layout.at + e], s[f + ARGS])
}
