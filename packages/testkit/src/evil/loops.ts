// Abilities that wake themselves or each other: a trigger on each common event whose steps make that event happen again.

export interface LoopWords {
  cards: readonly string[]
  statuses: readonly string[]
  resources: readonly string[]
  zones: readonly string[]
  queries: readonly string[]
}

interface Chance {
  pick<T>(list: readonly T[]): T
  below(n: number): number
}

const EVENTS = [
  'entered',
  'left',
  'died',
  'damaged',
  'healed',
  'moved',
  'resource-changed',
  'status-given',
  'status-cleared',
  'card-drawn',
  'card-discarded',
  'card-played',
  'card-moved',
  'turn-started',
  'turn-ended',
  'ability-used',
]

export function loopOf(t: Chance, words: LoopWords): object {
  const steps = Array.from({ length: t.pick([1, 1, 2, 5]) }, () => causeOf(t, words))
  const of = t.pick([undefined, 'self', { side: 'own' }, { side: 'any' }, { side: 'opponent' }])
  const optional = t.below(12) === 0
  return {
    on: t.pick(EVENTS),
    ...(of !== undefined && { of }),
    ...(optional && { optional }),
    ...(t.below(6) === 0 && { lastKnown: true }),
    steps,
  }
}

function causeOf(t: Chance, words: LoopWords): object {
  const whom = whomFor(t, words)
  return t.pick([
    ...pieceCauses(t, words, whom),
    ...cardCauses(t, words, whom),
    ...markCauses(t, words, whom),
    ...otherCauses(t, whom),
  ])
}

/** What the steps that are picked from have in common. */
type Whom = ReturnType<typeof whomFor>

function whomFor(t: Chance, words: LoopWords) {
  const unit = { kind: 'unit', side: t.pick(['own', 'any', 'opponent']) }
  const auto = {
    ...unit,
    auto: t.pick(['first', 'random']),
    ...(t.below(2) === 0 && { count: t.pick([2, 99]) }),
  }
  const cell = {
    kind: t.pick(['cell', 'cell', 'cell', 'lane', 'line']),
    auto: t.pick(['first', 'random']),
  }
  const zone = t.pick([...words.zones, 'hand'])
  const status = t.pick([...words.statuses, 'none'])
  const card = { kind: 'card', zone, ...(t.below(2) === 0 && { auto: 'random' }) }
  return { unit, auto, cell, zone, status, card }
}

/** What happens to pieces on the board. */
const pieceCauses = (t: Chance, words: LoopWords, { unit, auto, cell }: Whom): object[] => [
  {
    do: 'spawn',
    def: t.pick([...words.cards, 'self']),
    to: { ...cell, ...(t.below(2) === 0 && { empty: true }) },
    ...(t.below(4) === 0 && { side: t.pick(['opponent', 'neutral']) }),
  },
  { do: 'damage', amount: t.pick([1, 5, 3000]), each: unit },
  { do: 'damage', amount: 1, each: auto },
  { do: 'heal', amount: t.pick([1, 1_000_000]), each: unit },
  { do: 'destroy', each: auto },
  { do: 'move', each: auto, to: cell },
  { do: 'push', each: auto, steps: t.pick([1, 1_000_000]) },
  { do: 'swap', target: auto, to: { ...unit, auto: 'first' } },
]

/** What happens to cards and zones. */
const cardCauses = (
  t: Chance,
  words: LoopWords,
  { unit, auto, cell, zone, card }: Whom,
): object[] => [
  { do: 'draw', amount: t.pick([1, 99, 1_000_000]), each: { kind: 'seat', side: 'any' } },
  { do: 'discard', each: card },
  { do: 'put', each: card, to: zone },
  {
    do: 'put',
    each: { kind: 'card', zone },
    to: { zone, of: 'actor', at: t.pick(['top', 'bottom', 'random']) },
  },
  { do: 'put', each: t.pick<object>([card, auto]), to: cell },
  { do: 'put', each: unit, to: t.pick([...words.zones, 'hand']) },
]

/** Resources, statuses and modifiers. */
const markCauses = (t: Chance, words: LoopWords, { unit, auto, status, card }: Whom): object[] => [
  { do: 'gain', what: t.pick([...words.resources, 'none']), amount: t.pick([1, -1, 1_000_000]) },
  { do: 'give', status, amount: t.pick([1, 1_000_000]), each: unit },
  { do: 'clear', status, each: unit },
  { do: 'transfer', each: auto, to: { ...unit, auto: 'random' } },
  {
    do: 'modify',
    query: t.pick([...words.queries, 'none']),
    ...t.pick<object>([{ add: 1_000_000 }, { scale: 1000 }, { set: -1 }, { forbid: true }]),
    each: t.pick<object>([unit, card]),
    until: t.pick(['turn', 'forever', 'round', 'step']),
  },
]

/** The rest. */
const otherCauses = (t: Chance, { unit, auto }: Whom): object[] => [
  { do: 'remove', each: auto },
  { do: 'look', top: t.pick([1, 1_000_000]) },
  { do: 'select', target: { ...unit, count: 'any' }, times: t.pick([2, 99]) },
  {
    do: 'repeat',
    count: t.pick([2, 1000]),
    max: 1000,
    steps: [
      { do: 'damage', amount: 1, target: { ...unit, auto: 'random', count: t.pick([1, 2]) } },
    ],
  },
  { do: 'attack', each: auto },
]
