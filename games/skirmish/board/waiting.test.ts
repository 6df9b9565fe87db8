import type { View } from '@cardwright/engine'
import type { Words } from '@cardwright/table'
import { expect, test } from 'vitest'
import { board } from './index.ts'

const words = { lang: 'ru', seat: (seat: number) => ['Вы', 'Бот'][seat] } as unknown as Words

test('who chooses a line is who is asked, though the next turn is already announced', () => {
  const view = {
    active: 0,
    asking: { kind: 'main', seat: 1 },
    facts: { ready: [], mayPlayUnit: true, lines: { 'row:2': 3 }, choiceTime: 0 },
  } as unknown as View
  expect(board.waiting!(view, words)).toBe('Бот выбирает линию, которая принесёт очки.')
})
