// The forward answers of the object version, as objects.
import { type Card, cards, cells, cols } from '../cards.ts'
import {
  type Answer,
  type Choice,
  type Forest,
  type Monster,
  maxHealth,
  monsterAt,
  speedOf,
} from './state.ts'
import { beside, within2 } from './board.ts'

const everywhere = Array.from({ length: cells }, (_, cell) => cell)
const homes = [everywhere.slice(0, cols), everywhere.slice(-cols)]

export function legalAnswers(G: Forest, seat: number): Answer[] {
  if (G.winner !== null) return []
  return G.choice ? pickAnswers(G, seat, G.choice) : mainAnswers(G, seat)
}

function mainAnswers(G: Forest, seat: number): Answer[] {
  const found: Answer[] = []
  for (let cell = 0; cell < cells; cell++) {
    const monster = monsterAt(G, cell)
    if (!monster || monster.owner !== seat || monster.actions === 0) continue
    if (speedOf(G, cell, monster) > 0 && hasEmptyBeside(G, cell))
      found.push({ head: 'walk', source: cell })
    if (beside.SWEN[cell].some((near) => isFoe(G, near, seat)))
      found.push({ head: 'strike', source: cell })
    if (!monster.spent && hasAbilityTarget(G, cell, monster))
      found.push({ head: 'ability', source: cell })
  }
  const { hand, mana } = G.seats[seat]
  hand.forEach((card, source) => {
    if (cards[card].cost <= mana && hasCardTarget(G, seat, card))
      found.push({ head: 'play', source })
  })
  found.push({ head: 'endTurn' })
  return found
}

function pickAnswers(G: Forest, seat: number, choice: Choice): Answer[] {
  const found: Answer[] = targets(G, seat, choice).map((pick) => ({ pick }))
  if (isBolt(G, choice) && choice.picks.length > 0) found.push({ done: true })
  return found
}

/** True when a choice goes on until `done`. */
export const isBolt = (G: Forest, { what, source }: Choice) =>
  what === 'ability' && monsterAt(G, source)?.piece === 'caster'

function targets(G: Forest, seat: number, { what, source, picks }: Choice): number[] {
  if (what === 'play') return cardTargets(G, seat, G.seats[seat].hand[source])
  if (what === 'strike') return foesBeside(G, source, seat)
  const monster = monsterAt(G, source)!
  if (what === 'walk') return reachable(G, source, speedOf(G, source, monster))
  if (monster.piece === 'mage' && picks.length === 1) return emptyBeside(G, picks[0])
  if (monster.piece === 'caster' && picks.length === 3) return []
  return abilityTargets(G, source, monster).filter((cell) => !picks.includes(cell))
}

function isAbilityTarget(G: Forest, cell: number, { piece, owner }: Monster): boolean {
  if (piece === 'caster') return isFoe(G, cell, owner)
  return monsterAt(G, cell) !== null && hasEmptyBeside(G, cell)
}

const hasAbility = ({ piece }: Monster) => piece === 'mage' || piece === 'caster'

const hasAbilityTarget = (G: Forest, cell: number, monster: Monster) =>
  hasAbility(monster) && within2[cell].some((near) => isAbilityTarget(G, near, monster))

const abilityTargets = (G: Forest, cell: number, monster: Monster) =>
  within2[cell].filter((near) => isAbilityTarget(G, near, monster))

function isDamaged(G: Forest, cell: number, seat: number): boolean {
  const monster = monsterAt(G, cell)
  return monster !== null && monster.owner === seat && monster.health < maxHealth(monster)
}

const cardCells = (seat: number, card: Card) => (card === 'mend' ? everywhere : homes[seat])

const isCardTarget = (G: Forest, seat: number, card: Card, cell: number) =>
  card === 'mend' ? isDamaged(G, cell, seat) : !G.board[cell]

const hasCardTarget = (G: Forest, seat: number, card: Card) =>
  cardCells(seat, card).some((cell) => isCardTarget(G, seat, card, cell))

const cardTargets = (G: Forest, seat: number, card: Card) =>
  cardCells(seat, card).filter((cell) => isCardTarget(G, seat, card, cell))

function isFoe(G: Forest, cell: number, seat: number): boolean {
  const monster = monsterAt(G, cell)
  return monster !== null && monster.owner !== seat
}

const foesBeside = (G: Forest, cell: number, seat: number) =>
  beside.SWEN[cell].filter((near) => isFoe(G, near, seat))

const emptyBeside = (G: Forest, cell: number) => beside.SWEN[cell].filter((near) => !G.board[near])

const hasEmptyBeside = (G: Forest, cell: number) => beside.SWEN[cell].some((near) => !G.board[near])

function reachable(G: Forest, from: number, steps: number): number[] {
  const found = new Set<number>()
  let edge = [from]
  for (let step = 0; step < steps; step++) {
    const next: number[] = []
    for (const cell of edge)
      for (const near of emptyBeside(G, cell))
        if (!found.has(near)) {
          found.add(near)
          next.push(near)
        }
    edge = next
  }
  return everywhere.filter((cell) => found.has(cell))
}
