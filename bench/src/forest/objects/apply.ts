// What an answer does in the object version. Works on a draft or on a plain object alike.
import { cards, cells, cols, rows } from '../cards.ts'
import {
  type Answer,
  type Choice,
  type Forest,
  type Monster,
  damageOf,
  drawCard,
  maxHealth,
  monsterAt,
} from './state.ts'
import { beside } from './board.ts'
import { isBolt } from './list.ts'

/** Returns true when the turn is to end; turn order is the caller's business. */
export function applyAnswer(G: Forest, seat: number, answer: Answer): boolean {
  if ('head' in answer) {
    if (answer.head === 'endTurn') return true
    G.choice = { what: answer.head, source: answer.source, picks: [] }
    return false
  }
  const choice = G.choice!
  if ('pick' in answer) choice.picks.push(answer.pick)
  if ('done' in answer || choice.picks.length === picksNeeded(G, choice)) {
    resolve(G, seat, choice)
    G.choice = null
  }
  return false
}

function picksNeeded(G: Forest, choice: Choice): number {
  if (choice.what !== 'ability') return 1
  return isBolt(G, choice) ? Infinity : 2
}

function resolve(G: Forest, seat: number, { what, source, picks }: Choice): void {
  if (what === 'play') return playCard(G, seat, source, picks[0])
  const monster = monsterAt(G, source)!
  if (what === 'walk') relocate(G, source, picks[0])
  else if (what === 'strike') {
    const amount = damageOf(G, source, monster)
    if (amount > 0) dealDamage(G, picks[0], amount, source, monster, false)
  } else if (monster.piece === 'mage') relocate(G, picks[0], picks[1])
  else {
    monster.spent = true
    for (const cell of picks) dealDamage(G, cell, 1, source, monster, false)
  }
  if (!monster.dead) monster.actions--
}

function playCard(G: Forest, seat: number, index: number, cell: number): void {
  const player = G.seats[seat]
  const card = player.hand[index]
  player.mana -= cards[card].cost
  player.hand.splice(index, 1)
  if (card === 'mend') {
    const monster = monsterAt(G, cell)!
    monster.health = Math.min(monster.health + 2, maxHealth(monster))
  } else {
    const { health, actions } = cards[card]
    const monster: Monster = {
      id: G.nextId++,
      piece: card,
      owner: seat,
      health,
      actions,
      spent: false,
      dead: false,
      wardens: [],
    }
    G.board[cell] = monster
    refreshHealth(G, [cell, ...beside.NESW[cell]])
    if (card === 'shockling') shock(G, beside.NSEW[cell], cell, monster)
  }
  player.discard.push(card)
}

/** 1 damage to each monster around, one after the other. */
function shock(G: Forest, around: number[], cell: number, monster: Monster): void {
  for (const near of around) dealDamage(G, near, 1, cell, monster, false)
}

function relocate(G: Forest, from: number, to: number): void {
  const monster = monsterAt(G, from)!
  G.board[from] = null
  G.board[to] = monster
  refreshHealth(G, [to, ...beside.NESW[from], ...beside.NESW[to]])
  const goal = monster.owner === 0 ? rows - 1 : 0
  if (Math.floor(to / cols) === goal) G.winner = monster.owner
}

function dealDamage(
  G: Forest,
  cell: number,
  amount: number,
  sourceCell: number,
  source: Monster,
  thorns: boolean,
): void {
  const target = monsterAt(G, cell)
  if (!target || target.dead) return
  target.health -= amount
  if (target.health <= 0) return die(G, cell, target)
  if (target.piece !== 'boar' || thorns || source.dead) return
  if (beside.NESW[cell].includes(sourceCell)) dealDamage(G, sourceCell, 1, cell, target, true)
}

function die(G: Forest, cell: number, monster: Monster): void {
  monster.dead = true
  if (monster.piece === 'beetle') shock(G, beside.NESW[cell], cell, monster)
  G.board[cell] = null
  refreshHealth(G, beside.NESW[cell])
}

/** Bramble Warden: whoever gains one gets its health at once, whoever loses one keeps what fits. */
function refreshHealth(G: Forest, changed: number[]): void {
  for (const cell of changed) {
    const monster = monsterAt(G, cell)
    if (!monster) continue
    const now = wardensBeside(G, cell, monster.owner)
    const before = monster.wardens
    if (now.length === 0 && before.length === 0) continue
    monster.wardens = before.filter((id) => now.includes(id))
    monster.health = Math.min(monster.health, maxHealth(monster))
    for (const id of now)
      if (!before.includes(id)) {
        monster.wardens.push(id)
        monster.health++
      }
  }
}

function wardensBeside(G: Forest, cell: number, owner: number): number[] {
  const found: number[] = []
  for (const near of beside.NESW[cell]) {
    const other = monsterAt(G, near)
    if (other && other.owner === owner && other.piece === 'warden') found.push(other.id)
  }
  return found
}

export function beginTurn(G: Forest, seat: number): void {
  const player = G.seats[seat]
  player.mana++
  for (let i = 0; i < 3; i++) drawCard(player)
  for (let cell = 0; cell < cells; cell++) {
    const monster = monsterAt(G, cell)
    if (!monster || monster.owner !== seat) continue
    monster.actions = cards[monster.piece].actions
    monster.spent = false
  }
  for (let cell = 0; cell < cells; cell++) {
    const monster = monsterAt(G, cell)
    if (monster && monster.owner === seat && monster.piece === 'healer') heal(G, cell, seat)
  }
}

function heal(G: Forest, cell: number, seat: number): void {
  let chosen: Monster | null = null
  let most = 0
  for (const near of beside.NESW[cell]) {
    const monster = monsterAt(G, near)
    if (!monster || monster.owner !== seat) continue
    const missing = maxHealth(monster) - monster.health
    if (missing > most) {
      most = missing
      chosen = monster
    }
  }
  if (chosen) chosen.health++
}

export function finishTurn(G: Forest, seat: number): void {
  const player = G.seats[seat]
  player.discard.push(...player.hand)
  player.hand = []
}
