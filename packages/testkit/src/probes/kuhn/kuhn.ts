// Kuhn's poker, to test what players cannot know and games that are played for chips: three cards, one for each of two players, a
// bet of one chip at most. A few deals are a match, and what counts is how many chips one has won.
import {
  active,
  alter,
  askMove,
  beginTurn,
  cardAt,
  cardsIn,
  definitionOf,
  emit,
  endMatch,
  find,
  gain,
  go,
  hold,
  newCards,
  number,
  pool,
  putIn,
  round,
  setNumber,
  setOwner,
  setPhase,
  setPool,
  setRound,
  shuffle,
  type GameCode,
  type Match,
} from '@cardwright/engine/author'

const NOBODY = -1
const DEALS = 4
const OPENING = ['check', 'bet']
const ANSWERING = ['call', 'fold']

export const kuhn: GameCode = {
  numbers: ['deals', 'checks'],
  reads: ['shown', 'stake', 'chips'],
  reasons: ['counted'],
  shape: () => ({ cards: 3, pile: 3 }),
  scores: chips,
  playsForScore: true,
  judge: (_pack, desk) => desk.roles('decks', ['three']),
  setUp(m) {
    const cards = Object.keys(find.deck(m.rules, 'three')).map((id) => find.def(m.rules, id))
    newCards(m, cards, NOBODY, 'deck', 'top')
  },
  flow: {
    start(m) {
      setPhase(m, 'main')
      go(m, 'deal')
    },
    deal(m) {
      if (number(m, 'deals') === DEALS) return finish(m)
      setNumber(m, 'deals', number(m, 'deals') + 1)
      setNumber(m, 'checks', 0)
      for (const seat of [0, 1]) for (const zone of ['hand', 'shown']) gather(m, zone, seat)
      shuffle(m, 'deck', 0)
      for (const seat of [0, 1]) {
        give(m, cardAt(m, 'deck', NOBODY, 0), seat, 'hand')
        setPool(m, seat, 'stake', 1)
      }
      begin(m, number(m, 'deals') % 2)
      go(m, 'open')
    },
    open: (m) => askMove(m, active(m), OPENING),
    answer: (m) => askMove(m, active(m), ANSWERING),
  },
  moves: {
    check: {
      apply(m, seat) {
        setNumber(m, 'checks', number(m, 'checks') + 1)
        if (number(m, 'checks') === 2) return showdown(m)
        begin(m, 1 - seat)
        go(m, 'open')
      },
    },
    bet: {
      apply(m, seat) {
        gain(m, seat, 'stake', 1)
        begin(m, 1 - seat)
        go(m, 'answer')
      },
    },
    call: {
      apply(m, seat) {
        gain(m, seat, 'stake', 1)
        showdown(m)
      },
    },
    fold: { apply: (m, seat) => pay(m, 1 - seat, 1) },
  },
}

function begin(m: Match, seat: number): void {
  setRound(m, round(m) + 1)
  beginTurn(m, seat)
}

function give(m: Match, card: number, seat: number, zone: string): void {
  hold(m, card)
  setOwner(m, card, seat)
  putIn(m, card, zone)
}

function gather(m: Match, zone: string, seat: number): void {
  for (const card of cardsIn(m, zone, seat)) give(m, card, NOBODY, 'deck')
}

/** First both cards are shown: what happens then may depend on them. */
function showdown(m: Match): void {
  const cards = [0, 1].map((seat) => cardAt(m, 'hand', seat, 0))
  cards.forEach((card, seat) => {
    putIn(m, card, 'shown')
    emit(m, 'shown', card, seat)
  })
  const [one, other] = cards.map((card) => definitionOf(m, card).stats!['rank'])
  pay(m, one > other ? 0 : 1, Math.max(pool(m, 0, 'stake'), pool(m, 1, 'stake')))
}

function pay(m: Match, winner: number, stake: number): void {
  alter(m, winner, 'chips', stake)
  alter(m, 1 - winner, 'chips', -stake)
  go(m, 'deal')
}

function chips(m: Match): number[] {
  return [0, 1].map((seat) => pool(m, seat, 'chips'))
}

function finish(m: Match): void {
  const scores = chips(m)
  const winners = scores[0] === scores[1] ? [] : [scores[0] > scores[1] ? 0 : 1]
  endMatch(m, { winners, scores, reason: 'counted' })
}

export const contentUrl = new URL('content/', import.meta.url)
