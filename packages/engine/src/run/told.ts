// Emits the events of several simultaneous moves one after the other, each with its triggers.
import { put, type Match } from '../state/match.ts'
import { ARGS, PC, popFrame, pushFrame, TOLD } from './frame.ts'

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
  m.rules.tellMoved(m, e, s[f + ARGS + 3 + k * 2], s[m.rules.layout.at + e], s[f + ARGS])
}
