// Set-up: teams, decks, the lot for the starting player. [SK-2]
import {
  include,
  below,
  cardsOfDeck,
  newCards,
  setNumber,
  setPool,
  setTeam,
  shuffle,
  type Match,
  type Options,
} from '@cardwright/engine/author'
import { deckNames, deckOf, manualSeats, READY_MADE } from './options.ts'

export function setUp(m: Match, options: Options): void {
  const { rules } = m
  // stored minus one, so that the default 0 allows one unit per turn and -1 means no limit
  setNumber(m, 'extraUnits', Number(options.unitsPerTurn) - 1)
  setNumber(m, 'turnLimit', Number(options.turnLimit))
  setNumber(m, 'choiceTime', Number(options.choiceTime))
  setNumber(m, 'exchange', options.exchange === true ? 1 : 0)
  for (const seat of manualSeats(options, rules.things.seats)) include(m, 'manual', seat)
  setNumber(m, 'dummies', Number(options.dummies))
  seatTeams(m, String(options.teams))
  deckNames(options, rules.things.seats).forEach((name, seat) => {
    const chosen = name === 'random' ? READY_MADE[below(m, 'lot', READY_MADE.length)] : name
    addDeck(m, seat, deckOf(rules.game.pack, chosen))
  })
  // [SK-2.9] dummies may be drawn as well
  const starter = below(m, 'lot', rules.things.seats)
  setNumber(m, 'starter', starter)
  // visible to all
  setPool(m, starter, 'first', 1)
  setPool(m, rules.things.world, 'orbits', Number(options.turnLimit))
}

/** `13v24`: the first and the third player against the others. */
function seatTeams(m: Match, teams: string): void {
  if (teams === 'none') return
  teams.split('v').forEach((seats, team) => {
    for (const seat of seats) setTeam(m, Number(seat) - 1, team)
  })
}

function addDeck(m: Match, seat: number, cards: Record<string, number>): void {
  newCards(m, cardsOfDeck(m, cards), seat, m.rules.zones.deck!, 'bottom')
  shuffle(m, m.rules.zones.deck!, seat)
}
