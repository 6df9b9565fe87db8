import type { View } from '@cardwright/engine'
import type { Words } from '@cardwright/table'
import { expect, test } from 'vitest'
import { answerText } from './prompt.ts'

test('answers to a drawn malus say what becomes of it', () => {
  const view = { asking: { kind: 'window', window: 'malusDrawn', seat: 0 } } as unknown as View
  const said = (lang: string) =>
    [{ kind: 'use', source: 9, ability: 'malusDrawn' } as const, { kind: 'decline' } as const].map(
      (action) => answerText(action, view, { lang } as Words),
    )
  expect(said('en')).toEqual(['Use it to cancel the malus', 'Accept it'])
  expect(said('ru')).toEqual(['Отменить помеху этой картой', 'Принять'])
})
