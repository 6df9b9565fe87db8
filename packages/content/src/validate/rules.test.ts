// Rules of meaning, one mistake each: the problem names the place, and there is only that problem.
import { describe, expect, it } from 'vitest'
import { act, draws, gated, hit, passive, problemsOf } from '../../test/toy.ts'

const modify = (fields: object) => act({ do: 'modify', until: 'turn', each: 'self', ...fields })
const on = (event: string, fields: object) => ({
  on: event,
  steps: [{ do: 'draw', amount: 1 }],
  ...fields,
})

const MISTAKES: Record<string, [ability: unknown, problem: string]> = {
  // words
  'unknown timing': [
    { ...draws(1), when: 'atc' },
    'when  unknown timing ("atc") — did you mean "act"?',
  ],
  'unknown status': [
    hit({ has: 'stnu' }),
    'steps[0].target.has  unknown status ("stnu") — did you mean "stun"?',
  ],
  'unknown definition': [hit({ def: ['cup'] }), 'unknown definition ("cup") — did you mean "cub"?'],
  'unknown zone': [
    act({ do: 'put', each: 'self', to: 'dekc' }),
    'unknown zone ("dekc") — did you mean "deck"?',
  ],
  'unknown phase': [gated({ phase: ['mian'] }), 'unknown phase ("mian") — did you mean "main"?'],
  'unknown partition': [hit({ alike: 'rwo', count: 2 }), 'unknown partition'],
  'everyday word for a verb': [
    act({ do: 'summon', def: 'cub', to: { kind: 'cell' } }),
    'steps[0].do  unknown word ("summon") — did you mean "spawn"?',
  ],
  'parameter of other verbs': [
    act({ do: 'push', target: { kind: 'unit' }, status: 'stun' }),
    'unknown key "status": not for "push", only for clear, give, transfer',
  ],
  'event as a timing': [
    { ...draws(1), when: 'dying' },
    'unknown timing: "dying" is an event, write "on": "dying"',
  ],
  'timing as an event': [on('tend', {}), 'unknown event: "tend" is a timing, write "when": "tend"'],
  'status as a resource': [
    act({ do: 'gain', what: 'stun', amount: 1 }),
    'unknown resource: "stun" is a status',
  ],
  'unknown damage type': [
    act({ do: 'damage', amount: 1, type: 'fier', each: 'self' }),
    'unknown damage type',
  ],
  'unknown argument': [
    passive({ query: 'canMove', forbid: true, only: ['stnu'] }),
    'did you mean "stun"?',
  ],
  // references of the wrong sort
  'a thing as a giver': [
    act({ do: 'give', status: 'stun', giver: 'self', each: 'self' }),
    'steps[0].giver  is a thing, and this is about a player ("self") — did you mean "self.owner"?',
  ],
  'a line to go to': [
    act({ do: 'move', each: 'self', to: 'self.line' }),
    'steps[0].to  is a line, and this is about a cell',
  ],
  'a seat as an anchor': [
    hit({ inLine: 'actor' }),
    'is a player, and this is about a thing or a cell',
  ],
  'a candidate near itself': [
    hit({ near: { of: 'it', by: 'step', max: 1 } }),
    'near.of  is the candidate itself',
  ],
  'a player and a thing that are the same': [
    gated({ same: ['self', 'active'] }),
    'same  never true: a thing is not a player',
  ],
  'the world draws': [act({ do: 'draw', amount: 1, who: 'world' }), 'is the match itself'],
  'the event in the filters of its trigger': [
    on('died', { of: { except: ['event.killer'] } }),
    'of.except[0]  "of" sees the subject alone: say this with "if"',
  ],
  // what is not read
  'times without a question': [
    act({ do: 'damage', amount: 1, times: 3, target: { kind: 'unit', auto: 'random' } }),
    'steps[0].times  "times" needs a "target" that is picked: use "repeat", or a "count"',
  ],
  'a question in front of a change': [
    { before: 'damage', of: 'self', steps: [{ do: 'destroy', target: { kind: 'unit' } }] },
    'steps[0].target  in front of a change nobody is asked: write "each" or "auto"',
  ],
  'a count of all that match': [
    act({ do: 'destroy', each: { kind: 'unit', count: 2 } }),
    'each.count  "each" takes all that match: say which with "auto"',
  ],
  'any number by chance': [
    act({ do: 'destroy', target: { kind: 'unit', count: 'any', auto: 'random' } }),
    'target.count  nobody chooses here: say how many are taken',
  ],
  'several places to go to': [
    act({ do: 'move', each: 'self', to: { kind: 'cell', count: 2 } }),
    'to.count  there is one place, so "count" has no effect',
  ],
  'tokens of nobody': [
    act({ do: 'clear', target: { kind: 'status', status: 'stun' } }),
    'steps[0].target  tokens of what? Say it with "on"',
  ],
  'a look at a chosen card': [
    act({ do: 'look', target: { kind: 'card', zone: 'hand' } }),
    'steps[0].target  cards that are looked at are no choice: write "each"',
  ],
  'a resource of the match for a unit': [
    act({ do: 'gain', what: 'tide', amount: 1, each: 'self' }),
    'steps[0].each  the match has it: leave this out',
  ],
  'an owner beside recipients': [
    act({ do: 'draw', amount: 1, who: 'actor', target: { kind: 'seat' } }),
    'steps[0].who  its recipients say whose it is, so "who" has no effect',
  ],
  'an order of what has no neighbours': [
    act({ do: 'destroy', each: { kind: 'unit', order: ['N', 'S'] } }),
    'each.order  "order" is of neighbours: it needs "near" on a grid',
  ],
  'a resource of players for a unit': [
    act({ do: 'gain', what: 'mana', amount: 1, each: { kind: 'unit' } }),
    'steps[0].each.kind  mana belongs to a seat, not to a unit',
  ],
  // targets
  'filter of another kind': [
    act({ do: 'draw', amount: 1, target: { kind: 'seat', near: 'adjacent' } }),
    'a seat cannot be filtered by "near"',
  ],
  'field of another kind': [hit({ axis: 'row' }), '"axis" belongs to kind line'],
  'lanes on a grid': [
    hit({ near: { by: 'lane', max: 1 } }),
    'near.by  this game has no lanes ("lane")',
  ],
  'kind lane on a grid': [
    act({ do: 'move', each: 'self', to: { kind: 'lane' } }),
    'to.kind  this game has no lanes',
  ],
  'sections without any': [
    act({ do: 'heal', amount: 1, target: { kind: 'section' } }),
    'no sections',
  ],
  'card without a zone': [act({ do: 'discard', target: { kind: 'card' } }), 'needs a zone'],
  'count above': [hit({ count: { min: 3, max: 2 } }), '"min" is greater than "max"'],
  'count zero': [hit({ count: 0 }), 'nothing would be picked'],
  'near without a bound': [hit({ near: { by: 'step' } }), 'a distance needs "min" or "max"'],
  'near upside down': [
    hit({ near: { by: 'step', min: 3, max: 1 } }),
    '"min" is greater than "max"',
  ],
  'alike with itself': [hit({ alike: 'row' }), '"alike" needs more than one pick'],
  'ties of nothing': [hit({ ties: 'random' }), 'needs "highest" or "lowest"'],
  'choice where nobody chooses': [
    gated({ exists: { kind: 'unit', optional: true } }),
    'nobody chooses here',
  ],
  'has and lacks': [hit({ has: 'stun', lacks: 'stun' }), 'have and lack the same'],
  'empty filter': [gated({ is: {}, of: 'self' }), 'passes everything'],
  // conditions
  'no comparison': [gated({ stat: 'power' }), 'if  needs a comparison'],
  'never true': [gated({ value: 1, gt: 2 }), 'if  never true (1)'],
  'always true': [gated({ value: 3, gt: 2 }), 'if  always true (3)'],
  'empty range': [gated({ stat: 'power', gt: 3, lt: 2 }), 'if  never true'],
  'count never negative': [gated({ count: { kind: 'unit' }, gte: 0 }), 'always true'],
  'same as itself': [gated({ same: ['self', 'self'] }), 'always true'],
  'number as yes or no': [gated({ can: 'power' }), 'not a yes/no query'],
  'unknown field': [
    gated({ field: 'color', oneOf: ['red'] }),
    'unknown field ("color") — did you mean "colour"?',
  ],
  'value a field never has': [
    gated({ field: 'colour', oneOf: ['rde'] }),
    '"colour" is never this ("rde") — did you mean "red"?',
  ],
  'cause without an event': [
    gated({ field: 'cause', oneOf: ['thorns'] }),
    'only an event has a cause',
  ],
  'symbol the event lacks': [
    on('died', { if: { field: 'track', of: 'event', oneOf: ['life'] } }),
    'not a symbol of this event',
  ],
  'memory of no pick': [
    gated({ stat: 'power', at: 'pick', gt: 1 }),
    'works only with a named pick',
  ],
  'charges without a limit': [
    gated({ counter: 'chargesLeft', eq: 0 }),
    'no limit, so it has no charges',
  ],
  'resource of another holder': [
    gated({ resource: 'tide', of: 'self', gt: 0 }),
    'belongs to the world',
  ],
  'outcome that never comes': [
    act(
      { do: 'destroy', as: 'x', each: 'self' },
      { do: 'draw', amount: 1, if: { outcome: 'survived', of: '@x' } },
    ),
    'steps[1].if.outcome  unknown outcome of this "destroy"',
  ],
  'declined without a may': [
    act(
      { do: 'destroy', as: 'x', target: { kind: 'unit' } },
      { do: 'draw', amount: 1, if: { outcome: 'declined', of: '@x' } },
    ),
    'unknown outcome',
  ],
  // modifiers
  'no operation': [modify({ query: 'power' }), 'needs exactly one of'],
  'two operations': [modify({ query: 'power', add: 1, plus: 1 }), 'needs exactly one of'],
  'two subjects': [
    modify({ query: 'power', keyword: 'flying', add: 1 }),
    'exactly one query, keyword or status',
  ],
  'forbid a number': [modify({ query: 'power', forbid: true }), 'power is a number query'],
  'add to a yes or no': [modify({ query: 'canMove', add: 1 }), 'canMove is a yesNo query'],
  'symbol without the value': [
    modify({ query: 'playedTo', set: 'hnad' }),
    'does not have this value ("hnad") — did you mean "hand"?',
  ],
  'half without a key': [modify({ query: 'power', scale: 0.5 }), 'not a whole number'],
  'intent with a literal factor': [
    { ...modify({ query: 'power', scale: 2 }), when: 'intent' },
    'in balance.json and read it',
  ],
  'factor one': [modify({ query: 'power', scale: 1 }), 'changes nothing'],
  'operation on a keyword': [modify({ keyword: 'flying', add: 1 }), '"add" has no effect'],
  'query of another holder': [
    passive({ query: 'power', add: 1, of: { kind: 'seat' } }),
    'passive[0].of.kind  power is a query of a unit',
  ],
  // steps
  'recipients of none': [act({ do: 'again', each: 'self' }), 'takes no recipients'],
  'damage to nobody': [act({ do: 'damage', amount: 1 }), 'needs a "target" or an "each"'],
  'damage to a seat': [
    act({ do: 'damage', amount: 1, target: { kind: 'seat' } }),
    'no "damage" for a seat',
  ],
  'move to a seat': [
    act({ do: 'move', each: 'self', to: { kind: 'seat' } }),
    'cannot go to a seat',
  ],
  'damage nothing': [act({ do: 'damage', amount: 0, each: 'self' }), 'must be at least 1'],
  'gain nothing': [act({ do: 'gain', what: 'mana', amount: 0 }), 'changes nothing'],
  'times without a pick': [
    act({ do: 'draw', amount: 1, times: 2 }),
    'needs a "target" that is picked',
  ],
  'times of a place': [
    act({ do: 'spawn', def: 'cub', times: 2, to: { kind: 'cell', empty: true } }),
    'needs a "target" that is picked',
  ],
  'times upside down': [
    act({ do: 'give', status: 'stun', times: { min: 2, max: 1 }, target: { kind: 'unit' } }),
    '"min" is greater than "max"',
  ],
  'loop without end': [
    act({ do: 'repeat', max: 3, steps: [{ do: 'draw', amount: 1 }] }),
    'exactly one of "count" and "while"',
  ],
  'cancel nothing': [act({ do: 'cancel', what: 'event' }), 'only before it happens'],
  'reroll nothing': [act({ do: 'reroll' }), 'can only answer a window'],
  'option that nothing tests': [
    act(
      { do: 'choose', as: 'c', options: ['a', 'b'] },
      { do: 'draw', amount: 1, if: { outcome: 'a', of: '@c' } },
    ),
    'steps[0].options[1]  no later step tests this option ("b")',
  ],
  'gain for nobody': [
    act({ do: 'gain', what: 'life', amount: 1 }),
    'life belongs to a unit: add a "target" or an "each"',
  ],
  'heal a seat resource': [
    act({ do: 'heal', what: 'mana', amount: 1, each: 'self' }),
    'can be healed',
  ],
  'gain of another holder': [
    act({ do: 'gain', what: 'mana', amount: 1, who: 'world' }),
    'belongs to a seat',
  ],
  'option in a loop that nothing tests': [
    act({
      do: 'repeat',
      count: 2,
      max: 2,
      steps: [
        { do: 'choose', as: 'c', options: ['a', 'b'] },
        { do: 'draw', amount: 1, if: { outcome: 'a', of: '@c' } },
      ],
    }),
    'steps[0].steps[0].options[1]  no later step tests this option ("b")',
  ],
  // abilities
  'role of nobody': [on('damaged', { of: 'self', role: 'atacker' }), 'unknown role in this event'],
  'role without of': [on('died', { role: 'killer' }), '"role" needs "of"'],
  'death of itself, heard too late': [on('died', { of: 'self' }), 'the source has left the board'],
  'subject of a clock': [on('turn-started', { of: 'self' }), 'this event has no subject'],
  'seat of nobody': [on('match-started', { seat: 'own' }), 'this event has no seat'],
  'cost of an unknown resource': [{ ...draws(1), cost: { mna: 1 } }, 'unknown resource ("mna")'],
  'true as a cost': [{ ...draws(1), cost: { mana: true } }, 'expected an amount'],
  // cycles
  'query that reads itself': [
    passive({ query: 'power', add: { stat: 'power' } }),
    'reads what it changes: query power → query power',
  ],
  'statuses in a circle': [
    {
      passive: [
        { status: 'warded', of: { kind: 'unit', has: 'tired' } },
        { status: 'tired', of: { kind: 'unit', has: 'warded' } },
      ],
    },
    'status warded → status tired → status warded',
  ],
}

describe('derived statuses', () => {
  it('are neither tokens nor given', () => {
    const derives = { passive: [{ status: 'stun', of: { kind: 'unit' } }] }
    expect(problemsOf(derives)).toEqual([
      'statuses.json:stun.token  a derived status cannot be a token (true)',
    ])
    const warded = { passive: [{ status: 'warded', of: { kind: 'unit' } }] }
    const gives = act({ do: 'give', status: 'warded', each: 'self' })
    const cards = [{ id: 'a', stats: { power: 1 }, abilities: [warded] }]
    expect(problemsOf(gives, { 'cards/more.json': { class: 'piece', cards } })).toEqual([
      'steps[0].status  a derived status cannot be given, moved or cleared ("warded")',
    ])
  })
})

describe('a mistake is reported once, with its place', () => {
  it.each(Object.entries(MISTAKES))('%s', (name, [ability, problem]) => {
    const problems = problemsOf(ability)
    expect(problems).toContainEqual(expect.stringContaining(problem))
    expect(problems).toHaveLength(name === 'statuses in a circle' ? 2 : 1)
  })
})
