// Games of a few lines that say nothing about how good a state is: for one seat, for several, in teams.
import { type Game, type GameCode } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import {
  askMove,
  beginTurn,
  endMatch,
  go,
  number,
  setNumber,
  type Match,
} from '@cardwright/engine/author'
import { ACTIVE, put, ROUND } from '@cardwright/engine/block'
import { gameOf } from '@cardwright/testkit'

const MOST = 3

/** One to three sticks in turn; whoever takes the last wins, with the whole team. */
export function sticks(seats: number, count: number, teams = seats): Game {
  const winners = (m: Match) => {
    let mask = 0
    for (let seat = 0; seat < seats; seat++)
      if (seat % teams === m.s[ACTIVE] % teams) mask |= 1 << seat
    return mask
  }
  return small(seats, {
    numbers: ['left'],
    setUp: (m) => setNumber(m, 'left', count),
    take: (m, value) => {
      const left = number(m, 'left') - value
      setNumber(m, 'left', left)
      return left === 0 ? winners(m) : -1
    },
    most: (m) => Math.min(MOST, number(m, 'left')),
  })
}

/** Patience: four steps of one to three must reach the goal exactly. */
export const patience = (goal: number): Game =>
  small(1, {
    numbers: ['walked', 'steps'],
    setUp: () => {},
    take: (m, value) => {
      setNumber(m, 'walked', number(m, 'walked') + value)
      setNumber(m, 'steps', number(m, 'steps') + 1)
      if (number(m, 'steps') < 4) return -1
      return number(m, 'walked') === goal ? 1 : 0
    },
    most: () => MOST,
  })

/** What the only answer of the match leads to: scores of both seats; the higher one wins. */
export type Way = (m: Match) => readonly [number, number]

/** One answer of the first seat ends the match. */
export function oneAnswer(ways: readonly Way[], playsForScore: boolean): Game {
  const code: GameCode = {
    ...(playsForScore ? { playsForScore } : {}),
    reasons: ['over'],
    setUp: () => {},
    flow: {
      start: (m) => go(m, 'turn'),
      turn: (m) => askMove(m, 0, ['take']),
    },
    moves: {
      take: {
        list: (_m, _seat, add) => ways.forEach((_, k) => add(k)),
        apply(m, _seat, value) {
          const scores = ways[value](m)
          endMatch(m, { winners: [scores[0] > scores[1] ? 0 : 1], scores, reason: 'over' })
        },
      },
    },
  }
  return createGame(packFor(2), code)
}

interface Small {
  numbers: string[]
  setUp: (m: Match) => void
  most: (m: Match) => number
  /** @returns the winners as a mask, or -1 while it goes on */
  take: (m: Match, value: number) => number
}

function small(seats: number, { numbers, setUp, most, take }: Small): Game {
  const code: GameCode = {
    numbers,
    reasons: ['over'],
    setUp,
    flow: {
      start(m) {
        put(m, ROUND, 1)
        go(m, 'turn')
      },
      turn: (m) => askMove(m, m.s[ACTIVE], ['take']),
      pass(m) {
        put(m, ROUND, m.s[ROUND] + 1)
        beginTurn(m, (m.s[ACTIVE] + 1) % seats)
        go(m, 'turn')
      },
    },
    moves: {
      take: {
        list(m, _seat, add) {
          for (let value = 1; value <= most(m); value++) add(value)
        },
        apply(m, _seat, value) {
          const winners = take(m, value)
          if (winners >= 0)
            endMatch(m, {
              winners: [0, 1, 2, 3].filter((seat) => (winners >> seat) & 1),
              reason: 'over',
            })
          else go(m, 'pass')
        },
      },
    },
  }
  return createGame(packFor(seats), code)
}

const packFor = (seats: number) =>
  gameOf(
    {
      'manifest.json': JSON.stringify({
        id: 'small',
        version: 1,
        seats: { min: seats, max: seats },
        space: { kind: 'none' },
        classes: {},
        zones: {},
        resources: {},
        queries: {},
        types: [],
        phases: ['main'],
        timings: {},
        policies: {
          commit: 'chain',
          cancel: 'free',
          needsTarget: true,
          together: false,
          choice: 'chooser',
        },
        capacity: { units: 1, tokens: 0, modifiers: 0 },
      }),
      'text.en.json': '{}',
      'text.ru.json': '{}',
    },
    { setUp: () => {}, flow: {} },
  ).pack
