// Sentences of the log in the words of this game.
import type { Pack, View } from '@cardwright/engine'
import type { Words } from '@cardwright/table'
import { expect, test } from 'vitest'
import { told } from './told.ts'

test.each([
  ['en', 'You lost: fallen'],
  ['ru', 'Вы проиграли: fallen'],
] as const)('a journey without a winner is lost, not drawn, in %s', (lang, lost) => {
  const words = { lang, term: (_section: string, id: string) => id } as Words
  const tell = (event: object) =>
    told({ kind: 'match-ended', ...event } as never, {} as View, words, {} as Pack)
  expect(tell({ reason: 'fallen' })).toBe(lost)
  expect(tell({ winner: 0, reason: 'killed' })).toBeNull()
})

test.each(['en', 'ru'] as const)(
  '[§6.3] a card that is turned is told with its hint, in %s',
  (lang) => {
    const words = { lang, event: () => 'Turned' } as unknown as Words
    const hint = { en: 'Snow on the birch', ru: 'Снег на берёзе' }
    const birch = {
      id: 'birch',
      class: 'fate',
      stats: {},
      fields: {},
      data: { narrative_hint: hint },
    }
    const pack = { definitions: [birch] } as unknown as Pack
    const tell = (event: object) => told(event as never, {} as View, words, pack)
    expect(tell({ kind: 'fate-drawn', cardDef: 'birch' })).toBe(`Turned: ${hint[lang]}`)
    // a card that nobody has seen
    expect(tell({ kind: 'fate-drawn' })).toBeNull()
  },
)
