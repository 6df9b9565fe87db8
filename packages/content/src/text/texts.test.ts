// The functions a table calls: joined texts, names, and the one error there is.
import { describe, expect, it } from 'vitest'
import { type Ability, type Pack, type Step, type Target, SKIPS, VERBS } from '../language.ts'
import { act, enemy, passive, toyPack } from '../../test/text/toy.ts'
import { PATTERNS } from './book.ts'
import {
  abilityNameOf,
  abilityText,
  keywordText,
  MissingPattern,
  nameOf,
  statusText,
  textOf,
} from './index.ts'
import { LANGS } from '@cardwright/language/grammar'

describe('the text of a definition', () => {
  const pack = toyPack([
    { ...passive({ query: 'power', add: 1 }), name: 'bite' },
    act({ do: 'draw', amount: 2 }),
  ])

  it('joins its abilities by two line feeds, in their order', () => {
    expect(textOf(pack, 'wolf', 'en').text).toBe('This unit has +1 power.\n\nDraw 2 cards.')
    expect(textOf(pack, 'wolf', 'ru').text).toBe('+1 к силе.\n\nВозьмите 2 карты.')
  })

  it('names its paragraphs by the ability or its place', () => {
    expect(textOf(pack, 'wolf', 'en').paragraphs).toEqual([
      { ability: 'bite', text: 'This unit has +1 power.' },
      { ability: '1', text: 'Draw 2 cards.' },
    ])
  })

  it('is empty without abilities', () => {
    expect(textOf(pack, 'owl', 'en')).toEqual({ paragraphs: [], text: '' })
  })

  it('quotes the marker it puts down', () => {
    const omen: Step = { do: 'spawn', def: 'omen', to: { kind: 'line', axis: 'row' } }
    const { text } = textOf(toyPack([act(omen)]), 'wolf', 'en')
    expect(text).toBe('Put an Omen in a row. (Omen: At the end of your turn: draw 1 card.)')
  })

  it('refuses an id the pack does not have', () => {
    expect(() => textOf(pack, 'cat', 'en')).toThrow('the pack has no "cat"')
  })
})

describe('statuses and keywords', () => {
  const pack: Pack = {
    ...toyPack(),
    statuses: [
      {
        id: 'stun',
        stacks: true,
        abilities: [
          { on: 'turn-ended', seat: 'own', steps: [{ do: 'clear', status: 'stun', each: 'self' }] },
        ],
      },
    ],
    keywords: [{ id: 'flying', abilities: [passive({ query: 'canMove', allow: true })] }],
  }

  it('speak of the bearer, whoever it belongs to', () => {
    expect(statusText(pack, 'stun', 'en').text).toBe(
      "At the end of its owner's turn: take all Stuns off it.",
    )
    expect(statusText(pack, 'stun', 'ru').text).toBe(
      'В конце хода его владельца: снимите с него все Оглушения.',
    )
    expect(keywordText(pack, 'flying', 'ru').text).toBe('Может двигаться.')
  })
})

/** The text of a status with this ability. */
const burn = (ability: Ability): string[] => {
  const pack: Pack = {
    ...toyPack(),
    statuses: [{ id: 'stun', stacks: true, abilities: [ability] }],
  }
  return [statusText(pack, 'stun', 'en').text, statusText(pack, 'stun', 'ru').text]
}

describe('a status', () => {
  it('acts for the owner of its bearer', () => {
    expect(burn({ on: 'damaged', of: 'self', steps: [{ do: 'draw', amount: 1 }] })).toEqual([
      'When damaged: its owner draws 1 card.',
      'При получении урона: его владелец берёт 1 карту.',
    ])
  })

  it('calls friend and foe by that owner', () => {
    const each: Target = { kind: 'unit', side: 'opponent', near: 'adjacent' }
    expect(burn({ on: 'damaged', of: 'self', steps: [{ do: 'damage', amount: 1, each }] })).toEqual(
      [
        'When damaged: deal 1 damage to each unit hostile to its owner next to it.',
        'При получении урона: 1 урон каждому соседнему юниту (враг его владельца).',
      ],
    )
  })
})

describe('names', () => {
  const pack = toyPack([{ ...act({ do: 'draw', amount: 1 }), name: 'bite' }])

  it('come from their section, in one or many', () => {
    expect(nameOf(pack, 'wolf', 'en')).toBe('Wolf')
    expect(nameOf(pack, 'wolf', 'en', 'names', 'many')).toBe('Wolves')
    expect(nameOf(pack, 'stun', 'ru', 'statuses')).toBe('Оглушение')
  })

  it('of abilities fall back to their holder', () => {
    expect(abilityNameOf(pack, 'wolf', 'bite', 'ru')).toBe('Укус')
    expect(abilityNameOf(pack, 'bolt', 0, 'en')).toBe('Bolt')
  })
})

describe('a word that is not there', () => {
  const pack: Pack = { ...toyPack(), text: { en: {}, ru: {} } }

  it('is an error that says which', () => {
    const ability = act({ do: 'give', status: 'stun', target: enemy })
    const write = () => abilityText(pack, ability, 'en')
    expect(write).toThrow(MissingPattern)
    expect(write).toThrow('text.en.json has no words for heads.act')
  })

  it('is an error for a verb and an event without a pattern', () => {
    const toy = toyPack()
    expect(() => abilityText(toy, act({ do: 'explode' }), 'en')).toThrow('verbs.explode')
    const strange = { on: 'eclipse', steps: [{ do: 'again' }] }
    expect(() => abilityText(toy, strange, 'ru')).toThrow('events.eclipse.other')
  })
})

describe('a construct that grew a key', () => {
  it.each([
    ['target', act({ do: 'destroy', target: { ...enemy, mood: 'sad' } as Target })],
    ['step', act({ do: 'draw', amount: 1, loudly: true } as Step)],
    ['modifier', passive({ query: 'power', add: 1, softly: true } as object)],
    ['ability', { ...act({ do: 'draw', amount: 1 }), twice: true } as Ability],
  ])('is refused until a pattern says it: %s', (construct, ability) => {
    expect(() => abilityText(toyPack(), ability, 'en')).toThrow(`means in a ${construct}`)
  })
})

describe.each(LANGS)('%s', (lang) => {
  const outcomes = new Set([
    ...Object.values(VERBS).flatMap(({ outcomes: list }) => list),
    ...SKIPS,
  ])
  const { conditions, nouns } = PATTERNS[lang]
  const she = nouns.pronoun({ gender: 'f', number: 'one', animate: true })

  it.each([...outcomes])('can say that a step ended as "%s", or did not', (outcome) => {
    expect(conditions.outcome(she, outcome, false)).toMatch(/\p{L}/u)
    expect(conditions.outcome(she, outcome, true)).not.toBe(conditions.outcome(she, outcome, false))
  })
})
