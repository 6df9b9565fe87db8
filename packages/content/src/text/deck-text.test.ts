// Decks as text, there and back.
import { describe, expect, it } from 'vitest'
import { act, toyPack } from '../../test/text/toy.ts'
import { MOST_LINES, readDeckText, writeDeckText } from './index.ts'

const pack = toyPack([act({ do: 'draw', amount: 1 })])
const deck = { wolf: 2, owl: 1 }

describe('a deck as text', () => {
  it.each(['en', 'ru'] as const)('is read back as it was written (%s)', (lang) => {
    expect(readDeckText(pack, writeDeckText(pack, deck, lang))).toEqual({
      cards: deck,
      unread: [],
      isTooLong: false,
    })
  })

  it('is one card a line', () => {
    expect(writeDeckText(pack, deck, 'en')).toBe('2x Wolf\n1x Owl')
  })

  it.each([
    ['numbers before and after', '2x Wolf, Owl 1'],
    ['ids and other letters', 'wolf 2; OWL'],
    ['the same card twice', '1× wolf\n1х Волк\nowl'],
  ])('may be written otherwise: %s', (_how, text) => {
    expect(readDeckText(pack, text)).toEqual({ cards: deck, unread: [], isTooLong: false })
  })

  it('says which lines it cannot read', () => {
    expect(readDeckText(pack, '2x Wolf\n3x Dragon\n')).toEqual({
      cards: { wolf: 2 },
      unread: ['3x Dragon'],
      isTooLong: false,
    })
  })

  it('is read with commas inside a name, and shows only the beginning of a long line', () => {
    const { en, ru } = pack.text as Record<'en' | 'ru', { names: object }>
    const names = { ...en.names, wolf: 'Wolf, the Old, Grey' }
    const commas = { ...pack, text: { en: { ...en, names }, ru } } as typeof pack
    const { cards, unread } = readDeckText(commas, `2x Wolf, the Old, Grey, ${'x'.repeat(500)}`)
    expect(cards).toEqual({ wolf: 2 })
    expect(unread).toEqual([`${'x'.repeat(60)}…`])
  })

  it.each(['\n', ';', ','])('has a hundred lines at most (between %j)', (between) => {
    const lines = (n: number) => readDeckText(pack, Array(n).fill('wolf').join(between))
    expect(lines(MOST_LINES)).toEqual({ cards: { wolf: MOST_LINES }, unread: [], isTooLong: false })
    expect(lines(MOST_LINES + 1)).toEqual({ cards: {}, unread: [], isTooLong: true })
  })

  // A million letters take some milliseconds; a reader whose time grows with the square would need minutes.
  it.each([
    ['commas', ','],
    ['parts without names', 'a,'],
    ['spaces', ' '],
    ['digits and spaces', '1 '],
    ['one long word', 'a'],
    ['quotes', '"'],
  ])('is read in linear time: %s', (_what, letters) => {
    const text = `a${letters.repeat(1_000_000 / letters.length)}b`
    const since = performance.now()
    readDeckText(pack, text)
    expect(performance.now() - since).toBeLessThan(5000)
  })
})
