// §9 Windows, beyond one answer for both.
import { expect, test } from 'vitest'
import type { Ability, Manifest, Target } from '../../src/index.ts'
import { act, toy, type ToyParts } from '../toy.ts'
import { words } from '../words.ts'

const unit = (rest: Partial<Target> = {}): Target => ({ kind: 'unit', ...rest })
const strike = act({ do: 'attack', as: 'blow', target: unit({ side: 'opponent' }) })
const cheer = (window = 'beforeRoll'): Ability => ({
  answer: window,
  steps: [{ do: 'gain', what: 'points', amount: 1 }],
})

function duel(parts: ToyParts = {}, answers = 1) {
  const windows: Manifest['windows'] = {
    ...words.windows,
    beforeRoll: { ...words.windows!.beforeRoll, answers },
  }
  const t = toy({
    ...parts,
    manifest: { windows },
    pieces: { ...parts.pieces, knight: { abilities: [strike] } },
  })
  return { t, knight: t.put('knight', 'A1'), foe: t.put('pawn', 'E5', 1) }
}

test('[L-9] two answers: the same seat may answer again, then the other', () => {
  const { t, knight, foe } = duel({ spells: { cheer: { abilities: [cheer()] } } }, 2)
  const [one, two, other] = [t.card('cheer'), t.card('cheer'), t.card('cheer', 'hand', 1)]
  t.begin()
  t.use(knight)
  t.pick(foe)
  t.use(one)
  expect([t.asked, t.canUse(two)]).toEqual([0, true])
  t.say('decline')
  expect(t.asked).toBe(1)
  t.use(other)
  expect(t.view().asking?.kind).toBe('main')
  expect([t.of('points', 0), t.of('points', 1)]).toEqual([1, 1])
})

test('[L-9] an answer needs its gate, its price and a target', () => {
  const spells = {
    gated: { abilities: [{ ...cheer(), if: { has: 'mark', of: 'pending.attacker' } }] },
    dear: { abilities: [{ ...cheer(), cost: { mana: 99 } }] },
    lost: {
      abilities: [
        {
          answer: 'beforeRoll',
          steps: [{ do: 'damage', amount: 1, target: unit({ has: 'mark' }) }],
        },
      ],
    },
  }
  const { t, knight, foe } = duel({ spells })
  for (const def of Object.keys(spells)) t.card(def)
  t.begin()
  t.use(knight)
  t.pick(foe)
  expect(t.view().asking?.kind).toBe('main')
})

test('[L-9] answers come from cards, units, keywords and statuses', () => {
  const { t, knight, foe } = duel({
    statuses: { alert: { stacks: false, abilities: [cheer()] } },
    keywords: { brave: [cheer()] },
    pieces: { hero: { keywords: ['brave'] }, bard: { abilities: [cheer()] } },
    spells: { cheer: { abilities: [cheer()] } },
  })
  const sources = [t.put('hero', 'B1'), t.put('bard', 'B2'), t.put('pawn', 'B3'), t.card('cheer')]
  t.give(sources[2], 'alert')
  t.begin()
  t.use(knight)
  t.pick(foe)
  const offered = t.actions().flatMap((a) => (a.kind === 'use' ? [a.source] : []))
  expect(offered.sort((a, b) => a - b)).toEqual(sources)
  t.use(sources[2])
  expect(t.of('points', 0)).toBe(1)
})

test('[L-9] a card that answers pays its printed price', () => {
  const { t, knight, foe } = duel({
    spells: { cheer: { cost: { mana: 3 }, abilities: [cheer()] } },
  })
  const card = t.card('cheer')
  t.begin()
  t.use(knight)
  t.pick(foe)
  t.use(card)
  expect([t.of('mana', 0), t.zone('discard')]).toEqual([7, ['cheer']])
})

test('[L-9] the outcome of the procedure is the outcome of the step', () => {
  const score = (amount: number, outcome: string) => ({
    do: 'gain',
    what: 'points',
    amount,
    if: { outcome, of: '@blow' },
  })
  const abilities = [
    act(
      { do: 'attack', as: 'blow', target: unit({ side: 'opponent' }) },
      score(1, 'hit'),
      score(10, 'miss'),
    ),
  ]
  const play = (roll: number) => {
    const t = toy({ pieces: { knight: { abilities } } })
    const [knight, foe] = [t.put('knight', 'A1'), t.put('pawn', 'E5', 1)]
    t.chance(roll).begin()
    t.use(knight)
    t.pick(foe)
    return [t.of('points', 0), t.of('life', foe)]
  }
  expect([play(5), play(0)]).toEqual([
    [1, 2],
    [10, 3],
  ])
})

test('[L-9] until: attack ends with the attack', () => {
  const aim: Ability = {
    answer: 'beforeRoll',
    steps: [{ do: 'modify', query: 'power', add: 2, until: 'attack', each: 'pending.attacker' }],
  }
  const { t, knight, foe } = duel({ spells: { aim: { abilities: [aim] } } })
  const card = t.card('aim')
  t.chance(5).begin()
  t.use(knight)
  t.pick(foe)
  t.use(card)
  expect(t.at(foe)).toBeNull()
  expect(t.stat('power', knight)).toBe(1)
})
