import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { commandMatch } from './kit/marshal.ts'
import { pressAt } from './kit/visitor.ts'
import { IN_MOTION_IF_LONG, visit } from './kit/visit.ts'

const FIELD = 'map=duel&deck=10&tactics=preset&territory=false'

test('[TK-14.1] a whole match against a bot until one army is gone', async () => {
  const page = await visit(
    `/play/taktik?seats=human,bot1&seed=10&hits=one&${FIELD}`,
    IN_MOTION_IF_LONG,
  )
  const { last } = await commandMatch(page, [{}])
  expect(last.moment.view.outcome?.reason).toBe('annihilation')
})

test('[TK-14.2] two players at one table: whoever stays on the enemy base for three turns wins', async () => {
  const page = await visit(`/play/taktik?seats=human,human&seed=2&base=true&${FIELD}`)
  const { last } = await commandMatch(page, [{ goal: 'D7', holdsFire: true }, { isIdle: true }])
  expect(last.moment.view.outcome).toMatchObject({ winners: [0], reason: 'base' })
})

const LOW = { viewport: { width: 1366, height: 768 } }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a long log leaves the drawn card whole and its buttons in reach', async () => {
  const page = await visit('/play/taktik?seats=human,bot1&seed=979233&map=small', LOW)
  await pressAt(page, button(page, 'Draw a card'))
  await page.locator('.drawn .deeds').waitFor()
  await page.locator('.log ol').evaluate((log) => {
    for (let k = 0; k < 60; k++) log.append(log.lastElementChild!.cloneNode(true))
  })
  const isCut = await page
    .locator('.drawn .pair')
    .evaluate((text) => text.scrollHeight > text.clientHeight)
  expect(isCut).toBe(false)
  await pressAt(page, button(page, 'Store it'))
  await page.locator('.drawn').waitFor({ state: 'detached' })
})

test('the orders close when a tactic is armed, and on Esc', async () => {
  const page = await visit('/play/taktik?seats=human,bot1&seed=979233&map=small', LOW)
  const sheet = page.locator('.orders')
  await pressAt(page, button(page, 'Orders'))
  await sheet.waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await pressAt(page, button(page, 'Orders'))
  await pressAt(page, sheet.getByRole('button', { name: /^Arm / }).first())
  await sheet.waitFor({ state: 'detached' })
  await button(page, 'Armed').waitFor()
})
