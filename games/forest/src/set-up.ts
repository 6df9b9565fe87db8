// Set-up: mountains, the demo pieces, decks. [FR-2] [FR-7]
import {
  cardsOfDeck,
  enterBoard,
  find,
  newCard,
  newCards,
  newUnit,
  putIn,
  setNumber,
  shuffle,
  type Match,
  type Options,
} from '@cardwright/engine/author'

const MOUNTAINS = ['B3', 'C2', 'E4', 'F3']
const DEMO: [card: number, seat: number, cell: string][] = [
  [0, 0, 'C1'],
  [1, 0, 'D3'],
  [0, 1, 'E1'],
  [0, 1, 'B5'],
]

export function setUp(m: Match, options: Options): void {
  const { rules } = m
  const cell = (label: string) => rules.space.grid!.byLabel.get(label)!
  const terrain = rules.things.definitions.findIndex(
    (d) => rules.game.manifest.classes[d.class]?.terrain,
  )
  for (const label of MOUNTAINS) enterBoard(m, newUnit(m, terrain, -1), cell(label))
  setNumber(m, 'turnLimit', Number(options.turnLimit))
  setNumber(m, 'sandbox', options.sandbox === true ? 1 : 0)
  if (options.mode === 'draft') {
    for (const seat of [0, 1]) addDeck(m, seat, 'draft-start')
    setNumber(m, 'picksLeft', 8)
    setNumber(m, 'drafted', 1)
    return
  }
  const demo = options.mode === 'demo'
  if (demo)
    for (const [piece, seat, at] of DEMO) {
      const ids = Object.keys(find.deck(rules, 'demo-board'))
      enterBoard(m, newUnit(m, find.def(rules, ids[piece]), seat), cell(at))
    }
  addDeck(m, 0, demo ? 'demo-first' : 'standard')
  addDeck(m, 1, demo ? 'demo-second' : 'standard')
  for (const seat of [0, 1]) shuffle(m, rules.zones.deck!, seat)
}

/** The first card of the list ends on top of the pile. */
function addDeck(m: Match, seat: number, role: string): void {
  newCards(m, cardsOfDeck(m, find.deck(m.rules, role)), seat, m.rules.zones.deck!, 'bottom')
}

export function addCard(m: Match, seat: number, def: number): void {
  putIn(m, newCard(m, def, seat), m.rules.zones.deck!, 'bottom')
}
