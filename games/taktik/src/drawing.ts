// Drawing from the common deck: a bonus waits for its drawer, a malus acts unless it is cancelled. [TK-13]
import {
  active,
  arg,
  cardAt,
  definitionOf,
  emit,
  finish,
  gain,
  openWindow,
  playForced,
  pushProcedure,
  putIn,
  setArg,
  setNumber,
  setOwner,
  setStage,
  shuffle,
  sizeOf,
  stage,
  type Match,
  type MoveCode,
  type Procedure,
} from '@cardwright/engine/author'
import { zone } from './set-up.ts'
import { countsPoints } from './victory.ts'

const CARD = 0
const SEAT = 1
export const CANCELLED = 2
const NOBODY = -1

const isOfClass = (m: Match, card: number, name: string): boolean =>
  definitionOf(m, card).class === name

/** The bonus that was drawn and has neither been played nor stored; -1 = none. */
export function pendingCard(m: Match): number {
  const pending = zone(m, 'pending')
  const seat = active(m)
  return sizeOf(m, pending, seat) === 0 ? -1 : cardAt(m, pending, seat, 0)
}

export const canDraw = (m: Match): boolean =>
  sizeOf(m, m.rules.zones.deck!, 0) > 0 || sizeOf(m, m.rules.zones.discard!, 0) > 0

/** [TK-13.2] The discard becomes the pile again, in the order of its cards, and is shuffled. */
function refill(m: Match): void {
  const { deck, discard } = m.rules.zones
  const { on } = m.rules.events
  const cards: number[] = []
  for (let k = sizeOf(m, discard!, 0) - 1; k >= 0; k--) cards.push(cardAt(m, discard!, 0, k))
  for (const card of cards.sort((a, b) => a - b)) {
    putIn(m, card, deck!)
    setOwner(m, card, NOBODY)
  }
  shuffle(m, deck!, 0)
  emit(m, on.deckShuffled, NOBODY, cards.length)
}

export const draw: Procedure = (m, f) => {
  const { deck, discard } = m.rules.zones
  const { on } = m.rules.events
  const seat = arg(m, f, SEAT)
  const card = arg(m, f, CARD)
  const now = stage(m, f)
  setStage(m, f, now + 1)
  switch (now) {
    case 0: {
      if (sizeOf(m, deck!, 0) === 0) refill(m)
      const top = cardAt(m, deck!, 0, 0)
      setArg(m, f, CARD, top)
      // first out of the pile, which is nobody's; [TK-13.1] a bonus is its drawer's secret, a malus is open
      putIn(m, top, 'drawn')
      setOwner(m, top, seat)
      if (isOfClass(m, top, 'bonus')) putIn(m, top, 'pending')
      setNumber(m, 'drawn', 1)
      return emit(m, on.cardDrawn, top, seat, 1)
    }
    case 1:
      if (!isOfClass(m, card, 'malus')) return finish(m, f, 'drawn')
      return openWindow(m, 'malusDrawn', seat, [card])
    case 2:
      if (arg(m, f, CANCELLED) === 1) {
        putIn(m, card, discard!)
        if (countsPoints(m)) gain(m, seat, 'points', 1)
        return emit(m, 'malus-cancelled', card, seat)
      }
      playForced(m, card, 'drawn', seat)
      return
    default:
      finish(m, f, 'resolved')
  }
}

function isFull(m: Match, seat: number): boolean {
  const { manifest } = m.rules.game
  return sizeOf(m, 'storage', seat) >= manifest.zones['storage'].capacity!
}

/** Options for a drawn bonus besides playing it. */
export const pendingMoves = (m: Match): readonly string[] => (isFull(m, active(m)) ? FULL : ROOM)
const ROOM = ['store']
const FULL = ['replace', 'discardDrawn']

function store(m: Match, seat: number): void {
  const card = pendingCard(m)
  putIn(m, card, 'storage')
  emit(m, 'card-stored', card, seat)
}

export const drawingMoves: Record<string, MoveCode> = {
  drawCard: { apply: (m, seat) => pushProcedure(m, 'draw', NOBODY, seat) },
  store: { apply: store },
  /** [TK-13.7] */
  replace: {
    list(m, seat, add) {
      for (let k = 0; k < sizeOf(m, 'storage', seat); k++) add(k)
    },
    apply(m, seat, k) {
      const storage = zone(m, 'storage')
      const behind: number[] = []
      for (let i = k + 1; i < sizeOf(m, storage, seat); i++)
        behind.push(cardAt(m, storage, seat, i))
      putIn(m, cardAt(m, storage, seat, k), m.rules.zones.discard!)
      store(m, seat)
      // the new card takes the slot of the old one
      for (const card of behind) putIn(m, card, storage)
    },
    show: (_m, k) => String(k + 1),
  },
  discardDrawn: { apply: (m) => putIn(m, pendingCard(m), m.rules.zones.discard!) },
}
