// Behaviours, the check matrix, balance keys with parts, and what a game judges itself: every mistake is told
// with its place and the word that was probably meant.
import { describe, expect, it } from 'vitest'
import { manifest, problemsWith, toyFiles, toyWords } from '../../test/toy.ts'
import type { Behaviour, CheckMatrix } from '../language.ts'
import { loadPack, validate } from '../load.ts'
import { formatProblem } from '../problem.ts'

const said = { en: 'Bite', ru: 'Укус' }
const behaviour: Behaviour = {
  id: 'wolf',
  default_intent: 'bite',
  rules: [
    { priority: 9, condition: { type: 'wounds', operator: '>', value: 2 }, intent: 'hide' },
    { priority: 8, condition: { type: 'angry', value: true }, intent: 'rage' },
    { priority: 1, type: 'weighted_random', pool: [{ intent: 'bite', weight: 3 }] },
  ],
  intents: {
    bite: { type: 'hit', value_formula: 'power', description: said },
    rage: { type: 'hit', value_formula: 'power * rage', description: said },
    hide: { type: 'rest', value: 2, description: said },
  },
}
const words = {
  conditions: { wounds: 'number', angry: 'yesNo' },
  intents: ['hit', 'rest'],
  formulas: { values: ['power', 'wits'], scaled: ['power'], multipliers: 'fight' },
}
const balance = {
  half: { value: 0.5, unit: 'factor' },
  'fight.rage': { value: 1.5, unit: 'factor' },
}
const withBehaviours = (...list: unknown[]) =>
  problemsWith({
    'manifest.json': { ...manifest, languages: ['en', 'ru'], behaviours: words },
    'balance.json': balance,
    'behaviours.json': list,
  })
const withRule = (rule: object) =>
  withBehaviours({ ...behaviour, rules: [...behaviour.rules, { priority: 5, ...rule }] })
const withIntent = (intent: object) =>
  withBehaviours({
    ...behaviour,
    intents: { ...behaviour.intents, bite: { type: 'hit', description: said, ...intent } },
  })

describe('behaviours [L-10.4]', () => {
  it('load when all is well', () => {
    expect(withBehaviours(behaviour)).toEqual([])
  })

  it.each<[string, () => string[], string]>([
    [
      'an unknown default',
      () => withBehaviours({ ...behaviour, default_intent: 'bits' }),
      'behaviours.json:[0].default_intent  unknown intent ("bits") — did you mean "bite"?',
    ],
    [
      'an unknown intent',
      () => withRule({ intent: 'hied' }),
      '[0].rules[3].intent  unknown intent',
    ],
    [
      'an unknown intent in a pool',
      () => withRule({ type: 'weighted_random', pool: [{ intent: 'bita', weight: 1 }] }),
      'rules[3].pool[0].intent  unknown intent ("bita") — did you mean "bite"?',
    ],
    [
      'a weight of 0',
      () => withRule({ type: 'weighted_random', pool: [{ intent: 'bite', weight: 0 }] }),
      'rules[3].pool[0].weight  must be at least 1',
    ],
    [
      'an empty pool',
      () => withRule({ type: 'weighted_random', pool: [] }),
      'rules[3].pool  needs at least 1 entries',
    ],
    [
      'a rule with no intent',
      () => withRule({}),
      'a rule names either one intent or a pool of intents',
    ],
    [
      'an unknown condition',
      () => withRule({ intent: 'bite', condition: { type: 'wound', operator: '<', value: 1 } }),
      'condition.type  unknown condition ("wound") — did you mean "wounds"?',
    ],
    [
      'an unknown operator',
      () => withRule({ intent: 'bite', condition: { type: 'wounds', operator: '=<', value: 1 } }),
      'condition.operator  not one of <, <=, >, >=, ==, !=',
    ],
    [
      'a number that is not compared',
      () => withRule({ intent: 'bite', condition: { type: 'wounds', value: 1 } }),
      'condition.operator  is missing',
    ],
    [
      'a fact that is compared',
      () => withRule({ intent: 'bite', condition: { type: 'angry', operator: '<', value: true } }),
      'so it takes no operator',
    ],
    [
      'an unknown type of intent',
      () => withIntent({ type: 'hti', value: 1 }),
      'intents.bite.type  unknown intent type ("hti") — did you mean "hit"?',
    ],
    [
      'a number in a formula',
      () => withIntent({ value_formula: 'power * 1.5' }),
      'intents.bite.value_formula  a formula cannot contain a number',
    ],
    [
      'a formula outside the whitelist',
      () => withIntent({ value_formula: 'power + rage' }),
      'value_formula  not a formula; the forms are power, wits, or power * MULTIPLIER',
    ],
    [
      'a value that may not be multiplied',
      () => withIntent({ value_formula: 'wits * rage' }),
      '"wits" cannot be multiplied',
    ],
    [
      'an unknown multiplier',
      () => withIntent({ value_formula: 'power * rgae' }),
      'balance.json has no "fight.rgae" ("power * rgae") — did you mean "rage"?',
    ],
    [
      'two numbers',
      () => withIntent({ value: 1, value_formula: 'power' }),
      'has one of value, value_formula, resonance_shift',
    ],
    [
      'a text in one language only',
      () => withIntent({ value: 1, description: { en: 'Bite' } }),
      'intents.bite.description.ru  is missing',
    ],
    [
      'the same id twice',
      () => withBehaviours(behaviour, behaviour),
      'behaviours.json:[1].id  this id is taken',
    ],
  ])('refuse %s', (_, problems, message) => {
    expect(problems()).toContainEqual(expect.stringContaining(message))
  })

  it('refuse an intent that nothing names, and a multiplier that nothing reads', () => {
    const { rules, ...rest } = behaviour
    expect(withBehaviours({ ...rest, rules: [] })).toEqual([
      expect.stringContaining('intents.hide  nothing uses this intent'),
      expect.stringContaining('intents.rage  nothing uses this intent'),
    ])
    const { rage: _, ...intents } = behaviour.intents
    expect(withBehaviours({ ...behaviour, intents, rules: [rules[0], rules[2]] })).toEqual([
      expect.stringContaining('balance.json:["fight.rage"]  nothing uses this balance key'),
    ])
  })
})

const matrix: CheckMatrix = {
  actions: { strike: 'dark' },
  mismatch: { surge: 'noise' },
  contexts: { fight: { action: 'strike', keywords: { surge: { damage: 2, effects: ['bleed'] } } } },
}
const checks = { contexts: ['fight'], keywords: ['surge'], aspects: ['dark'], effects: ['bleed'] }
const withMatrix = (change: object | undefined) =>
  problemsWith({
    'manifest.json': { ...manifest, checks },
    'matrix.json': change === undefined ? undefined : { ...matrix, ...change },
  })
const row = (keywords: object) => ({ contexts: { fight: { keywords } } })

describe('the check matrix [L-10.5]', () => {
  it('loads when every cell is there', () => {
    expect(withMatrix({})).toEqual([])
  })

  it.each<[string, object | undefined, string]>([
    ['no matrix', undefined, 'matrix.json  is missing'],
    ['a missing context', { contexts: {} }, 'contexts.fight  the context is missing'],
    ['a missing cell', row({}), 'contexts.fight.keywords.surge  the keyword is missing'],
    [
      'an unknown keyword',
      row({ surge: {}, sruge: {} }),
      'keywords.sruge  unknown keyword ("sruge") — did you mean "surge"?',
    ],
    [
      'an unknown effect',
      row({ surge: { onMatch: ['bled'] } }),
      'surge.onMatch[0]  unknown effect ("bled") — did you mean "bleed"?',
    ],
    ['an unknown aspect', { actions: { strike: 'drak' } }, 'actions.strike  unknown aspect'],
  ])('refuses %s', (_, change, message) => {
    expect(withMatrix(change)).toContainEqual(expect.stringContaining(message))
  })
})

describe('what only the game reads [L-10.6]', () => {
  const files = toyFiles([], {
    'data/map.json': { start: 'here' },
    'cards/more.json': {
      class: 'piece',
      cards: [{ id: 'owl', stats: { power: 1 }, data: { loot: ['gold'] } }],
    },
  })

  it('is handed to it with places, and reported like everything else', () => {
    const problems = validate(files, {
      usedByCode: toyWords,
      judge(pack, desk) {
        const owl = pack.definitions.find(({ id }) => id === 'owl')!
        desk.report(desk.at(owl, 'data', 'loot', 0), 'gold', 'unknown card', 'goad')
        desk.report(desk.inFile('data/map.json', 'start'), pack.data!['map'], 'nowhere')
      },
    }).map(formatProblem)
    expect(problems).toContain(
      'cards/more.json:owl.data.loot[0]  unknown card ("gold") — did you mean "goad"?',
    )
    expect(problems).toContain('data/map.json:start  nowhere ({"start":"here"})')
  })

  it('is part of what identifies the pack', () => {
    const load = (text: string) => {
      const loaded = loadPack({ ...files, 'data/map.json': text }, { usedByCode: toyWords })
      if (!loaded.ok) throw new Error(loaded.problems.map(formatProblem).join('\n'))
      return loaded.pack
    }
    expect(load('{"start":"here"}').data).toEqual({ map: { start: 'here' } })
    expect(load('{"start":"here"}').hash).not.toBe(load('{"start":"there"}').hash)
  })
})
