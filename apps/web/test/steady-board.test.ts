// Questions, prompts of many lines and bots that think come and go: nothing on the board moves for them.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { handedTurn } from './kit/table.ts'
import { IN_MOTION, PHONE, visit } from './kit/visit.ts'
import { pressAt, tapAt } from './kit/visitor.ts'

/** Parts of a pixel are lost in rounding. */
const SLACK = 1

/** @returns how far apart, in px down, the thing has been seen since then */
async function watch(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.evaluate((selector) => {
    const tops: number[] = []
    Object.assign(window, { tops })
    const see = () => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      if (box !== undefined) tops.push(box.top)
      requestAnimationFrame(see)
    }
    see()
  }, selector)
  return () =>
    page.evaluate(() => {
      const { tops } = window as unknown as { tops: number[] }
      return Math.max(...tops) - Math.min(...tops)
    })
}

const GAMES = [
  ['forest', '', 'Trail Scout', 'A1'],
  ['skirmish', '&exchange=false', 'Patrol Agent', 'C3'],
] as const

test.each(GAMES)('the board of %s stays where it is on a phone', async (game, more, card, cell) => {
  const seed = game === 'forest' ? 3 : 7
  const address = `/play/${game}?seats=human,bot1&seed=${seed}${more}`
  const page = await visit(address, { ...PHONE, ...IN_MOTION })
  const strayed = await watch(page, '.stage [data-key~="cell:A1"]')
  const first = await handedTurn(page)
  await tapAt(page, page.locator('.fan [data-mark=ready]').filter({ hasText: card }).first())
  await tapAt(page, page.locator(`.stage [data-key~="cell:${cell}"][data-mark=legal]`))
  const placed = await handedTurn(page, first.moment.number)
  await tapAt(page, page.locator('.pass button'))
  await handedTurn(page, placed.moment.number)
  expect(await strayed()).toBeLessThanOrEqual(SLACK)
})

test('the panels stay where they are while a bot thinks', async () => {
  const page = await visit('/play/forest?seats=human,bot1&seed=3', IN_MOTION)
  const { moment } = await handedTurn(page)
  const strayed = await watch(page, '.left > :last-child')
  await pressAt(page, page.locator('.pass button'))
  await handedTurn(page, moment.number)
  expect(await strayed()).toBeLessThanOrEqual(SLACK)
})

test('the first table that is seen has its letters', async () => {
  const page = await visit('about:blank')
  await page.addInitScript(() => {
    const see = () => {
      if (document.querySelector('main.match') === null) return void requestAnimationFrame(see)
      // what is laid out now asks for the letters it lacks
      document.body.getBoundingClientRect()
      Object.assign(window, { letters: document.fonts.status })
    }
    see()
  })
  await page.goto('/play/forest?seats=human,bot1&seed=3')
  await page.waitForFunction(() => 'letters' in window)
  expect(await page.evaluate(() => Reflect.get(window, 'letters'))).toBe('loaded')
})

test('a card that gave its picture to a long text shows it again where the text is hidden', async () => {
  const wide = { viewport: { width: 1024, height: 768 }, locale: 'ru-RU' }
  const page = await visit('/play/forest?seats=human,bot1&seed=26', wide)
  await handedTurn(page)
  const art = page.locator('.fan .c-in[data-long=all] .c-art').first()
  expect((await art.boundingBox())!.height).toBeLessThan(10)
  const card = page.locator('.fan .c-in').first()
  await page.setViewportSize(PHONE.viewport)
  const seen = () => card.locator('.c-art').boundingBox()
  await expect.poll(async () => (await seen())!.height).toBeGreaterThan(30)
})

test('with motion off long texts of cards fit, too', async () => {
  const page = await visit('/play/forest?seats=human,bot1&mode=draft&seed=3')
  await handedTurn(page)
  const texts = page.locator('.c-text')
  await expect.poll(() => texts.count()).toBeGreaterThan(2)
  // sizes are worn before the next paint
  await page.evaluate(
    () => new Promise((paint) => requestAnimationFrame(() => requestAnimationFrame(paint))),
  )
  const sticksOut = await texts.evaluateAll(
    (all) =>
      all.filter((one) => one.scrollHeight > one.clientHeight + 1 || one.hasAttribute('data-cut'))
        .length,
  )
  expect(sticksOut).toBe(0)
})

test('a long log shows its newest line, also while a card is looked at', async () => {
  const page = await visit('/play/skirmish?seats=human,bot1&seed=7&exchange=false&grid=5', {
    viewport: { width: 1366, height: 768 },
  })
  await handedTurn(page)
  const log = page.locator('.log ol')
  await log.evaluate((list) => {
    for (let k = 0; k < 60; k++) list.prepend(list.lastElementChild!.cloneNode(true))
  })
  const before = (await handedTurn(page)).moment.number
  await page.locator('.pass button').click()
  await handedTurn(page, before)
  await page.locator('.fan .card').first().hover()
  await page.locator('.right .preview').waitFor()
  const gap = () => log.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop)
  await expect.poll(gap).toBeLessThan(2)
  const [line, right] = [
    (await log.locator('li').last().boundingBox())!,
    (await page.locator('.right').boundingBox())!,
  ]
  expect(line.y + line.height).toBeLessThanOrEqual(right.y + right.height + 1)
})
