// Names and lines that would trick or disturb whoever reads them.
import { describe, expect, test } from 'vitest'
import { readMessage, readSitDown } from './schema.ts'

const nameRead = (name: string) => {
  const read = readSitDown({ name })
  return read.ok ? read.value.name : { refused: read.reason }
}

describe('a name', () => {
  test.each([
    'Anna',
    'Анна',
    'Ælfrēd',
    'Вова Pro',
    'Nguyễn Văn',
    'Γιώργος',
    '小明',
    'ชื่อ',
    'بِسْمِ',
    'x_42 :-)',
    '★ Ann ★',
    'Ann 🐺',
  ])('may be %s', (name) => {
    expect(nameRead(name)).toBe(name.normalize('NFC'))
  })

  test('is written in one way', () => {
    expect(nameRead(' A\u0301nna \u00a0 B ')).toBe('\u00c1nna B')
    expect(nameRead('Ann\ufe0f ❤\ufe0f')).toBe('Ann ❤')
  })

  test.each([
    ['nothing', ''],
    ['a Hangul filler', '\u3164'],
    ['an empty Braille cell', 'a\u2800b'],
    ['a joiner of graphemes', 'An\u034fna'],
    ['a variation selector', '\ufe0f'],
    ['an override of direction', 'Anna\u202etxt'],
    ['a space without width', 'An\u200bna'],
    ['a NUL', 'An\0na'],
    ['half a character', 'An\ud800'],
    ['a tower of accents', `A${'\u0301'.repeat(22)}`],
    ['an accent on nothing', '\u0301'],
    ['a sentence in one character', '\ufdfd'],
    ['a Cyrillic letter among Latin ones', '\u0410nna'],
    ['a Greek letter among Latin ones', 'Ann\u03b1'],
    ['too much', 'x'.repeat(25)],
    ['far too much', '\u0301'.repeat(4000)],
  ])('may not be %s', (_, name) => {
    expect(nameRead(name)).toEqual({ refused: expect.stringMatching(/^name: /) as string })
  })
})

const lineRead = (text: string) => {
  const read = readMessage(JSON.stringify({ t: 'say', text }))
  return read.ok ? (read.value as { text: string }).text : null
}

describe('a line of chat', () => {
  test.each([
    ['keeps what people write', 'Привет! 👩‍👧 ❤️ ñ', 'Привет! 👩‍👧 ❤️ ñ'],
    ['stays in its line', 'a\n\nb\tc\u2028d', 'a b c d'],
    ['loses what cannot be seen', 'a\0b\u202ec\u3164d\u2066e', 'abcde'],
    ['loses towers of accents', `a${'\u0300'.repeat(300)}b`, `\u00e0${'\u0300'.repeat(2)}b`],
  ])('%s', (_, text, shown) => {
    expect(lineRead(text)).toBe(shown)
  })

  test.each(['', ' \n ', '\u3164', '\u200d\ufe0f', '\0', 'x'.repeat(401)])('%j is none', (text) => {
    expect(lineRead(text)).toBeNull()
  })
})
