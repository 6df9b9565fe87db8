import { expect, test } from 'vitest'
import { visit } from './kit/visit.ts'

const CARD = '/lab/forest/brambleWarden'

test('a card is changed in the workshop: its text follows, mistakes are named, a board shows it', async () => {
  const page = await visit(CARD)
  const data = page.getByLabel('The card as data')
  const printed = await data.inputValue()
  const says = page.getByRole('region', { name: 'Card text' })
  await says.getByText('Monsters of yours next to it have +1 maximum health.').first().waitFor()

  await data.fill(printed.replace('"add": 1', '"add": 4'))
  await says.getByText('Monsters of yours next to it have +4 maximum health.').first().waitFor()
  await says.getByText('+4 к максимальному здоровью').waitFor()

  await data.fill(printed.replace('"own"', '"onw"'))
  const problems = page.locator('#card-problems')
  await problems.getByText('Did you mean own?').waitFor()
  expect(await problems.textContent()).toContain('abilities[0].passive[0].of.side')
  expect(await page.getByRole('button', { name: 'Try it on a board' }).isDisabled()).toBe(true)

  await data.fill(printed.replace('"add": 1', '"add": 4'))
  await page.getByRole('button', { name: 'Try it on a board' }).click()
  // the deal is one in which the card is at hand
  const inHand = page.locator('.hand').getByRole('button', { name: /Bramble Warden/ })
  await inHand.first().waitFor()
  await page.getByRole('button', { name: 'Workshop' }).click()
  expect(await data.inputValue()).toContain('"add": 4')
})

test('one player holds the changed card, and what it is worth comes with its interval', async () => {
  const page = await visit(CARD)
  const data = page.getByLabel('The card as data')
  await data.fill((await data.inputValue()).replace('"damage": 1', '"damage": 5'))
  await page.getByLabel('Played by').selectOption('greedy')
  await page.getByRole('button', { name: 'Play and compare' }).click()
  await page
    .getByText(/The only player with the changed card wins/)
    .first()
    .waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText(/points \(95 %/).waitFor()
  await page.getByRole('heading', { name: /moved/ }).waitFor()
})

test('games are played in workers of the page, a report is drawn, and shows games to watch', async () => {
  const page = await visit('/lab/forest')
  await page.getByRole('combobox', { name: /^Games/ }).selectOption('200')
  await page.getByRole('combobox', { name: /^Played by/ }).selectOption('random')
  await page.getByRole('button', { name: 'Play them' }).click()
  await page.getByText('200 of 200 games').waitFor({ timeout: 60_000 })
  const report = page.getByRole('article')
  await report.locator('svg').first().waitFor()
  await report.getByRole('table').getByText('Bramble Warden').first().waitFor()
  await report.getByRole('button', { name: 'Watch' }).first().click()
  await page.waitForURL(/\/replay/)
})
