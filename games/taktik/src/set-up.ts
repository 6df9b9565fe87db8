// Set-up: map, common deck, tactics to choose from, armies. [TK-4]
import {
  asked,
  askMove,
  below,
  cardAt,
  cardsOfDeck,
  definitionOf,
  defOf,
  enterBoard,
  go,
  newCards,
  newUnit,
  number,
  putIn,
  setNumber,
  setPhase,
  shuffle,
  sizeOf,
  unitsOf,
  type FlowNode,
  type Match,
  type MoveCode,
  type Options,
  type ZoneTable,
  find,
} from '@cardwright/engine/author'
import { GOALS } from './goals.ts'
import { drawMap, takeAt } from './map.ts'
import { canDeployOn } from './places.ts'
import { countUnits, mark } from './units.ts'
import { wordsOf } from './words.ts'

export const TACTICS = 6
const NOBODY = -1
const DEFENDER = 1
/** Maps with armies of their own, and what these are called in the pack; all others have the first. */
const ARMIES = ['', 'small', 'duel']
const ROLES = ['army', 'squad', 'duel']

export function setUp(m: Match, options: Options): void {
  if (options.map === 'drawn' || options.map === 'small') drawMap(m)
  addCommonDeck(m, `common-${options.deck}`)
  for (const seat of [0, 1]) {
    addCards(m, 'tactics', seat, zone(m, 'shelf'))
    if (options.tactics === 'preset') takePreset(m, seat)
    if (options.missions === true) dealMission(m, seat)
  }
  setNumber(m, 'squad', Math.max(0, ARMIES.indexOf(String(options.map))))
  setNumber(m, 'byHand', options.deployment === 'manual' ? 1 : 0)
  setNumber(m, 'oneHit', options.hits === 'one' ? 1 : 0)
  for (const goal of GOALS) setNumber(m, goal, options[goal] === true ? 1 : 0)
}

export const zone = (m: Match, name: string): ZoneTable => find.zone(m.rules, name)

function deckOf(m: Match, role: string): Record<string, number> {
  const deck = m.rules.game.pack.decks.find((entry) => entry.role === role)
  if (deck === undefined) throw new Error(`the pack has no deck with the role "${role}"`)
  return deck.cards
}

const addCards = (m: Match, role: string, owner: number, to: ZoneTable): void =>
  newCards(m, cardsOfDeck(m, deckOf(m, role)), owner, to, 'top')

function addCommonDeck(m: Match, role: string): void {
  addCards(m, role, NOBODY, m.rules.zones.deck!)
  shuffle(m, m.rules.zones.deck!, 0)
}

function takePreset(m: Match, seat: number): void {
  const shelf = zone(m, 'shelf')
  for (const id of Object.keys(deckOf(m, 'tactics-preset')))
    for (let k = 0; k < sizeOf(m, shelf, seat); k++) {
      const card = cardAt(m, shelf, seat, k)
      if (defOf(m, card) !== m.rules.things.defIndex.get(id)) continue
      putIn(m, card, 'tactics')
      break
    }
}

/** [TK-14.6] One of six, at random. */
function dealMission(m: Match, seat: number): void {
  const pool = zone(m, 'missions')
  addCards(m, 'missions', seat, pool)
  const k = below(m, wordsOf(m).map, sizeOf(m, pool, seat))
  putIn(m, cardAt(m, pool, seat, k), 'mission')
}

/** What an army consists of, in type order. [TK-2] */
export const armyOf = (m: Match, seat: number): readonly number[] =>
  cardsOfDeck(m, deckOf(m, `${ROLES[number(m, 'squad')]}-${seat}`))

export const setUpFlow: Record<string, FlowNode> = {
  start(m) {
    setPhase(m, 'tactics')
    go(m, 'chooseTactics')
  },
  /** [TK-4.2] The attacker chooses, then the defender; neither sees the other's choice. */
  chooseTactics(m) {
    for (const seat of [0, 1])
      if (sizeOf(m, 'tactics', seat) < TACTICS) return askMove(m, seat, ['takeTactic'])
    setPhase(m, 'deployment')
    go(m, 'deploy')
  },
  /** [TK-4.4] The defender first. */
  deploy(m) {
    for (const seat of [DEFENDER, 0]) {
      if (countUnits(m, seat) === armyOf(m, seat).length) continue
      if (number(m, 'byHand') === 1) return askMove(m, seat, ['place'])
      return deployAnywhere(m, seat)
    }
    if (number(m, 'assassination') === 1) for (const seat of [0, 1]) markWanted(m, seat)
    go(m, 'firstTurn')
  },
}

function place(m: Match, seat: number, cell: number): void {
  const def = armyOf(m, seat)[countUnits(m, seat)]
  enterBoard(m, newUnit(m, def, seat), cell)
}

/** Places the army around the middle of its own zone. */
function deployAnywhere(m: Match, seat: number): void {
  const { rows, cols } = m.rules.space.grid!
  const [from, to] = seat === 0 ? [rows * 0.1, rows * 0.3] : [rows * 0.43, rows * 0.83]
  const { map } = wordsOf(m)
  const free: number[] = []
  for (let c = Math.ceil(from) * cols, end = Math.ceil(to) * cols; c < end; c++)
    if (canDeployOn(m, c, seat)) free.push(c)
  for (const def of armyOf(m, seat))
    enterBoard(m, newUnit(m, def, seat), takeAt(free, below(m, map, free.length)))
}

/** [TK-14.8] The first unit of the dearest type is the one to be hunted. */
function markWanted(m: Match, seat: number): void {
  const worth = (e: number) => definitionOf(m, e)?.stats?.worth ?? 0
  const [dearest] = unitsOf(m, seat).sort((a, b) => worth(b) - worth(a) || a - b)
  mark(m, dearest, 'wanted')
}

export const setUpMoves: Record<string, MoveCode> = {
  takeTactic: {
    list(m, seat, add) {
      for (let k = 0; k < sizeOf(m, 'shelf', seat); k++) add(k)
    },
    apply: (m, seat, k) => putIn(m, cardAt(m, 'shelf', seat, k), 'tactics'),
    show: (m, k) => {
      const seat = asked(m)
      const card = cardAt(m, 'shelf', seat, k)
      return definitionOf(m, card).id
    },
  },
  place: {
    list(m, seat, add) {
      for (let c = 0; c < m.rules.space.grid!.size; c++) if (canDeployOn(m, c, seat)) add(c)
    },
    apply: place,
    show: (m, cell) => m.rules.space.grid!.labels[cell],
  },
}
