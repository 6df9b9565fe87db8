// Toy games: a pack from inline objects and a generic game around it. Nothing is validated here.
import {
  ask,
  askMain,
  beginTurn,
  cardAt,
  closeTurn,
  emit,
  endRoundModifiers,
  go,
  pushProcedure,
  refillCharges,
  sizeOf,
  type Match,
} from '../src/author.ts'
import { ACTIVE, amountOf, put, ROUND } from '../src/block.ts'
import type {
  Ability,
  Definition,
  GameCode,
  Manifest,
  Options,
  Pack,
  Status,
} from '../src/index.ts'
import { procedures, verbs, windowClosed } from './procedures.ts'
import { Table } from './table.ts'
import { words } from './words.ts'

export type { Table } from './table.ts'

type Some<T> = Record<string, Partial<T>>
export interface ToyParts {
  pieces?: Some<Definition>
  spells?: Some<Definition>
  /** Definitions of any other class. */
  things?: Some<Definition>
  statuses?: Some<Status>
  keywords?: Record<string, Ability[]>
  basics?: Record<string, Ability[]>
  balance?: Record<string, number>
  manifest?: Partial<Manifest>
  code?: Partial<GameCode>
  seats?: number
  options?: Options
}

const named = <T>(some: Some<T> = {}, rest: Partial<T> = {}): T[] =>
  Object.entries(some).map(([id, one]) => ({ id, ...rest, ...one }) as T)

export function toyPack(parts: ToyParts): Pack {
  const stats = { power: 1, speed: 1, maxLife: 3 }
  return {
    manifest: { ...words, ...parts.manifest },
    definitions: [
      ...named<Definition>({ pawn: {}, ...parts.pieces }, { class: 'piece', stats }),
      ...named<Definition>({ page: {}, ...parts.spells }, { class: 'spell' }),
      ...named<Definition>({ boulder: { class: 'rock' }, ...parts.things }),
    ],
    statuses: named<Status>({
      mark: { stacks: true, token: true },
      stun: { stacks: true, token: true },
      tired: { stacks: false },
      ...parts.statuses,
    }),
    keywords: Object.entries(parts.keywords ?? {}).map(([id, abilities]) => ({ id, abilities })),
    basics: Object.entries(parts.basics ?? {}).map(([id, abilities]) => ({ id, abilities })),
    decks: [],
    balance: Object.fromEntries(
      Object.entries(parts.balance ?? {}).map(([key, value]) => [key, { value, unit: '' }]),
    ),
    text: {},
    hash: 'toy',
  }
}

const active = (m: Match) => m.s[ACTIVE]
const onMarket = (m: Match) => {
  const market = m.rules.zones.byName.get('market')
  return market === undefined || sizeOf(m, market, 0) === 0 ? -1 : cardAt(m, market, 0, 0)
}

/** Turns that do nothing by themselves: all timings are open until the seat ends its turn. */
export const toyCode: GameCode = {
  options: { teams: { values: [false, true] } },
  shape: () => ({ cards: 60, pile: 40 }),
  setUp() {},
  flow: {
    start: (m) => go(m, 'main'),
    main: (m) => askMain(m, active(m), m.rules.words.timings, m.rules.words.moveNames),
    end(m) {
      go(m, 'pass')
      emit(m, m.rules.events.on.turnEnded, active(m), m.s[ROUND])
    },
    pass(m) {
      closeTurn(m, active(m))
      if (active(m) < m.rules.things.seats - 1) return go(m, 'turn')
      go(m, 'round')
      emit(m, m.rules.events.on.roundEnded, -1, m.s[ROUND])
    },
    round(m) {
      endRoundModifiers(m)
      put(m, ROUND, m.s[ROUND] + 1)
      refillCharges(m, 'round')
      go(m, 'turn')
      emit(m, m.rules.events.on.roundStarted, -1, m.s[ROUND])
    },
    turn(m) {
      beginTurn(m, (active(m) + 1) % m.rules.things.seats)
      go(m, 'main')
      emit(m, m.rules.events.on.turnStarted, active(m), m.s[ROUND])
    },
  },
  moves: {
    endTurn: { apply: (m) => go(m, 'end') },
    drawMalus: {
      list: (m, _seat, add) => onMarket(m) >= 0 && add(0),
      apply: (m, seat) => pushProcedure(m, 'malus', onMarket(m), -1, seat),
    },
  },
  procedures,
  verbs,
  windowClosed,
  regions: {
    edge: (m, cell) => {
      const { rowOf, colOf, rows, cols } = m.rules.space.grid!
      return [0, rows - 1].includes(rowOf[cell]) || [0, cols - 1].includes(colOf[cell])
    },
  },
  partitions: {
    quadrant: (m, cell) =>
      (m.rules.space.grid!.rowOf[cell] > 1 ? 2 : 0) + (m.rules.space.grid!.colOf[cell] > 1 ? 1 : 0),
  },
  computed: {
    missing: (m, e) =>
      ask(m, m.rules.queries.byName.get('maxLife')!, e) -
      amountOf(m, m.rules.pools.byName.get('life')!, e),
  },
  counters: { round: (m) => m.s[ROUND] },
}

export function toy(parts: ToyParts = {}): Table {
  return new Table(toyPack(parts), { ...toyCode, ...parts.code }, parts.seats ?? 2, parts.options)
}

/** An activated ability of timing `act` with these steps. */
export const act = (...steps: Ability['steps'] & object): Ability => ({ when: 'act', steps })
