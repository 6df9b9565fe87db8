// Words that the seed asks for by name: the keys of its Appendix B, and what its statuses mean.
import { statusText, textOf } from '@cardwright/content'
import { loadGame } from '@cardwright/testkit'
import { expect, test } from 'vitest'
import { contentUrl, twilight } from '../src/index.ts'

const { pack } = await loadGame({ code: twilight, contentUrl })
const LANGS = ['en', 'ru'] as const

const APPENDIX_B = [
  'combat.phase.intent',
  'combat.phase.player.action',
  'combat.phase.enemy.resolution',
  'combat.intent.attack',
  'combat.intent.defend',
  'combat.intent.heal',
  'combat.intent.restore.wp',
  'combat.intent.ritual',
  'combat.intent.prepare',
  'combat.intent.summon',
  'combat.action.attack.body',
  'combat.action.attack.spirit',
  'combat.action.wait',
  'combat.action.wait.description',
  'combat.result.killed',
  'combat.result.pacified',
  'combat.result.fled',
  'combat.result.player.death',
  'combat.escalation.surprise',
  'combat.escalation.penalty',
  'combat.deescalation.rage.shield',
]

test.each(LANGS)('seed Appendix B: every key has words in %s', (lang) => {
  const keys = pack.text[lang]!['keys'] as Record<string, string>
  expect(Object.keys(keys)).toEqual(APPENDIX_B)
  expect(Object.values(keys).filter((words) => words.trim() === '')).toEqual([])
})

test.each(LANGS)('a status that an enemy bears says what it does, in %s', (lang) => {
  for (const id of ['stunned', 'enraged', 'prepared', 'bleeding'])
    expect(statusText(pack, id, lang).text, id).toMatch(/^[A-ZА-Я].*\.$/u)
})

test.each(LANGS)('a card with two ways names both and says "or", in %s', (lang) => {
  const { text } = textOf(pack, 'holy_light', lang)
  expect(text).toMatch(lang === 'en' ? /^Deed: .+\n+or Word: / : /^Дело: .+\n+или Слово: /)
})

test('heroes are told in plain words', () => {
  const heroes = pack.definitions.filter(({ class: kind }) => kind === 'hero')
  expect(heroes.length).toBeGreaterThan(3)
  for (const { id } of heroes)
    expect(textOf(pack, id, 'en').text, id).not.toMatch(/greatest|checks made|dark strength/)
})
