// A pack may do without a language: whoever reads that one is told everything in another.
import { expect, test } from 'vitest'
import { act, toyPack } from '../test/text/toy.ts'
import { spokenInAll, textsFor } from './languages.ts'
import { eventText, nameOf, promptFor, reasonText, textOf } from './text/index.ts'

const hurt = act({ do: 'damage', amount: 1, target: { kind: 'unit', side: 'opponent' } })
const whole = toyPack([hurt])
const [card] = whole.definitions.filter(({ abilities }) => abilities?.includes(hurt))
const { manifest, text } = whole
const english = {
  ...whole,
  manifest: { ...manifest, languages: ['en' as const] },
  text: textsFor(text, ['en']),
}

test('rules, names, prompts, the log and reasons are told in the language there is', () => {
  const said = (pack: typeof whole, lang: 'en' | 'ru') => [
    textOf(pack, card, lang).text,
    nameOf(pack, card.id, lang),
    promptFor(pack, hurt, 0, 'target', lang),
    eventText(pack, { kind: 'round-started', cause: null, round: 2 }, lang),
    reasonText({ code: 'wrong-time' }, lang, pack),
  ]
  expect(said(english, 'en')).toEqual(said(whole, 'en'))
  expect(said(english, 'ru')).toEqual(said(whole, 'en'))
  for (const [i, russian] of said(whole, 'ru').entries())
    expect(russian).not.toBe(said(whole, 'en')[i])
})

test('sentences of the data are there for every reader', () => {
  const values = new Map<string, unknown>([
    ['data/plot.json', { places: [{ name: { en: 'A gate' }, paths: ['b'] }] }],
    ['text.en.json', { names: { en: 'Ennead' } }],
  ])
  const all = spokenInAll(values, ['en'])
  expect(all.get('data/plot.json')).toEqual({
    places: [{ name: { en: 'A gate', ru: 'A gate' }, paths: ['b'] }],
  })
  expect(all.get('text.en.json')).toBe(values.get('text.en.json'))
  expect(spokenInAll(values, ['en', 'ru'])).toBe(values)
})
