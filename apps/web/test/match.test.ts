import { expect, test } from 'vitest'
import { hearsTheEnd, listen, voice } from './kit/ear.ts'
import { giveUp } from './kit/give-up.ts'
import { finger, keys, mouse } from './kit/hands.ts'
import { playMatch } from './kit/play-match.ts'
import { handedTurn } from './kit/table.ts'
import { DESKTOP, IN_MOTION, IN_MOTION_IF_LONG, PHONE, visit } from './kit/visit.ts'
import { pressAt } from './kit/visitor.ts'

/** The demo board: pieces stand already, so a match is soon decided. */
const MATCH = '/play/forest?seats=human,bot1&mode=demo&seed=3'

test('a whole match by mouse, clicking and dragging', async () => {
  const page = await visit(MATCH, IN_MOTION)
  const hand = mouse(page)
  const { last } = await playMatch(page, hand)
  expect(last.moment.view.outcome).not.toBeNull()
  expect(hand.drags).toBeGreaterThan(0)
})

test('a whole match by keyboard alone', async () => {
  const page = await visit(MATCH, IN_MOTION_IF_LONG)
  const { last } = await playMatch(page, keys(page))
  expect(last.moment.view.outcome).not.toBeNull()
})

test('a whole match by touch on a phone', async () => {
  const page = await visit(MATCH, { ...IN_MOTION, ...PHONE })
  const { last } = await playMatch(page, finger(page))
  expect(last.moment.view.outcome).not.toBeNull()
})

test('a whole match through the accessibility tree only', async () => {
  const page = await visit(MATCH, IN_MOTION_IF_LONG)
  const { last } = await playMatch(page, voice(page), { perceive: listen })
  expect(last.moment.view.outcome).not.toBeNull()
  expect(await hearsTheEnd(page)).toBe(true)
})

test('giving up ends the match, and nothing more is offered', async () => {
  const page = await visit(MATCH)
  await handedTurn(page)
  await pressAt(page, page.getByRole('button', { name: 'Menu' }))
  await pressAt(page, page.getByRole('button', { name: 'Concede' }).first())
  await pressAt(page, page.locator('dialog[open] .btn.pri').first())
  const { moment } = await handedTurn(page, 1)
  expect(moment.view.outcome?.winners).toEqual([1])
  expect(moment.legal).toEqual([])
})

test.each([DESKTOP, PHONE])('from the board one comes back to the result', async (size) => {
  const page = await visit(MATCH, size)
  await handedTurn(page)
  await giveUp(page)
  const rematch = page.getByRole('button', { name: 'Rematch' })
  await rematch.waitFor()
  await pressAt(page, page.getByRole('button', { name: 'Look at the board' }))
  await rematch.waitFor({ state: 'hidden' })
  await pressAt(page, page.getByRole('button', { name: 'Result', exact: true }))
  await rematch.waitFor()
})

test('on a phone the log covers what is under it, and Escape closes it', async () => {
  const page = await visit(MATCH, PHONE)
  await handedTurn(page)
  await pressAt(page, page.getByRole('button', { name: 'What happened' }))
  const log = page.locator('.log.open')
  await log.waitFor()
  expect(await log.evaluate((sheet) => getComputedStyle(sheet).backgroundColor)).toMatch(/^rgb\(/)
  await page.keyboard.press('Escape')
  await log.waitFor({ state: 'hidden' })
})
