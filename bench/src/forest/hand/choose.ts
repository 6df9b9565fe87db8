// What an answer does. Nothing is checked: the index comes from the list just made.
import { cells, cols, draw, handSize, rows, turnLimit } from '../cards.ts'
import { setReady } from './caches.ts'
import { enter, hurt, move, spendAction, strength } from './pieces.ts'
import {
  cached,
  drawCard,
  hand,
  hp,
  kind,
  left,
  living,
  mana,
  now,
  owner,
  raised,
  ready,
  spent,
  toDiscard,
} from './state.ts'
import {
  BOLT,
  DISPLACE,
  DISPLACE_TO,
  DONE,
  END_TURN,
  MAIN,
  STRIKE,
  SUMMON,
  WALK,
  answers,
  picks,
} from './answers.ts'
import { HEALER, SHOCKLING, actions, cost, east, health, north, south, west } from './tables.ts'

export function choose(index: number): void {
  const answer = answers[index]
  const source = now.source
  switch (now.phase) {
    case MAIN:
      return open(answer >> 8, answer & 255)
    case WALK:
      now.phase = MAIN
      spendAction(source)
      return relocate(source, answer)
    case STRIKE:
      now.phase = MAIN
      return strike(source, answer)
    case DISPLACE:
      now.phase = DISPLACE_TO
      now.target = answer
      return
    case DISPLACE_TO:
      now.phase = MAIN
      spendAction(source)
      return relocate(now.target, answer)
    case BOLT:
      if (answer === DONE) return bolt(source)
      picks[now.picked++] = answer
      return
    case SUMMON:
      now.phase = MAIN
      return summon(source, answer)
    default:
      now.phase = MAIN
      return mend(source, answer)
  }
}

function open(what: number, source: number): void {
  if (what === END_TURN) return endTurn()
  now.phase = what
  now.source = source
  now.picked = 0
}

function relocate(from: number, to: number): void {
  const seat = owner[from]
  move(from, to)
  if (seat === 0 ? to >= (rows - 1) * cols : to < cols) now.winner = seat
}

function strike(source: number, target: number): void {
  const amount = strength(source)
  if (amount > 0) hurt(target, amount, source, false)
  // A dead monster's cell has no actions left to spend, and none to give to the next one.
  if (hp[source] > 0) spendAction(source)
}

function bolt(source: number): void {
  now.phase = MAIN
  for (let i = 0; i < now.picked; i++) hurt(picks[i], 1, source, false)
  if (hp[source] <= 0) return
  spendAction(source)
  spent[source] = 1
}

function summon(index: number, cell: number): void {
  const seat = now.seat
  const card = pay(seat, index)
  enter(card, seat, cell)
  if (card === SHOCKLING) {
    hurt(north[cell], 1, cell, false)
    hurt(south[cell], 1, cell, false)
    hurt(east[cell], 1, cell, false)
    hurt(west[cell], 1, cell, false)
  }
  toDiscard(seat, card)
}

function mend(index: number, cell: number): void {
  const seat = now.seat
  const card = pay(seat, index)
  hp[cell] = Math.min(hp[cell] + 2, health[kind[cell]] + raised[cell])
  toDiscard(seat, card)
}

function pay(seat: number, index: number): number {
  const base = seat * handSize
  const card = hand[base + index]
  mana[seat] -= cost[card]
  now.inHand--
  for (let i = index; i < now.inHand; i++) hand[base + i] = hand[base + i + 1]
  return card
}

function endTurn(): void {
  const seat = now.seat
  for (let i = 0; i < now.inHand; i++) toDiscard(seat, hand[seat * handSize + i])
  now.inHand = 0
  if (now.turn === turnLimit) now.winner = draw
  else startTurn(1 - seat)
}

export function startTurn(seat: number): void {
  now.seat = seat
  now.turn++
  mana[seat]++
  for (let i = 0; i < handSize; i++) drawCard(seat)
  if (cached) ready.fill(0)
  for (let c = 0; c < cells; c++)
    if (owner[c] === seat) {
      left[c] = actions[kind[c]]
      if (cached) setReady(c, 1)
      spent[c] = 0
    }
  if (living[seat * 16 + HEALER] > 0)
    for (let c = 0; c < cells; c++) if (kind[c] === HEALER && owner[c] === seat) heal(c, seat)
}

/** The ally beside that misses most; the first of N, E, S, W on a tie. */
function heal(cell: number, seat: number): void {
  const a = missing(north[cell], seat)
  const b = missing(east[cell], seat)
  const c = missing(south[cell], seat)
  const d = missing(west[cell], seat)
  const most = Math.max(a, b, c, d)
  if (most <= 0) return
  hp[a === most ? north[cell] : b === most ? east[cell] : c === most ? south[cell] : west[cell]]++
}

const missing = (cell: number, seat: number) =>
  owner[cell] === seat ? health[kind[cell]] + raised[cell] - hp[cell] : 0
