// What a player is asked on the road: a sentence for each kind of question, in both languages.
import { applyListed, createMatch, listActions, viewFor, type Match } from '@cardwright/engine'
import { packed, put } from '@cardwright/engine/block'
import type { Words } from '@cardwright/table'
import { loadGame } from '@cardwright/testkit'
import { expect, test } from 'vitest'
import { sentence } from './prompt.ts'
import { textsOf } from './texts.ts'
import { fateAt } from '../src/fate-deck.ts'
import { contentUrl, twilight } from '../src/index.ts'
import type { Option } from '../src/places.ts'
import { keep, SEAT } from '../src/state.ts'
import { wordsOf } from '../src/words.ts'

const game = await loadGame({ code: twilight, contentUrl })

const said = (m: Match, lang: 'en' | 'ru'): string | null => {
  listActions(m)
  return sentence(viewFor(m, SEAT), { lang } as Words)
}

function make(m: Match, move: string, value = 0): void {
  listActions(m)
  applyListed(m, packed.packed(packed.MOVE, (m.rules.words.moveIndex.get(move)! << 16) + value))
}

/** At a place with such an option, and that option. */
function atPlace(fits: (option: Option) => boolean) {
  const m = createMatch(game, { seed: 1, options: { play: 'campaign', hero: 'warrior_ragnar' } })
  const { places } = wordsOf(m).campaign
  const place = places.findIndex(({ options }) => options.some(fits))
  keep(m, 'place', place)
  m.fresh = false
  return { m, option: places[place].options.findIndex(fits) }
}

test.each(['en', 'ru'] as const)('the road asks in words that fit, in %s', (lang) => {
  const texts = textsOf(lang)
  const isTest = atPlace(
    ({ test: trial, success, failure, flag, faith }) =>
      trial?.context === 'exploration' &&
      (success?.encounter ?? failure?.encounter ?? flag ?? faith) === undefined,
  )
  expect(said(isTest.m, lang)).toBe(texts.journey)
  make(isTest.m, 'choose', isTest.option)
  expect(said(isTest.m, lang)).toBe(texts.waits.test)
  const echo = game.pack.definitions.findIndex(
    ({ class: shelf, fields }) => shelf === 'fate' && fields?.['keyword'] === 'echo',
  )
  put(isTest.m, isTest.m.rules.layout.def + fateAt(isTest.m, 0), echo)
  make(isTest.m, 'test')
  expect(said(isTest.m, lang)).toBe(texts.waits.again)
  make(isTest.m, 'enough')
  expect(said(isTest.m, lang)).toBe(texts.depart)

  const teller = atPlace(({ outcome }) => outcome?.foresee === true)
  make(teller.m, 'choose', teller.option)
  expect(said(teller.m, lang)).toBe(texts.waits.foreseen)
  make(teller.m, 'enough')
  expect(said(teller.m, lang)).toBe(texts.journey)
})

test.each(['en', 'ru'] as const)(
  'a fight asks for a turn while the last one is still shown, in %s',
  (lang) => {
    const options = { play: 'encounter', hero: 'warrior_ragnar', foes: 'leshy' }
    const m = createMatch(game, { seed: 1, options })
    make(m, 'ready')
    listActions(m)
    const view = viewFor(m, SEAT)
    for (const phase of ['playerAction', 'enemyResolution', 'intent'])
      expect(sentence({ ...view, phase }, { lang } as Words)).toBe(textsOf(lang).act)
  },
)
