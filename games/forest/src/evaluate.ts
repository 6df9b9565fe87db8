// How good a position looks to a seat: closeness to the far side first, then material and mana.
import { ask, BOARD, ENDED, WINNERS, amountOf, type Match } from '@cardwright/engine/author'

export function evaluate(m: Match, seat: number): number {
  const { s, rules } = m
  if (s[ENDED] !== 0)
    return s[WINNERS] === 0 ? 0 : (s[WINNERS] & (1 << seat)) !== 0 ? 10000 : -10000
  return (
    sideValue(m, seat) -
    sideValue(m, 1 - seat) +
    amountOf(m, rules.resourceIndex.get('mana')!, seat) * 0.2
  )
}

function sideValue(m: Match, seat: number): number {
  const { s, rules } = m
  const { layout, grid } = rules
  const damage = rules.queryIndex.get('damage')!
  const health = rules.resourceIndex.get('health')!
  let value = 0
  for (let e = rules.seats + 1; e < layout.units; e++) {
    if (s[layout.zone + e] !== BOARD || s[layout.owner + e] !== seat) continue
    const row = grid!.rowOf[s[layout.at + e]]
    const way = seat === 0 ? row : grid!.rows - 1 - row
    value += 3 + ask(m, damage, e) * 1.5 + amountOf(m, health, e) * 0.7 + way * way * 0.35
  }
  return value
}
