// A game of the family of Love Letter, to test what players cannot know: every hand comes from one deck of nobody, one
// card lies aside unseen, cards are guessed, seen, compared and traded, and players leave one by one.
import {
  active,
  addTokens,
  askMove,
  beginTurn,
  cardAt,
  cardsIn,
  definitionOf,
  eliminate,
  emit,
  endMatch,
  find,
  go,
  hold,
  include,
  includes,
  isOut,
  isOver,
  newCards,
  nextSeat,
  number,
  pushDraw,
  putIn,
  round,
  seatsLeft,
  setNumber,
  setOwner,
  setPhase,
  setRound,
  shuffle,
  sizeOf,
  verdict,
  type GameCode,
  type Match,
} from '@cardwright/engine/author'

const NOBODY = -1
const MOVES = ['play']
const HIGHEST = 8
/** Nobody else to play it on. */
const NO_TARGET = 7

/** A move in one number: which card of the hand, on whom, and what is guessed. */
const moveOf = (card: number, target: number, guess = 0): number =>
  card | (target << 2) | (guess << 5)

export const court: GameCode = {
  numbers: ['hidden'],
  reads: ['aside'],
  reasons: ['lastOne', 'showdown'],
  shape: () => ({ cards: 16, pile: 16 }),
  judge: (_pack, desk) => desk.roles('decks', ['court']),
  setUp(m) {
    const cards = Object.entries(find.deck(m.rules, 'court')).flatMap(([id, n]) =>
      Array.from({ length: n }, () => find.def(m.rules, id)),
    )
    newCards(m, cards, NOBODY, 'deck', 'top')
    shuffle(m, 'deck', 0)
    putIn(m, cardAt(m, 'deck', NOBODY, 0), 'aside')
    for (const seat of seatsLeft(m)) deal(m, cardAt(m, 'deck', NOBODY, 0), seat)
  },
  flow: {
    start(m) {
      setPhase(m, 'main')
      begin(m, 0)
    },
    choose: (m) => askMove(m, active(m), MOVES),
    next(m) {
      const [first, ...others] = seatsLeft(m)
      if (others.length === 0) return endMatch(m, { winners: [first], reason: 'lastOne' })
      if (sizeOf(m, 'deck', NOBODY) === 0) return showdown(m)
      begin(m, nextSeat(m, active(m)))
    },
  },
  moves: { play: { list: listPlays, apply: play } },
  leaves(m, seat) {
    for (const card of cardsIn(m, 'hand', seat)) putIn(m, card, 'discard')
    if (active(m) === seat) go(m, 'next')
  },
  evaluate(m, seat) {
    if (isOver(m)) return 100 * verdict(m, seat)
    if (isOut(m, seat)) return -100
    const ranks = cardsIn(m, 'hand', seat).map((card) => rankOf(m, card))
    return Math.max(0, ...ranks) - 20 * seatsLeft(m).length
  },
}

export const rankOf = (m: Match, card: number): number => definitionOf(m, card).stats!['rank']

const deedOf = (m: Match, card: number): string => definitionOf(m, card).fields!['deed']

function deal(m: Match, card: number, seat: number): void {
  hold(m, card)
  setOwner(m, card, seat)
  putIn(m, card, 'hand')
}

function begin(m: Match, seat: number): void {
  setRound(m, round(m) + 1)
  setNumber(m, 'hidden', number(m, 'hidden') & ~(1 << seat))
  beginTurn(m, seat)
  go(m, 'choose')
  pushDraw(m, seat, 1)
}

/** The highest hand wins. Nobody has to show it. */
function showdown(m: Match): void {
  const left = seatsLeft(m)
  const ranks = left.map((seat) => rankOf(m, cardAt(m, 'hand', seat, 0)))
  const winners = left.filter((_, k) => ranks[k] === Math.max(...ranks))
  endMatch(m, { winners, reason: 'showdown' })
}

function listPlays(m: Match, seat: number, add: (value: number) => void): void {
  const targets = seatsLeft(m).filter((one) => one !== seat && !includes(m, 'hidden', one))
  if (targets.length === 0) targets.push(NO_TARGET)
  cardsIn(m, 'hand', seat).forEach((card, k) => {
    const deed = deedOf(m, card)
    if (deed === 'doom') return
    if (deed === 'hide' || deed === 'rest') return add(moveOf(k, NO_TARGET))
    for (const target of targets) {
      if (deed !== 'guess' || target === NO_TARGET) add(moveOf(k, target))
      else for (let guess = 2; guess <= HIGHEST; guess++) add(moveOf(k, target, guess))
    }
  })
}

function play(m: Match, seat: number, value: number): void {
  const card = cardAt(m, 'hand', seat, value & 3)
  const target = (value >> 2) & 7
  const deed = deedOf(m, card)
  putIn(m, card, 'discard')
  go(m, 'next')
  emit(m, m.rules.events.on.cardPlayed, card, seat)
  if (deed === 'hide') include(m, 'hidden', seat)
  if (target !== NO_TARGET) DEEDS[deed](m, seat, target, value >> 5)
}

const DEEDS: Record<string, (m: Match, seat: number, target: number, guess: number) => void> = {
  guess(m, seat, target, guess) {
    emit(m, 'guessed', seat, target, guess)
    if (rankOf(m, handOf(m, target)) === guess) eliminate(m, target)
  },
  peek: (m, seat, target) => show(m, target, seat),
  compare(m, seat, target) {
    const [own, other] = [seat, target].map((one) => rankOf(m, handOf(m, one)))
    show(m, target, seat)
    show(m, seat, target)
    if (own !== other) eliminate(m, own < other ? seat : target)
  },
  replace(m, _seat, target) {
    const card = handOf(m, target)
    const isDoomed = deedOf(m, card) === 'doom'
    putIn(m, card, 'discard')
    if (isDoomed) return eliminate(m, target)
    const rest = sizeOf(m, 'deck', NOBODY) > 0 ? 'deck' : 'aside'
    deal(m, cardAt(m, rest, NOBODY, 0), target)
  },
  trade(m, seat, target) {
    const [own, other] = [handOf(m, seat), handOf(m, target)]
    deal(m, own, target)
    deal(m, other, seat)
    // both know what they gave away
    show(m, target, seat)
    show(m, seat, target)
  },
}

const handOf = (m: Match, seat: number): number => cardAt(m, 'hand', seat, 0)

/** From now on a player sees what another one holds. */
function show(m: Match, of: number, to: number): void {
  addTokens(m, handOf(m, of), find.status(m.rules, 'known'), to, 1)
}

export const contentUrl = new URL('content/', import.meta.url)
