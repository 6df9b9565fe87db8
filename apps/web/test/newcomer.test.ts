import { expect, test } from 'vitest'
import { look } from './kit/play-match.ts'
import { keptMatch } from './kit/record.ts'
import { handedTurn } from './kit/table.ts'
import { DESKTOP, PHONE, visit } from './kit/visit.ts'

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

test.each([DESKTOP, PHONE])('the first turns tell the goal, later ones do not', async (size) => {
  const page = await visit('/play/forest?seats=human,bot1&seed=3', size)
  const goal = page.locator('.prompt .hint')
  let seen = 0
  for (let turn = 1; turn <= 2; turn++) {
    const { moment } = await handedTurn(page, seen)
    await goal.waitFor()
    seen = moment.number
    await page.locator('.pass button').click()
  }
  await handedTurn(page, seen)
  await goal.waitFor({ state: 'detached' })
})

test('the rules lead back to the match from which they were opened', async () => {
  const page = await visit('/play/forest?seats=human,bot1&seed=3')
  await handedTurn(page)
  const match = page.url()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Rules' }).click()
  await page.getByRole('link', { name: 'Back to the match' }).click()
  await handedTurn(page)
  expect(page.url()).toBe(match)
})
