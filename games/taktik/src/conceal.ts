// What the other seat has drawn or stored could be any bonus that is not seen: it is dealt anew, together with the
// bonuses of the pile.
import { cardAt, put, sizeOf, type Match } from '@cardwright/engine/author'
import { zone } from './set-up.ts'

export function conceal(m: Match, seat: number, below: (n: number) => number): void {
  const { layout, definitions } = m.rules
  const face = (card: number) => layout.def + card
  const isBonus = (card: number) => definitions[m.s[face(card)]].class === 'bonus'
  const others = [0, 1].filter((other) => other !== seat)
  const stored = others.flatMap((one) => [
    ...cardsIn(m, 'pending', one),
    ...cardsIn(m, 'storage', one),
  ])
  const cards = [...stored, ...cardsIn(m, 'deck', 0).filter(isBonus)]
  const faces = cards.map((card) => m.s[face(card)]).sort((a, b) => a - b)
  for (const card of cards) put(m, face(card), faces.splice(below(faces.length), 1)[0])
}

const cardsIn = (m: Match, name: string, seat: number): number[] =>
  Array.from({ length: sizeOf(m, zone(m, name), seat) }, (_, k) =>
    cardAt(m, zone(m, name), seat, k),
  )
