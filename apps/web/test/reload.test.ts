import { hash } from '@cardwright/engine'
import { expect, test } from 'vitest'
import { forestGame } from './kit/forest-game.ts'
import { keys } from './kit/hands.ts'
import { playMatch } from './kit/play-match.ts'
import { keptMatch, playAgain } from './kit/record.ts'
import { handedTurn } from './kit/table.ts'
import { visit } from './kit/visit.ts'

const DEMO = '/play/forest?seats=human,bot1&mode=demo&seed=3'

test('a reload in the middle of a choice changes nothing, and the match goes on to its end', async () => {
  const page = await visit(DEMO)
  await handedTurn(page)
  await page
    .getByRole('button', { name: /Warp Mage/ })
    .first()
    .click()
  await page
    .getByRole('button', { name: /Displace/ })
    .first()
    .click()
  const before = await handedTurn(page, 1)
  expect(before.moment.view.asking?.kind).toBe('pick')
  const kept = await keptMatch(page)

  await page.reload()
  const after = await handedTurn(page)
  expect(after.moment.view).toEqual(before.moment.view)
  expect(after.moment.legal).toEqual(before.moment.legal)
  expect((await keptMatch(page)).hash).toBe(kept.hash)

  await page.keyboard.press('Escape')
  const { last } = await playMatch(page, keys(page))
  expect(last.moment.view.outcome).not.toBeNull()
  const over = await keptMatch(page)
  expect(hash(playAgain(await forestGame(), over))).toBe(over.hash)
})

test('a tab that was closed loses nothing: the front page offers to go on', async () => {
  const page = await visit(DEMO)
  await playMatch(page, keys(page), { until: ({ moment }) => moment.number > 3 })
  const kept = await keptMatch(page)
  const next = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await next.goto('/')
  await next.getByRole('link', { name: 'Continue' }).click()
  await handedTurn(next)
  expect((await keptMatch(next)).hash).toBe(kept.hash)
})

test('a match in two tabs goes on in one of them, and the other can take it back', async () => {
  const page = await visit(DEMO)
  await handedTurn(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  const { moment } = await handedTurn(other)
  await other
    .getByRole('button', { name: /Wolf.*can act/ })
    .first()
    .click()
  await other.locator('[data-mark=legal]').first().click()
  await handedTurn(other, moment.number)
  const kept = await keptMatch(other)
  await page.getByRole('alert').filter({ hasText: 'another tab' }).waitFor()

  await page.getByRole('button', { name: 'Play here again' }).click()
  await handedTurn(page)
  expect((await keptMatch(page)).hash).toBe(kept.hash)
  expect(kept.answers.length).toBeGreaterThan(0)
})
