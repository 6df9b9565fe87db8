// What a player is asked, in both languages.
import { describe, expect, it } from 'vitest'
import type { Ability, Step } from '../language.ts'
import { act, enemy, own, toyPack } from '../../test/text/toy.ts'
import { promptFor, questionsAt, type PromptSlot } from './index.ts'

const ask = (ability: Ability, path: number | number[], slot: PromptSlot): string[] => {
  const pack = toyPack([ability])
  return [promptFor(pack, ability, path, slot, 'en'), promptFor(pack, ability, path, slot, 'ru')]
}

describe('prompts', () => {
  const shove: Step = {
    do: 'move',
    as: 'moved',
    target: { ...enemy, near: 'adjacent' },
    to: { kind: 'cell', empty: true, near: { of: 'target', by: 'step', max: 1 } },
  }

  it('say whom to choose', () => {
    expect(ask(act(shove), 0, 'target')).toEqual([
      'Choose an enemy next to it',
      'Выберите соседнего врага',
    ])
  })

  it('say where, measured from the pick', () => {
    expect(ask(act(shove), 0, 'to')).toEqual([
      'Choose an empty cell next to it',
      'Выберите пустую клетку рядом с ним',
    ])
  })

  it('point back to earlier picks', () => {
    const follow: Step = { do: 'give', status: 'stun', target: { ...own, inLine: '@moved.cell' } }
    expect(ask(act(shove, follow), 1, 'target')).toEqual([
      'Choose a unit of yours in line with its cell',
      'Выберите вашего юнита на одной линии с его клеткой',
    ])
  })

  it('know the subject of a trigger', () => {
    const trigger: Ability = {
      on: 'moved',
      of: { side: 'opponent' },
      steps: [
        {
          do: 'damage',
          amount: 1,
          target: { kind: 'unit', near: { of: 'event.unit', by: 'step', max: 1 } },
        },
      ],
    }
    expect(ask(trigger, 0, 'target')).toEqual([
      'Choose a unit next to it',
      'Выберите юнита рядом с ним',
    ])
  })

  it('count', () => {
    const several = act({
      do: 'damage',
      amount: 1,
      target: { ...enemy, count: { min: 0, max: 3 } },
    })
    expect(ask(several, 0, 'target')).toEqual(['Choose up to 3 enemies', 'Выберите до 3 врагов'])
  })

  it('allow to decline', () => {
    const may = act({ do: 'destroy', target: { ...own, optional: true } })
    expect(ask(may, 0, 'target')).toEqual([
      'Choose a unit of yours (or none)',
      'Выберите вашего юнита (или ничего)',
    ])
  })

  it('find a step inside a loop', () => {
    const loop = act({ do: 'repeat', count: 2, max: 2, steps: [shove] })
    expect(ask(loop, [0, 0], 'to')[0]).toBe('Choose an empty cell next to it')
  })

  it('are the words of the pack when the step names them', () => {
    const step: Step = { do: 'destroy', sure: true, prompt: 'sacrifice', target: own }
    expect(ask(act(step), 0, 'target')).toEqual(['Whom do you give up?', 'Кем вы жертвуете?'])
  })

  it('ask for an option and for an order', () => {
    const choose = act({ do: 'choose', as: 'way', options: ['left', 'right'] })
    expect(ask(choose, 0, 'option')).toEqual(['Choose one', 'Выберите одно'])
    const arrange = act(
      { do: 'look', top: 2, as: 'seen', target: { kind: 'deck', side: 'own' } },
      { do: 'arrange', each: '@seen', places: ['top', 'bottom'] },
    )
    expect(ask(arrange, 1, 'target')).toEqual([
      'Put the cards where they belong',
      'Разложите карты по местам',
    ])
  })

  it('have names of a word or two, in the order they are asked', () => {
    const then: Step = { do: 'give', status: 'stun', target: { ...own, inLine: '@moved.cell' } }
    const ability = act(shove, { do: 'choose', as: 'way', options: ['left', 'right'] }, then)
    const pack = toyPack([ability])
    const { id } = pack.definitions.find((one) => one.abilities?.includes(ability))!
    expect(questionsAt(pack, id, 0, 'en')).toEqual(['Enemy', 'Cell', 'Which', 'Unit of yours'])
    expect(questionsAt(pack, id, 0, 'ru')).toEqual(['Враг', 'Клетка', 'Вариант', 'Ваш юнит'])
  })

  it('refuse a step that is not there', () => {
    expect(() => ask(act(shove), 3, 'target')).toThrow('the ability has no step 3')
  })
})
