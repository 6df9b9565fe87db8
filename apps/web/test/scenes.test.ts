import type { Action } from '@cardwright/engine'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { violationsOn } from './kit/axe.ts'
import { PHONE, stroll } from './kit/visit.ts'

const come = stroll({ hasTouch: true })

/** A table made for the test that asks one kind of question (pages/scenes.tsx). */
async function scene(name: string): Promise<Page> {
  const page = await come(`${inject('testPages')}/scenes.html?scene=${name}`)
  await page.locator('main.match').waitFor()
  return page
}

async function answersOf(page: Page): Promise<Action[][]> {
  await page.waitForFunction(() => window.answers.length > 0)
  return page.evaluate(() => window.answers)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

test('an option is chosen by its number', async () => {
  const page = await scene('options')
  await page.keyboard.press('2')
  expect(await answersOf(page)).toEqual([[{ kind: 'option', option: 'stag' }]])
})

test('a choice against the clock runs out into the safe option', async () => {
  const page = await scene('options')
  await page.getByRole('timer').filter({ hasText: 'Time is up' }).waitFor()
  expect(await answersOf(page)).toEqual([[{ kind: 'option', option: 'raven' }]])
})

test('a number is picked with the buttons, and by keyboard with its digit', async () => {
  const page = await scene('numbers')
  await button(page, 'More').click()
  await button(page, 'Done').click()
  const number = page.getByRole('spinbutton')
  await number.focus()
  await page.keyboard.press('4')
  await page.keyboard.press('ArrowUp')
  expect(await number.innerText()).toBe('5')
  await page.keyboard.press('Enter')
  expect(await answersOf(page)).toEqual(['1', '5'].map((option) => [{ kind: 'option', option }]))
})

test('cards that were looked at are put where they belong', async () => {
  const page = await scene('arrange')
  await button(page, 'Mire Howler').click()
  await button(page, /^To the bottom/).click()
  expect(await answersOf(page)).toEqual([[{ kind: 'place', card: 902, place: 'bottom' }]])
})

test('cards of a pile are picked and put back', async () => {
  const page = await scene('pick')
  await button(page, /^Mire Howler/).click()
  await button(page, /^Wolf Cub.*chosen/).click()
  await page.getByRole('button', { name: 'Done' }).first().click()
  expect(await answersOf(page)).toEqual([
    [{ kind: 'pick', pick: { card: 902 } }],
    [{ kind: 'unpick', pick: { card: 900 } }],
    [{ kind: 'done' }],
  ])
})

test('bubbles stay while the pointer travels to them', async () => {
  const page = await scene('bubbles')
  const piece = page.locator('[data-mark=ready]').first()
  await piece.hover()
  const [from, to] = [await piece.boundingBox(), await button(page, /^Second wind/).boundingBox()]
  await page.mouse.move(from!.x + from!.width / 2, from!.y + 6)
  await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 12 })
  await page.mouse.down()
  await page.mouse.up()
  const [[use]] = await answersOf(page)
  expect(use).toMatchObject({ kind: 'use', ability: 'second' })
})

test('what is left to place follows the pointer', async () => {
  const page = await scene('stack')
  await page.mouse.move(500, 300)
  await page.mouse.move(520, 320)
  const stack = page.locator('.cursor .stk')
  expect(await stack.innerText()).toBe('×1')
  const { x, y } = (await stack.boundingBox())!
  expect(x).toBeGreaterThan(520)
  expect(Math.abs(y - 320)).toBeLessThan(40)
})

test('a number says why on hover, a press that does nothing says why not', async () => {
  const page = await scene('happened')
  await page.locator('[data-why$=" damage"]').first().hover()
  await page
    .locator('.why')
    .filter({ hasText: 'Bramble Warden' })
    .filter({ hasText: '+2' })
    .waitFor()
  // a thing that is no target calls itself disabled; a press is heard all the same
  await page.locator('.fboard [data-mark=plain]').first().click({ force: true })
  await page.getByRole('alert').locator('.why').waitFor()
})

test('undo says why it cannot', async () => {
  const page = await scene('stack')
  const undo = button(page, 'Cannot undo: a hidden card was revealed.')
  expect(await undo.getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('u')
  expect(await page.evaluate(() => window.answers)).toEqual([])
})

test.each(['options', 'numbers', 'arrange', 'pick', 'stack'])(
  'axe objects to nothing on the scene "%s", desktop and phone',
  async (name) => {
    const page = await scene(name)
    expect(await violationsOn(page, 'all')).toEqual([])
    await page.setViewportSize(PHONE.viewport)
    expect(await violationsOn(page, 'all')).toEqual([])
  },
)
