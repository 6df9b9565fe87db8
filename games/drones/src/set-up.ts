// Set-up: the ships with their sections, the piles, the drones each side may bring. [DR-1] [DR-2]
import {
  ask,
  cardsOfDeck,
  enterBoard,
  newCard,
  newCards,
  sectionAt,
  setNumber,
  setPool,
  shuffle,
  type Match,
  type Options,
} from '@cardwright/engine/author'
import type { Pack } from '@cardwright/engine'
import { ACTIVE_DRONES, deckNamed } from './deck.ts'

/** Room for cards that effects or positions add. */
const SPARE = 10

/** A whole deck in one pile: as many cards as a ship may bring. */
export function shape(_seats: number, _options: Options, { definitions }: Pack) {
  const pile = SPARE + Math.max(...definitions.map(({ stats }) => stats?.deckSize ?? 0))
  return { cards: pile * 2, pile }
}

export function setUp(m: Match, options: Options): void {
  const { rules } = m
  setNumber(m, 'roundLimit', Number(options.roundLimit))
  ;[options.firstDeck, options.secondDeck].forEach((deck, seat) => {
    const cards = cardsOfDeck(m, deckNamed(rules.game.pack, String(deck)))
    const classOf = (def: number) => rules.things.definitions[def].class
    const drones = cards.filter((def) => classOf(def) === 'drone')
    const zone = drones.length > ACTIVE_DRONES ? 'pool' : 'hangar'
    newCards(m, drones, seat, zone, 'top')
    cards
      .filter((def) => classOf(def) === 'section')
      .forEach((def, lane) => enterBoard(m, newCard(m, def, seat), lane))
    // behind its sections, so that they begin with what it gives them
    for (const def of cards) if (classOf(def) === 'ship') enterBoard(m, newCard(m, def, seat), 0)
    const piled = cards.filter((def) => rules.game.manifest.classes[classOf(def)].place === 'none')
    newCards(m, piled, seat, rules.zones.deck!, 'bottom')
    shuffle(m, rules.zones.deck!, seat)
    repair(m, seat)
  })
}

/** Sections begin whole: full hull, full shields. */
export function repair(m: Match, seat: number): void {
  const { lanes } = m.rules.space
  for (let lane = 0; lane < lanes.length; lane++) {
    const e = sectionAt(m, lane, seat)
    if (e < 0) continue
    setPool(m, e, 'hull', ask(m, 'maxHull', e))
    setPool(m, e, 'shields', ask(m, 'maxShields', e))
  }
}
