import { expect, test } from 'vitest'
import { look } from './kit/play-match.ts'
import { keptMatch } from './kit/record.ts'
import { handedTurn } from './kit/table.ts'
import { visit } from './kit/visit.ts'

/** Instead of chance: with some hands nothing can be played for the first mana. */
const FIRST_DEAL = 'crypto.getRandomValues = (words) => words.fill(3)'

test('three clicks from the front page to the first legal move', async () => {
  const page = await visit('/')
  await page.evaluate(FIRST_DEAL)
  await page.getByRole('link', { name: /^Play Forest of Dreams/ }).click()
  const { moment } = await handedTurn(page)
  const [ready] = (await look(page)).filter(({ mark }) => mark === 'ready')
  await page.locator(`[data-key~="${ready.id}"]`).click()
  const [target] = (await look(page)).filter(({ mark }) => mark === 'legal')
  await page.locator(`[data-key~="${target.id}"]`).click()
  await handedTurn(page, moment.number)
  expect((await keptMatch(page)).answers.length).toBeGreaterThan(0)
})
