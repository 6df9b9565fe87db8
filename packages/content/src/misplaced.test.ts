// A good idea in the wrong place: the message says what it is and what to write.
import { describe, expect, it } from 'vitest'
import { act, hit, passive, problemsOf, problemsWith } from '../test/toy.ts'

const steps = [{ do: 'draw', amount: 1 }]

it.each<[string, unknown, string]>([
  [
    'a status as a verb',
    act({ do: 'stun' }),
    '"stun" is a status, write "do": "give", "status": "stun"',
  ],
  [
    'a keyword as a verb',
    act({ do: 'flying' }),
    '"flying" is a keyword, write "do": "modify", "keyword": "flying"',
  ],
  [
    'a resource as a verb',
    act({ do: 'mana' }),
    '"mana" is a resource, write "do": "gain", "what": "mana"',
  ],
  [
    'a query as a verb',
    act({ do: 'speed' }),
    '"speed" is a query, write "do": "modify", "query": "speed"',
  ],
  ['another verb', act({ do: 'summon' }), 'did you mean "spawn"?'],
  ['an event as a timing', { when: 'dying', steps }, '"dying" is an event, write "on": "dying"'],
  [
    'an everyday event as a timing',
    { when: 'onDeath', steps },
    'that is an event, write "on": "dying"',
  ],
  ['a timing as an event', { on: 'act', steps }, '"act" is a timing, write "when": "act"'],
  [
    'a window as an event',
    { on: 'beforeMove', steps },
    '"beforeMove" is a window, write "answer": "beforeMove"',
  ],
  ['a change as a timing', { when: 'die', steps }, 'write "before": "die"'],
  ['an everyday event', { on: 'dies', steps }, 'did you mean "dying"?'],
  [
    'an everyday key of an ability',
    { trigger: 'died', steps },
    'this one has none — did you mean "on"?',
  ],
  ['an everyday side', hit({ side: 'enemy' }), 'did you mean "opponent"?'],
  ['an everyday kind', hit({ kind: 'creature' }), 'did you mean "unit"?'],
  ['an everyday metric', hit({ near: { by: 'chebyshev', max: 1 } }), 'did you mean "king"?'],
  [
    'a number of steps',
    hit({ near: 1 }),
    'write "adjacent", or a distance as { "by": "step", "max": 2 } (1)',
  ],
  ['an everyday key of a target', hit({ owner: 'own' }), 'did you mean "side"?'],
  ['an everyday key of a modifier', passive({ query: 'speed', value: 1 }), 'did you mean "add"?'],
  ['a type as a status', hit({ has: 'beast' }), 'unknown status: "beast" is a type'],
])('%s', (_, ability, message) => {
  expect(problemsOf(ability)).toContainEqual(expect.stringContaining(message))
})

describe('a card', () => {
  it('is named in its problems, unless its id is the problem', () => {
    const cards = [
      { id: 'owl', stats: { power: 1 }, colour: 'red' },
      { id: 'cub', stats: { power: 1 } },
    ]
    expect(problemsWith({ 'cards/more.json': { class: 'piece', cards } })).toEqual([
      'cards/more.json:owl.colour  unknown key "colour" ("red")',
      expect.stringContaining('cards/pieces.json:cards[0].id  this id is already used'),
    ])
  })

  it('has its name and its text elsewhere', () => {
    const cards = [{ id: 'owl', stats: { power: 1 }, name: 'Owl' }]
    expect(problemsWith({ 'cards/more.json': { class: 'piece', cards } })).toEqual([
      expect.stringContaining('names are in text.en.json under "names", and texts are generated'),
    ])
  })
})
