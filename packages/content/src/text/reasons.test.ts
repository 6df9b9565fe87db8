// Refusals as sentences.
import { describe, expect, it } from 'vitest'
import { toyPack } from '../../test/text/toy.ts'
import { REASON_CODES, reasonText, type Reason } from './index.ts'

const pack = toyPack()

describe('refusals', () => {
  it.each([
    [
      { code: 'cannot-pay', what: 'points', has: 1, needs: 5 },
      'Needs 5 points, and there is 1.',
      'Нужно: 5 очков, есть 1.',
    ],
    [
      { code: 'cannot-pay', what: 'mana', has: 0, needs: 2 },
      'Needs 2 mana, and there is 0.',
      'Нужно: 2 маны, есть 0.',
    ],
    [
      { code: 'gate', condition: { has: 'stun' } },
      'Only possible if it has Stun.',
      'Можно, только если у него есть Оглушение.',
    ],
    [
      { code: 'gate', condition: { can: 'canMove' } },
      'It cannot move.',
      'Этот юнит не может двигаться.',
    ],
    [{ code: 'cannot-act', query: 'canMove' }, 'It cannot move.', 'Этот юнит не может двигаться.'],
    [
      { code: 'only-answers' },
      'It can only be played as an answer.',
      'Это можно сыграть только в ответ.',
    ],
    [{ code: 'not-your-turn' }, 'It is not your turn.', 'Сейчас не ваш ход.'],
    [{ code: 'no-target' }, 'It has no target.', 'Подходящей цели нет.'],
    [{ code: 'comet' }, 'That is not possible now. (comet)', 'Сейчас это невозможно. (comet)'],
  ] as [Reason, string, string][])('%j', (reason, english, russian) => {
    expect(reasonText(reason, 'en', pack)).toBe(english)
    expect(reasonText(reason, 'ru', pack)).toBe(russian)
  })

  it.each(REASON_CODES)('%s needs no pack', (code) => {
    expect(reasonText({ code }, 'en')).toMatch(/\.$/)
    expect(reasonText({ code }, 'ru')).toMatch(/[а-яё…]\.$|\d\.$/i)
  })

  it('may be said by the pack in its own words', () => {
    const own = {
      ...pack,
      text: { ...pack.text, en: { reasons: { 'game-over': 'Night has come.' } } },
    }
    expect(reasonText({ code: 'game-over' }, 'en', own)).toBe('Night has come.')
  })

  it('may be said by the pack for each timing', () => {
    const reasons = { 'wrong-time.tend': 'Not by night.' }
    const own = { ...pack, text: { ...pack.text, en: { reasons } } }
    expect(reasonText({ code: 'wrong-time', timing: 'tend' }, 'en', own)).toBe('Not by night.')
    expect(reasonText({ code: 'wrong-time' }, 'en', own)).toBe('It cannot be used now.')
  })
})
