// The rules of the probe game: everybody has a few pieces, cards and statuses, turns go round, a window opens and a bell
// rings before each turn ends, and after some turns it is over. Nobody wins: what counts is what happens on the way.
import {
  active,
  addTokens,
  askMain,
  at,
  beginTurn,
  below,
  closeTurn,
  emit,
  endMatch,
  endRoundModifiers,
  enterBoard,
  find,
  go,
  newCards,
  newUnit,
  openWindow,
  pool,
  refillCharges,
  round,
  setPhase,
  setPool,
  setRound,
  sizeOf,
  cardAt,
  unitAt,
  unitsOf,
  type GameCode,
  type Match,
} from '@cardwright/engine/author'
import { ask } from '@cardwright/engine/author'

const ROUNDS = 6
const TIMINGS = ['act', 'tend', 'play', 'pawn']
const MOVES = ['rest']
const DECK = [
  'wolf',
  'scroll',
  'bolt',
  'probe',
  'brew',
  'call',
  'scroll',
  'recall',
  'fern',
  'bless',
  'scour',
  'veil',
  'scroll',
  'probe',
]
const PIECES = ['probe', 'wolf', 'fern']
const NOBODY = -1

export const probe: GameCode = {
  shape: (seats) => ({ cards: 24 * seats, pile: 24 * seats }),
  reasons: ['dusk'],
  numbers: ['turns'],
  setUp(m) {
    const def = (id: string) => find.def(m.rules, id)
    for (let seat = 0; seat < m.rules.things.seats; seat++) {
      const from = below(m, m.rules.words.chanceStream, DECK.length)
      const cards = DECK.map((_, k) => def(DECK[(k + from) % DECK.length]))
      newCards(m, cards.slice(0, 5), seat, 'hand', 'top')
      newCards(m, cards.slice(5, 11), seat, 'deck', 'top')
      newCards(m, cards.slice(11), seat, 'discard', 'top')
      for (const id of PIECES) settle(m, def(id), seat)
      enterBoard(m, newUnit(m, def('sign'), seat), 0)
      dress(m, seat)
    }
    newCards(m, [def('wolf'), def('scroll')], 0, 'market', 'top')
    if (m.rules.space.grid !== null) settle(m, def('boulder'), NOBODY)
  },
  flow: {
    start(m) {
      setRound(m, 1)
      setPhase(m, 'day')
      beginTurn(m, 0)
      go(m, 'main')
    },
    main: (m) => askMain(m, active(m), TIMINGS, MOVES),
    bell(m) {
      go(m, 'dusk')
      const [unit = -1] = unitsOf(m, active(m))
      if (unit >= 0) emit(m, 'bell-rang', unit, active(m), round(m))
    },
    dusk(m) {
      go(m, 'end')
      const [unit = -1] = unitsOf(m, active(m))
      const card = sizeOf(m, 'discard', active(m)) > 0 ? cardAt(m, 'discard', active(m), 0) : -1
      openWindow(m, 'dusk', active(m), [unit, card, round(m)])
    },
    end(m) {
      go(m, 'next')
      emit(m, m.rules.events.on.turnEnded, active(m), round(m))
    },
    next(m) {
      closeTurn(m, active(m))
      const seat = (active(m) + 1) % m.rules.things.seats
      if (seat !== 0) return begin(m, seat)
      if (round(m) === ROUNDS) return endMatch(m, { winners: [], reason: 'dusk' })
      go(m, 'round')
      emit(m, m.rules.events.on.roundEnded, NOBODY, round(m))
    },
    round(m) {
      endRoundModifiers(m)
      setRound(m, round(m) + 1)
      refillCharges(m, 'round')
      setPhase(m, round(m) % 2 === 0 ? 'dawn' : 'day')
      begin(m, 0)
      emit(m, m.rules.events.on.roundStarted, NOBODY, round(m))
    },
  },
  moves: { rest: { apply: (m) => go(m, 'bell') } },
  regions: {
    edge: (m, cell) => {
      const { rowOf, colOf, rows, cols } = m.rules.space.grid!
      return [0, rows - 1].includes(rowOf[cell]) || [0, cols - 1].includes(colOf[cell])
    },
    shore: (_m, lane) => lane !== 1,
  },
  partitions: { half: (m, place) => (place < (m.rules.space.grid?.size ?? 2) / 2 ? 0 : 1) },
  computed: { hurt: (m, e) => ask(m, 'maxLife', e) - pool(m, e, 'life') },
  counters: { round: (m) => round(m) },
}

function begin(m: Match, seat: number): void {
  beginTurn(m, seat)
  go(m, 'main')
  emit(m, m.rules.events.on.turnStarted, seat, round(m))
}

const chance = (m: Match, n: number): number => below(m, m.rules.words.chanceStream, n)

/** Somewhere free. */
function settle(m: Match, def: number, seat: number): void {
  const { grid, lanes } = m.rules.space
  if (grid === null) return enterBoard(m, newUnit(m, def, seat), chance(m, lanes.length))
  const free = Array.from({ length: grid.size }, (_, cell) => cell).filter(
    (cell) => unitAt(m, cell) < 0,
  )
  enterBoard(m, newUnit(m, def, seat), free[chance(m, free.length)])
}

/** Statuses on some pieces and on the player, pools that are neither full nor empty. */
function dress(m: Match, seat: number): void {
  const status = (id: string) => m.rules.things.statusIndex.get(id)!.index
  const other = (seat + 1) % m.rules.things.seats
  for (const unit of unitsOf(m, seat)) {
    if (at(m, unit) < 0) continue
    if (chance(m, 2) === 0) addTokens(m, unit, status('rune'), seat, 1 + chance(m, 2))
    const some = ['stun', 'ward', 'shade', 'tired', 'lamp'][chance(m, 5)]
    addTokens(m, unit, status(some), chance(m, 2) === 0 ? seat : other, 1)
    setPool(m, unit, 'life', 1 + chance(m, 3))
    setPool(m, unit, 'rage', chance(m, 4))
  }
  for (const id of ['rune', 'boon']) addTokens(m, seat, status(id), other, 1)
  setPool(m, seat, 'points', chance(m, 4))
}
