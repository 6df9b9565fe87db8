// Sentences of the log in the words of this game.
import type { Pack, View } from '@cardwright/engine'
import type { Words } from '@cardwright/table'
import { expect, test } from 'vitest'
import { told } from './told.ts'

const pack = {
  definitions: [
    { id: 'storm', class: 'marker' },
    { id: 'wolf', class: 'piece' },
  ],
  manifest: { classes: { marker: { place: 'beside' }, piece: { place: 'board' } } },
} as unknown as Pack
const words = { lang: 'en', name: (id: string) => id } as Words
const tell = (event: object, board: object[] = []) =>
  told({ kind: 'entered', ...event } as never, { board } as unknown as View, words, pack)

test('what lies over a row enters no plot', () => {
  const storm = { unit: 7, unitDef: 'storm', toCell: 'A4' }
  expect(tell(storm, [{ id: 7, at: 'row:4' }])).toBe('storm gathers over row D')
  expect(tell(storm)).toBe('storm gathers over a row')
  expect(tell({ unit: 8, unitDef: 'wolf', toCell: 'A4' })).toBeNull()
})
