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
