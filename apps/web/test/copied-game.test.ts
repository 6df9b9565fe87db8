// A game is its folder: the starter is copied, gets another id, and is on the page. Nothing else is touched.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve } from '../build/serve.ts'
import { hearsTheEnd, listen } from './kit/ear.ts'
import { keys, mouse, type Hand } from './kit/hands.ts'
import { PHONE, visit } from './kit/visit.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

let made: { copy: string; changed: string }
let server: Awaited<ReturnType<typeof serve>>
let address: string

beforeAll(async () => {
  const done = spawnSync(process.execPath, ['scripts/copied-game.mjs'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(done.stderr).toBe('')
  made = JSON.parse(done.stdout) as typeof made
  server = await serve(0, join(made.copy, 'apps/web/dist'))
  address = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server?.close()
  if (made !== undefined) rmSync(made.copy, { recursive: true })
})

/** Nine marks, every second one by the bot. */
const MOST = 5

/** Presses a free cell in each turn until the match is over. @returns how often */
async function play(page: Page, hand: Hand): Promise<number> {
  const legal = page.locator('[data-mark=legal]:visible').first()
  for (let turn = 0; turn < MOST; turn++) {
    await legal.or(page.getByText('The match is over').first()).waitFor()
    if (await hearsTheEnd(page)) return turn
    const id = (await legal.getAttribute('data-key'))!
    await hand.press({ id, name: id, mark: 'legal' })
  }
  await page.getByText('The match is over').first().waitFor()
  return MOST
}

const begin = `/play/pond?seats=human,bot1&seed=3`

test('only the new folder has changed', () => {
  expect(made.changed).toBe('?? games/pond/')
})

test('the copy is on the front page, and is played by mouse to the end', async () => {
  const page = await visit(address)
  const poster = page.locator('.poster[data-game=pond]')
  await poster.getByRole('link', { name: /^Play/ }).click()
  await page.locator('main.match[data-game=pond]').waitFor()
  expect(await play(page, mouse(page))).toBeGreaterThanOrEqual(3)
  expect(await hearsTheEnd(page)).toBe(true)
})

test('by keys alone', async () => {
  const page = await visit(address + begin)
  expect(await play(page, keys(page))).toBeGreaterThanOrEqual(3)
  expect(await hearsTheEnd(page)).toBe(true)
})

test('with names for a screen reader', async () => {
  const page = await visit(address + begin)
  await page.locator('[data-mark=legal]').first().waitFor()
  expect((await listen(page)).map(({ name }) => name)).toContain('B2, can be chosen')
  const told = await page.getByRole('main').ariaSnapshot()
  expect(told).toContain('Your mark: choose an empty cell.')
  await page.getByRole('button', { name: 'B2, can be chosen' }).press('Enter')
  await page.getByRole('button', { name: 'B2, Mark, You' }).waitFor()
})

test('on a phone every cell can be reached by a finger', async () => {
  const page = await visit(address + begin, PHONE)
  const cells = page.locator('[data-mark=legal]')
  await cells.first().waitFor()
  expect(await cells.count()).toBe(9)
  for (const cell of await cells.all()) {
    const { x, y, width, height } = (await cell.boundingBox())!
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(PHONE.viewport.width)
    expect(y + height).toBeLessThanOrEqual(PHONE.viewport.height)
  }
})
