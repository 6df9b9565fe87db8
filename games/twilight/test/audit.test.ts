// The figures of the published audit, by exhaustion, and what the hardened deck makes of them.
import { loadGame } from '@cardwright/testkit'
import { describe, expect, test } from 'vitest'
import { auditFate } from '../src/audit.ts'
import { contentUrl, twilight } from '../src/index.ts'

const { pack } = await loadGame({ code: twilight, contentUrl })
const audit = (deck: string, options = {}) => auditFate(pack, { deck, ...options }).decks[0]
const means = (deck: string) => audit(deck).byZone.map(({ mean }) => Number(mean.toFixed(3)))
const bonuses = (deck: string, options = {}) =>
  audit(deck, options).paths.map(({ bonus }) => Number(bonus.toFixed(3)))

describe('the audited deck', () => {
  const deck = 'fate_core_audit'

  test('suits 5/4/3, mean +0.333, deviation 1.37 of a sample and 1.31 of the deck, −2 to +3', () => {
    const { suits, mean, deviation, range } = audit(deck)
    expect(suits).toEqual({ prav: 5, yav: 4, nav: 3 })
    expect(mean).toBeCloseTo(1 / 3, 10)
    expect(deviation.sample).toBeCloseTo(1.3707, 4)
    expect(deviation.population).toBeCloseTo(1.3123, 4)
    expect(range).toEqual([-2, 3])
  })

  test('keywords by suit', () => {
    expect(audit(deck).keywords).toEqual({
      surge: { prav: 4 },
      ward: { prav: 1, yav: 1 },
      echo: { yav: 1 },
      focus: { yav: 2 },
      shadow: { nav: 3 },
    })
  })

  test('value by zone −0.917, −0.333, +0.333, +0.917, +1.500; swing 2.417', () => {
    expect(means(deck)).toEqual([-0.917, -0.333, 0.333, 0.917, 1.5])
    expect(audit(deck).swing).toBeCloseTo(29 / 12, 10)
  })

  test('keywords with multiplier 2.0: +0.75 and +0.917, 22 % apart; 3/5 and 5/3', () => {
    expect(bonuses(deck, { multiplier: 2 })).toEqual([0.75, 0.917])
    const { paths, advantage } = audit(deck, { multiplier: 2 })
    expect(advantage).toBeCloseTo(2 / 9, 10)
    expect(paths.map(({ matched, suppressed }) => [matched, suppressed])).toEqual([
      [3, 5],
      [5, 3],
    ])
  })

  test.each([
    ['halfUp', [0.75, 0.917]],
    ['floor', [0.5, 0.583]],
    ['none', [0.625, 0.75]],
  ])('with the multiplier played with, 1.5, rounded %s', (rounding, expected) => {
    expect(bonuses(deck, { rounding })).toEqual(expected)
  })

  test('F1 to F4 are found by rule', () => {
    const { findings, critical } = audit(deck, { multiplier: 2 })
    expect(findings.map(({ id }) => id)).toEqual(['F1', 'F2', 'F3', 'F4', 'F5'])
    expect(critical).toEqual([
      { card: 'fate_crit', worth: { combatPhysical: 3, combatSpiritual: 5 } },
    ])
    const text = findings.map((one) => one.text).join('\n')
    expect(text).toContain('67 % apart')
    expect(text).toContain('fate_curse_navi sinks to −4')
    expect(text).toContain('an attack in deepNav counts −0.167 on average')
    expect(text).toContain('in deepPrav a card is worth +1.5')
  })
})

describe('the hardened deck [TW-5.1]', () => {
  const deck = 'fate_core'

  test('the same suits, mean and deviation; the swing is a little smaller', () => {
    const { suits, mean, deviation } = audit(deck)
    expect(suits).toEqual({ prav: 5, yav: 4, nav: 3 })
    expect([mean, deviation.sample].map((n) => n.toFixed(2))).toEqual(['0.33', '1.37'])
    expect(means(deck)).toEqual([-0.75, -0.333, 0.333, 0.917, 1.417])
  })

  test('0.833 and 0.917, the critical card 4 on both paths, no finding', () => {
    expect(bonuses(deck)).toEqual([0.833, 0.917])
    const { critical, findings } = audit(deck)
    expect(critical[0].worth).toEqual({ combatPhysical: 4, combatSpiritual: 4 })
    expect(findings).toEqual([])
  })

  test('[F1] at least one card of surge is not of Prav', () => {
    expect(audit(deck).keywords['surge']).toEqual({ prav: 2, yav: 1 })
  })
})
