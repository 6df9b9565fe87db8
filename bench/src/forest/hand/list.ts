// Lists the picks of the choice that is open; the main list is in heads.ts.
import { cells, cols } from '../cards.ts'
import {
  BOLT,
  DISPLACE,
  DISPLACE_TO,
  DONE,
  MAIN,
  STRIKE,
  SUMMON,
  WALK,
  answers,
  picks,
} from './answers.ts'
import { homeRow, isDamaged, isOpen, mainList } from './heads.ts'
import { pace } from './pieces.ts'
import { kind, now, owner } from './state.ts'
import { EMPTY, east, north, south, west, within2 } from './tables.ts'

export function list(): number {
  if (now.winner >= 0) return 0
  const seat = now.seat
  switch (now.phase) {
    case MAIN:
      return mainList(seat)
    case WALK:
      return walkList(now.source)
    case STRIKE:
      return strikeList(now.source, 1 - seat)
    case DISPLACE:
      return displaceList(now.source)
    case DISPLACE_TO:
      return emptyBeside(now.target)
    case BOLT:
      return boltList(now.source, 1 - seat)
    case SUMMON:
      return homeList(seat)
    default:
      return damagedList(seat)
  }
}

function walkList(c: number): number {
  const steps = pace(c)
  return steps === 1 ? emptyBeside(c) : reachList(c, steps)
}

function emptyBeside(c: number): number {
  let n = 0
  if (kind[south[c]] === EMPTY) answers[n++] = south[c]
  if (kind[west[c]] === EMPTY) answers[n++] = west[c]
  if (kind[east[c]] === EMPTY) answers[n++] = east[c]
  if (kind[north[c]] === EMPTY) answers[n++] = north[c]
  return n
}

const seen = new Int32Array(cells + 1)
const queue = new Int32Array(cells)
let stamp = 0
let queued = 0

function visit(c: number): void {
  if (kind[c] !== EMPTY || seen[c] === stamp) return
  seen[c] = stamp
  queue[queued++] = c
}

function reachList(c: number, steps: number): number {
  stamp++
  queued = 1
  queue[0] = c
  let from = 0
  for (let s = 0; s < steps; s++) {
    const end = queued
    for (; from < end; from++) {
      const at = queue[from]
      visit(south[at])
      visit(west[at])
      visit(east[at])
      visit(north[at])
    }
  }
  let n = 0
  for (let o = 0; o < cells; o++) if (seen[o] === stamp) answers[n++] = o
  return n
}

function strikeList(c: number, foe: number): number {
  let n = 0
  if (owner[south[c]] === foe) answers[n++] = south[c]
  if (owner[west[c]] === foe) answers[n++] = west[c]
  if (owner[east[c]] === foe) answers[n++] = east[c]
  if (owner[north[c]] === foe) answers[n++] = north[c]
  return n
}

function displaceList(c: number): number {
  let n = 0
  for (let i = within2.from[c], end = within2.from[c + 1]; i < end; i++) {
    const t = within2.list[i]
    if (owner[t] >= 0 && isOpen(t)) answers[n++] = t
  }
  return n
}

function boltList(c: number, foe: number): number {
  let n = 0
  const picked = now.picked
  if (picked < picks.length)
    for (let i = within2.from[c], end = within2.from[c + 1]; i < end; i++) {
      const t = within2.list[i]
      if (owner[t] !== foe) continue
      if ((picked > 0 && picks[0] === t) || (picked > 1 && picks[1] === t)) continue
      answers[n++] = t
    }
  if (picked > 0) answers[n++] = DONE
  return n
}

function homeList(seat: number): number {
  const home = homeRow(seat)
  let n = 0
  for (let c = home; c < home + cols; c++) if (kind[c] === EMPTY) answers[n++] = c
  return n
}

function damagedList(seat: number): number {
  let n = 0
  for (let c = 0; c < cells; c++) if (owner[c] === seat && isDamaged(c)) answers[n++] = c
  return n
}
