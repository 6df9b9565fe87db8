// A match that a page keeps, and two windows of the browser that has it: only one of them goes on.
import { expect, test } from 'vitest'
import { handedTurn } from './kit/table.ts'
import { visit } from './kit/visit.ts'

test('a hosted match is among your tables; the window it is opened in takes over, and back', async () => {
  const first = await visit('/peer/forest?seats=human,bot1&seed=3')
  const { moment } = await handedTurn(first)
  const second = await first.context().newPage()
  await second.goto('/online')
  await second.getByRole('region', { name: 'Your tables' }).getByRole('link').click()
  expect((await handedTurn(second)).moment.view).toEqual(moment.view)
  const gone = (page: typeof first) => page.getByText('opened in another window')
  await gone(first).waitFor()
  // what is done there is what the first one goes on with
  await second.getByRole('button', { name: /End turn/ }).click()
  const later = await handedTurn(second, moment.number)
  await first.getByRole('button', { name: 'Play here again' }).click()
  expect((await handedTurn(first)).moment.view).toEqual(later.moment.view)
  await gone(second).waitFor()
})
