// Decks as text, there and back.
import { describe, expect, it } from 'vitest'
import { act, toyPack } from '../../test/text/toy.ts'
import { readDeckText, writeDeckText } from './index.ts'

const pack = toyPack([act({ do: 'draw', amount: 1 })])
const deck = { wolf: 2, owl: 1 }

describe('a deck as text', () => {
  it.each(['en', 'ru'] as const)('is read back as it was written (%s)', (lang) => {
    expect(readDeckText(pack, writeDeckText(pack, deck, lang))).toEqual({ cards: deck, unread: [] })
  })

  it('is one card a line', () => {
    expect(writeDeckText(pack, deck, 'en')).toBe('2x Wolf\n1x Owl')
  })

  it.each([
    ['numbers before and after', '2x Wolf, Owl 1'],
    ['ids and other letters', 'wolf 2; OWL'],
    ['the same card twice', '1× wolf\n1х Волк\nowl'],
  ])('may be written otherwise: %s', (_how, text) => {
    expect(readDeckText(pack, text)).toEqual({ cards: deck, unread: [] })
  })

  it('says which lines it cannot read', () => {
    expect(readDeckText(pack, '2x Wolf\n3x Dragon\n')).toEqual({
      cards: { wolf: 2 },
      unread: ['3x Dragon'],
    })
  })
})
