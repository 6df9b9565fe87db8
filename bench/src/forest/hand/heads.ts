// The main list: what each monster may do, which cards may be played, end of turn.
import { cells, cols, handSize, rows } from '../cards.ts'
import { BOLT, DISPLACE, END_TURN, HEAL, STRIKE, SUMMON, WALK, answers } from './answers.ts'
import {
  cached,
  hand,
  hp,
  kind,
  left,
  mana,
  near,
  now,
  open,
  owner,
  raised,
  ready,
  spent,
} from './state.ts'
import {
  CASTER,
  EMPTY,
  MAGE,
  MEND,
  cost,
  east,
  health,
  north,
  south,
  wall,
  west,
  within2,
} from './tables.ts'

export function mainList(seat: number): number {
  let n = cached ? readyHeads(seat) : boardHeads(seat)
  n = handHeads(seat, n)
  answers[n++] = END_TURN << 8
  return n
}

function boardHeads(seat: number): number {
  let n = 0
  const foe = 1 - seat
  for (let c = 0; c < cells; c++) {
    if (left[c] === 0 || owner[c] !== seat) continue
    const s = south[c]
    const w = west[c]
    const e = east[c]
    const u = north[c]
    if (kind[s] === EMPTY || kind[w] === EMPTY || kind[e] === EMPTY || kind[u] === EMPTY)
      answers[n++] = (WALK << 8) | c
    if (owner[s] === foe || owner[w] === foe || owner[e] === foe || owner[u] === foe)
      answers[n++] = (STRIKE << 8) | c
    const k = kind[c]
    if (k === MAGE) {
      if (canDisplace(c)) answers[n++] = (DISPLACE << 8) | c
    } else if (k === CASTER && spent[c] === 0 && isFoeNear(c, foe)) answers[n++] = (BOLT << 8) | c
  }
  return n
}

function readyHeads(seat: number): number {
  let n = 0
  const foe = 1 - seat
  const foesNear = foe * (wall + 1)
  for (let word = 0; word < 2; word++)
    for (let bits = ready[word]; bits !== 0; bits &= bits - 1) {
      const c = (word << 5) + 31 - Math.clz32(bits & -bits)
      if (open[c] > 0) answers[n++] = (WALK << 8) | c
      if (near[foesNear + c] > 0) answers[n++] = (STRIKE << 8) | c
      const k = kind[c]
      if (k === MAGE) {
        if (canDisplace(c)) answers[n++] = (DISPLACE << 8) | c
      } else if (k === CASTER && spent[c] === 0 && isFoeNear(c, foe)) answers[n++] = (BOLT << 8) | c
    }
  return n
}

function handHeads(seat: number, at: number): number {
  let n = at
  const money = mana[seat]
  for (let i = 0; i < now.inHand; i++) {
    const card = hand[seat * handSize + i]
    if (cost[card] > money) continue
    if (card === MEND) {
      if (isAnyDamaged(seat)) answers[n++] = (HEAL << 8) | i
    } else if (isHomeOpen(seat)) answers[n++] = (SUMMON << 8) | i
  }
  return n
}

export const isOpen = (c: number) =>
  cached
    ? open[c] > 0
    : kind[south[c]] === EMPTY ||
      kind[west[c]] === EMPTY ||
      kind[east[c]] === EMPTY ||
      kind[north[c]] === EMPTY

function canDisplace(c: number): boolean {
  for (let i = within2.from[c], end = within2.from[c + 1]; i < end; i++) {
    const t = within2.list[i]
    if (owner[t] >= 0 && isOpen(t)) return true
  }
  return false
}

function isFoeNear(c: number, foe: number): boolean {
  for (let i = within2.from[c], end = within2.from[c + 1]; i < end; i++)
    if (owner[within2.list[i]] === foe) return true
  return false
}

export const homeRow = (seat: number) => (seat === 0 ? 0 : (rows - 1) * cols)

function isHomeOpen(seat: number): boolean {
  const home = homeRow(seat)
  for (let c = home; c < home + cols; c++) if (kind[c] === EMPTY) return true
  return false
}

export const isDamaged = (c: number) => hp[c] < health[kind[c]] + raised[c]

function isAnyDamaged(seat: number): boolean {
  for (let c = 0; c < cells; c++) if (owner[c] === seat && isDamaged(c)) return true
  return false
}
