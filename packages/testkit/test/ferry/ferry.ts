// A toy in lanes for two to four: hidden hands, a shared market, teams, a tide that ends it.
import {
  askMain,
  beginTurn,
  closeTurn,
  endMatch,
  go,
  newCard,
  number,
  pushDraw,
  putIn,
  setNumber,
  setPhase,
  shuffle,
  type GameCode,
  type Match,
} from '@cardwright/engine/author'
import { ACTIVE, amountOf, put, ROUND, setResource } from '@cardwright/engine/block'

const TIMINGS = ['act', 'play']
const MOVES = ['buy', 'endTurn']
const TURNS = 12

export const ferry: GameCode = {
  options: { teams: { values: ['none', 'pairs'] } },
  shape: (seats) => ({ cards: 10 * seats, pile: 24 }),
  numbers: ['turnsLeft'],
  reasons: ['flood', 'dusk'],
  reads: ['market'],
  setUp(m, { teams }) {
    const cards = Object.entries(m.rules.game.pack.decks[0].cards)
    for (let seat = 0; seat < m.rules.things.seats; seat++) {
      for (const [id, n] of cards)
        for (let k = 0; k < n; k++)
          putIn(m, newCard(m, m.rules.things.defIndex.get(id)!, seat), m.rules.zones.deck!)
      shuffle(m, m.rules.zones.deck!, seat)
      if (teams === 'pairs') put(m, m.rules.layout.team + seat, seat % 2)
      setResource(m, m.rules.pools.byName.get('coins')!, seat, 3)
    }
    setNumber(m, 'turnsLeft', TURNS)
  },
  flow: {
    start(m) {
      setPhase(m, 'day')
      put(m, ROUND, 1)
      beginTurn(m, 0)
      go(m, 'morning')
    },
    morning(m) {
      go(m, 'main')
      pushDraw(m, m.s[ACTIVE], 2)
    },
    main(m) {
      const tide = amountOf(m, m.rules.pools.byName.get('tide')!, m.rules.things.world)
      if (tide >= 3) return endMatch(m, { winners: [m.s[ACTIVE]], reason: 'flood' })
      askMain(m, m.s[ACTIVE], TIMINGS, MOVES)
    },
    night(m) {
      const seat = m.s[ACTIVE]
      closeTurn(m, seat)
      setNumber(m, 'turnsLeft', number(m, 'turnsLeft') - 1)
      if (number(m, 'turnsLeft') <= 0) return endMatch(m, { winners: [], reason: 'dusk' })
      beginTurn(m, (seat + 1) % m.rules.things.seats)
      go(m, 'morning')
    },
  },
  moves: {
    buy: {
      list(m, seat, add) {
        for (const n of [1, 2]) if (coins(m, seat) >= n) add(n)
      },
      apply(m, seat, n) {
        setResource(m, m.rules.pools.byName.get('coins')!, seat, coins(m, seat) - n)
        go(m, 'main')
      },
    },
    endTurn: { apply: (m) => go(m, 'night') },
  },
}

const coins = (m: Match, seat: number) => amountOf(m, m.rules.pools.byName.get('coins')!, seat)

export const contentUrl = new URL('content/', import.meta.url)
