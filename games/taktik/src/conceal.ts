// What the other seat has drawn or stored could be any bonus that is not seen: it is dealt anew, together with the
// bonuses of the pile.
import { cardsIn, definitionOf, defOf, setDef, type Match } from '@cardwright/engine/author'

export function conceal(m: Match, seat: number, below: (n: number) => number): void {
  const others = [0, 1].filter((other) => other !== seat)
  const stored = others.flatMap((one) => [
    ...cardsIn(m, 'pending', one),
    ...cardsIn(m, 'storage', one),
  ])
  const cards = [...stored, ...cardsIn(m, 'deck', 0).filter((card) => isBonus(m, card))]
  const faces = cards.map((card) => defOf(m, card)).sort((a, b) => a - b)
  for (const card of cards) setDef(m, card, faces.splice(below(faces.length), 1)[0])
}

const isBonus = (m: Match, card: number): boolean => definitionOf(m, card).class === 'bonus'
