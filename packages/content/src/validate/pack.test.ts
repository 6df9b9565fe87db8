// The pack around the abilities: ids, decks, the manifest, and words that nothing uses.
import { describe, expect, it } from 'vitest'
import { manifest, problemsWith, toyFiles } from '../../test/toy.ts'
import { validate } from '../load.ts'
import { formatProblem } from '../problem.ts'

const withManifest = (change: object) =>
  problemsWith({ 'manifest.json': { ...manifest, ...change } })
const withPieces = (...cards: object[]) =>
  problemsWith({ 'cards/more.json': { class: 'piece', cards } })
const drawing = (when: string) => [
  { id: 'a', abilities: [{ when, steps: [{ do: 'draw', amount: 1 }] }] },
]

describe('definitions', () => {
  it.each<[string, object, string]>([
    ['a taken id', { id: 'cub', stats: { power: 1 } }, 'cards[0].id  this id is already used'],
    ['a missing stat', { id: 'a' }, 'a.stats  a piece needs the stat "power"'],
    ['an unknown stat', { id: 'a', stats: { power: 1, hieght: 2 } }, 'did you mean "height"?'],
    ['a computed stat', { id: 'a', stats: { power: 1, hurt: 2 } }, 'computed by the game'],
    ['a stat that is no number', { id: 'a', stats: { power: '1' } }, 'stats.power  expected a'],
    ['an unknown type', { id: 'a', types: ['baest'], stats: { power: 1 } }, 'unknown type'],
    [
      'an unknown keyword',
      { id: 'a', keywords: ['fling'], stats: { power: 1 } },
      'unknown keyword',
    ],
    [
      'a type twice',
      { id: 'a', types: ['beast', 'beast'], stats: { power: 1 } },
      'is listed twice',
    ],
    [
      'an unknown field',
      { id: 'a', fields: { color: 'red' }, stats: { power: 1 } },
      'unknown field',
    ],
    [
      'an unknown value',
      { id: 'a', fields: { colour: 'rde' }, stats: { power: 1 } },
      'no such value',
    ],
    [
      'a price of another holder',
      { id: 'a', cost: { life: 1 }, stats: { power: 1 } },
      'a seat pays for cards',
    ],
    [
      'a negative price',
      { id: 'a', cost: { mana: -1 }, stats: { power: 1 } },
      'must be at least 0',
    ],
    [
      'an unknown key',
      { id: 'a', stat: { power: 1 }, stats: { power: 1 } },
      'did you mean "stats"?',
    ],
    ['no id', { stats: { power: 1 } }, 'cards[0].id  is missing'],
  ])('refuse %s', (_, card, message) => {
    expect(withPieces(card)).toEqual([expect.stringContaining(message)])
  })

  it('do something, where others of their class are played', () => {
    const cards = [
      { id: 'a', abilities: [{ when: 'play', steps: [{ do: 'draw', amount: 1 }] }] },
      { id: 'b' },
    ]
    expect(problemsWith({ 'cards/spells.json': { class: 'spell', cards } })).toContainEqual(
      expect.stringContaining('a spell without abilities cannot be played'),
    )
  })

  it('name their abilities differently', () => {
    const ability = { name: 'x', when: 'act', steps: [{ do: 'draw', amount: 1 }] }
    const card = { id: 'a', stats: { power: 1 }, abilities: [ability, ability] }
    expect(withPieces(card)).toEqual([
      expect.stringContaining('another ability here has the same name'),
    ])
  })

  it('are never usable where they never are', () => {
    expect(problemsWith({ 'cards/s.json': { class: 'spell', cards: drawing('play') } })).toEqual([])
    expect(
      problemsWith({ 'cards/s.json': { class: 'spell', cards: drawing('act') } }),
    ).toHaveLength(1)
  })
})

describe('decks', () => {
  it.each<[string, object, string]>([
    ['an unknown card', { cub: 1, cbu: 2 }, 'unknown definition ("cbu")'],
    ['a card none times', { cub: 0 }, 'must be at least 1'],
    ['a thing that is no card', { boulder: 1 }, 'a rock is never a card'],
    ['nothing at all', {}, 'an empty deck'],
  ])('refuse %s', (_, cards, message) => {
    expect(problemsWith({ 'decks.json': [{ id: 'd', cards }] })).toEqual([
      expect.stringContaining(message),
    ])
  })
})

describe('the manifest', () => {
  const { zones, resources, queries, timings, classes } = manifest
  it.each<[string, object, string]>([
    ['an unknown key', { zonse: {} }, 'zonse  unknown key "zonse" ({}) — did you mean "zones"?'],
    ['seats upside down', { seats: { min: 3, max: 2 } }, 'seats  "min" is greater than "max"'],
    [
      'two decks',
      { zones: { ...zones, pile: { per: 'seat', seen: 'all', role: 'deck' } } },
      'already has this role',
    ],
    [
      'a cap of nothing',
      { resources: { ...resources, life: { of: 'unit', cap: 'maxLife', vital: true } } },
      'unknown query',
    ],
    [
      'a death of seats',
      { resources: { ...resources, mana: { of: 'seat', vital: true } } },
      'only units and sections can die',
    ],
    [
      'a base of another kind',
      { queries: { ...queries, canAct: { kind: 'yesNo', of: 'unit', base: 1 } } },
      'base of a yesNo query is a boolean',
    ],
    [
      'symbols without values',
      { queries: { ...queries, playedTo: { kind: 'symbol', of: 'card' } } },
      'needs its "values"',
    ],
    [
      'a timing in no zone',
      { timings: { ...timings, play: { from: ['hnad'] } } },
      'did you mean "hand"?',
    ],
    [
      'an unknown basic',
      { classes: { ...classes, piece: { place: 'board', card: 'makes', basics: ['walk'] } } },
      'unknown basic action',
    ],
    [
      'an event of the engine',
      { events: { moved: [] } },
      'the engine already has an event with this name',
    ],
    ['a payload of nothing', { events: { flooded: ['unit:thing'] } }, 'unknown payload'],
    ['an exhaustion of nothing', { exhaustion: 'tird' }, 'did you mean "tired"?'],
    ['a list with a repeat', { types: ['beast', 'stone', 'beast'] }, 'types[2]  is listed twice'],
    ['a stat that is a query', { stats: ['height', 'power'] }, 'is also a query'],
  ])('refuses %s', (_, change, message) => {
    expect(withManifest(change)).toEqual([expect.stringContaining(message)])
  })

  it('with a broken declaration does not blame the cards for it', () => {
    const broken = { ...queries, power: { knd: 'number', of: 'unit' } }
    expect(withManifest({ queries: broken })).toEqual([
      expect.stringContaining('queries.power.kind  is missing'),
      expect.stringContaining('did you mean "kind"?'),
    ])
  })
})

describe('words that nothing uses', () => {
  it('are problems, unless the code uses them', () => {
    const files = toyFiles([])
    const unused = validate(files).map(formatProblem)
    expect(unused).toContain('statuses.json:[0].id  nothing uses this status ("stun")')
    expect(unused).toContain('balance.json:half  nothing uses this balance key ("half")')
    expect(unused).toContain('manifest.json:regions[0]  nothing uses this region ("edge")')
    const rest = validate(files, { usedByCode: ['stun', 'half', 'edge'] })
    expect(rest).toHaveLength(unused.length - 3)
  })
})
