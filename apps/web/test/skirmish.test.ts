import { expect, test } from 'vitest'
import { violationsOn } from './kit/axe.ts'
import { pressThrough } from './kit/presser.ts'
import { handed, handedTurn } from './kit/table.ts'
import { visit } from './kit/visit.ts'

test('a whole match of two in the sector, against a bot', async () => {
  const page = await visit('/play/skirmish?seats=human,bot1&grid=4&seed=5')
  const { sheets, sawOthersChoose } = await pressThrough(page, 2)
  const { moment } = (await handed(page))!
  expect(moment.view.outcome?.reason).toMatch(/Rounds$/)
  expect(await page.locator('.outcome p').first().innerText()).toMatch(/^Round \d · orbit \d/)
  const rounds = await page.locator('.outcome .standings b').allInnerTexts()
  expect(rounds.map(Number)).toEqual(
    [...moment.view.outcome!.scores!].sort((one, other) => other - one),
  )
  expect(sheets.some((name) => name.includes('round-end'))).toBe(true)
  expect(sawOthersChoose).toBe(true)
})

test('four players in two teams, two of them dummies that the host plays', async () => {
  const address = 'seats=human,bot1,dummy,dummy&dummies=2&teams=13v24&grid=4&exchange=false&seed=8'
  const page = await visit(`/play/skirmish?${address}`)
  const { actors } = await pressThrough(page, 5)
  const { moment } = (await handed(page))!
  expect(moment.view.outcome?.winners).toHaveLength(2)
  expect(actors).toEqual(expect.arrayContaining(['Your turn', 'You play for Dummy 3']))
})

test('axe objects to nothing in the sector, while a cell is chosen and with a card on it', async () => {
  const page = await visit('/play/skirmish?seats=human,dummy&dummies=1&exchange=false&seed=7')
  await handedTurn(page)
  await page.locator('.fan [data-mark=ready]').filter({ hasText: 'power' }).first().click()
  await page.locator('.cells [data-mark=legal]').first().waitFor()
  expect(await violationsOn(page, 'all')).toEqual([])
  await page.locator('.cells [data-mark=legal]').first().click()
  await page.locator('.cells .tile').first().waitFor()
  expect(await violationsOn(page, 'all')).toEqual([])
})

test('Esc and the right button put back a card that was taken up', async () => {
  const page = await visit('/play/skirmish?seats=human,dummy&dummies=1&exchange=false&seed=7')
  await handedTurn(page)
  const unit = page.locator('.fan [data-mark=ready]').filter({ hasText: 'power' }).first()
  const legal = page.locator('.cells [data-mark=legal]')
  await unit.click()
  await legal.first().waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => legal.count()).toBe(0)
  await unit.click()
  await legal.first().waitFor()
  await page.locator('.cells').click({ button: 'right' })
  await expect.poll(() => legal.count()).toBe(0)
})
