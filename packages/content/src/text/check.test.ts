// The checker of text files: every kind of mistake, each in the right place.
import { describe, expect, it } from 'vitest'
import type { Pack } from '../language.ts'
import { formatProblem } from '../problem.ts'
import { act, enemy, toyPack } from '../../test/text/toy.ts'
import { checkText } from './index.ts'

type File = Record<string, Record<string, unknown>>

const sound = toyPack([{ ...act({ do: 'give', status: 'stun', target: enemy }), name: 'bite' }])
/** The toy's texts name a basic action, options and a prompt, so somebody must use them. */
const base: Pack = {
  ...sound,
  basics: [
    {
      id: 'walk',
      abilities: [
        act(
          { do: 'choose', as: 'way', options: ['left', 'right'] },
          {
            do: 'destroy',
            prompt: 'sacrifice',
            target: enemy,
            if: { outcome: 'left', of: '@way' },
          },
        ),
      ],
    },
  ],
}

/** Problems after a change of the text files. */
function problems(change: (en: File, ru: File) => void, pack = base): string[] {
  const text = structuredClone(pack.text)
  change(text.en as File, text.ru as File)
  return checkText({ ...pack, text }).map(formatProblem)
}

describe('the checker', () => {
  it('is content with a complete pack', () => {
    expect(problems(() => {})).toEqual([])
  })

  it.each([
    [
      'a name is missing',
      (en: File) => delete en.names.owl,
      'text.en.json:names.owl  has no words',
    ],
    [
      'a name is missing in Russian',
      (_: File, ru: File) => delete ru.statuses.stun,
      'text.ru.json:statuses.stun  has no words',
    ],
    [
      'a prompt is missing',
      (en: File) => delete en.prompts.sacrifice,
      'text.en.json:prompts.sacrifice  has no words',
    ],
    [
      'a short name is long',
      (en: File) => (en.shortNames = { owl: 'Owl of the wood' }),
      'text.en.json:shortNames.owl  has more than 11 letters ("Owl of the wood")',
    ],
    [
      'a short name is of nobody',
      (en: File) => (en.shortNames = { owll: 'Owl' }),
      'text.en.json:shortNames.owll  nothing in the pack is called so ("Owl") — did you mean "owl"?',
    ],
    [
      'an ability has no name',
      (en: File) => delete en.abilities.wolf,
      'text.en.json:abilities.wolf.bite  has no words',
    ],
    [
      'a key is misspelt',
      (en: File) => {
        en.names.wolff = 'Wolf'
      },
      'text.en.json:names.wolff  nothing in the pack is called so ("Wolf") — did you mean "wolf"?',
    ],
    [
      'a section is misspelt',
      (en: File) => {
        en.statuss = {}
      },
      'text.en.json:statuss  unknown section "statuss" — did you mean "statuses"?',
    ],
    [
      'an ability is misspelt',
      (en: File) => {
        en.abilities.wolf = { bite: 'Bite', byte: 'Bite' }
      },
      'text.en.json:abilities.wolf.byte  it has no such ability — did you mean "bite"?',
    ],
    [
      'a holder is misspelt',
      (en: File) => {
        en.abilities.wulf = { bite: 'Bite' }
      },
      'text.en.json:abilities.wulf  nothing in the pack is called so — did you mean "wolf"?',
    ],
    [
      'a form is wrong',
      (_: File, ru: File) => {
        ru.names.owl = 'Метель'
      },
      'text.ru.json:names.owl  a word on -ь needs a gender: #m or #f ("Метель")',
    ],
    [
      'a flag is wrong',
      (en: File) => {
        en.names.owl = 'Owl #bird'
      },
      'text.en.json:names.owl  there is no flag "bird" ("Owl #bird")',
    ],
    [
      'a name is no term',
      (en: File) => {
        en.names.owl = 7
      },
      'text.en.json:names.owl  expected a term (7)',
    ],
    [
      'a text is no text',
      (en: File) => {
        en.phases.main = {}
      },
      'text.en.json:phases.main  expected a text ({})',
    ],
    [
      'a part of a query is unknown',
      (en: File) => {
        en.queries.canMove = { forbit: 'cannot move' }
      },
      'text.en.json:queries.canMove.forbit  unknown key "forbit" ("cannot move") — did you mean "forbid"?',
    ],
    [
      'only one language has it',
      (en: File) => {
        en.moves = { pass: 'Pass' }
      },
      'text.ru.json:moves.pass  has no words',
    ],
    [
      'an event of the game has no sentence',
      (en: File) => {
        en.events['moon-rose'] = {}
      },
      'text.en.json:events.moon-rose.log  has no words, but moon-rose needs it',
    ],
    [
      'a section is a list',
      (en: File) => {
        en.zones = [] as never
      },
      'text.en.json:zones  expected an object ([])',
    ],
  ])('says when %s', (_, change, expected) => {
    expect(problems(change as (en: File, ru: File) => void)).toContain(expected)
  })

  it('says when a file is missing', () => {
    const { ru } = base.text
    expect(checkText({ ...base, text: { ru } }).map(formatProblem)).toEqual([
      'text.en.json  is missing',
    ])
  })

  it('collects every word that the texts need, and who needs it', () => {
    const said = problems((en) => {
      delete en.heads.act
      delete en.statuses.stun
    })
    expect(said).toContain('text.en.json:heads.act  has no words, but wolf needs it')
    expect(said).toContain('text.en.json:statuses.stun  has no words')
  })

  it('reports a construct without a pattern', () => {
    const [walk] = base.basics
    const abilities = [...walk.abilities, act({ do: 'explode' })]
    const pack = { ...base, basics: [{ ...walk, abilities }] }
    expect(problems(() => {}, pack)).toEqual([
      'text.en.json:verbs.explode  has no words, but walk needs it',
      'text.ru.json:verbs.explode  has no words, but walk needs it',
    ])
  })

  it('ends with a sentence when nothing has words at all', () => {
    const many = Array.from({ length: 300 }, (_, i) => ({ ...base.definitions[0], id: `more${i}` }))
    const problems = checkText({ ...base, definitions: [...base.definitions, ...many] })
    expect(problems.at(-1)!.message).toBe('only the first 200 problems are shown')
  })
})
