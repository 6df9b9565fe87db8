// Windows over the sector: the Informant's three cards, the end of a round; and the colours of teams.
import { expect, inject, test } from 'vitest'
import { place, pressAt } from './kit/sector.ts'
import { handed, handedTurn, movedOn } from './kit/table.ts'
import { visit } from './kit/visit.ts'
import { readList, setUp } from './look/set-up.ts'

const DECK =
  '3x secretInformant;3x princeps;3x faber;3x centurion;3x censor;3x riotAgent;3x codeKeeper;3x tacticalAgent;3x patrolAgent;3x threatAnalyst'

test('the Informant: whose deck, whose hand, and one press to leave everything as it is', async () => {
  const page = await visit(
    `/play/skirmish?seats=human,dummy&dummies=1&exchange=false&grid=4&seed=5&deck1=${encodeURIComponent(DECK)}`,
  )
  await place(page, 'Secret Informant', 'B2')
  const entered = await handedTurn(page)
  await pressAt(page, '.cells [data-key~="cell:B2"]')
  await movedOn(page, entered)
  await page.locator('.left .seatp.legal').filter({ hasText: 'Dummy' }).click()
  const sheet = page.locator('.arrange')
  await sheet.waitFor()
  expect(await sheet.locator('.whose').innerText()).toBe('Deck of Dummy')
  expect(await sheet.locator('.places .btn').allInnerTexts()).toEqual([
    expect.stringContaining('On top'),
    expect.stringContaining('To the bottom'),
    expect.stringContaining('To the hand of Dummy'),
    expect.stringContaining('Done'),
  ])
  await sheet.locator('.btn.pri').click()
  await sheet.waitFor({ state: 'detached' })
  expect((await handed(page))!.moment.view.asking?.kind).toBe('main')
  expect(await page.locator('.log').innerText()).toContain('arrange 3 cards of Dummy’s deck')
})

test('members of a team wear one colour', async () => {
  const address = 'seats=human,dummy,dummy,dummy&dummies=3&teams=13v24&grid=4&exchange=false&seed=8'
  const page = await visit(`/play/skirmish?${address}`)
  await handedTurn(page)
  const colours = await page.evaluate(() =>
    [1, 2, 3, 4].map((seat) => {
      const panel = document.querySelector(`.seatp[data-seat="${seat}"]`)!
      return getComputedStyle(panel).getPropertyValue('--seat')
    }),
  )
  expect(colours[2]).toBe(colours[0])
  expect(colours[3]).toBe(colours[1])
  expect(colours[1]).not.toBe(colours[0])
})

test('the end of a round: nothing goes on behind its window', async () => {
  const { scenes, loaded } = await readList('skirmish')
  const scene = scenes.find(({ name }) => name === 'end of a round')!
  const page = await visit(`${inject('testPages')}/look.html`)
  await page.waitForFunction(() => 'look' in window)
  await page.evaluate((set) => window.look.stage(set), setUp(loaded, { ...scene, viewer: 'P2' }))
  const sheet = page.locator('.round-end')
  await sheet.waitFor()
  const ready = () => page.evaluate(() => window.look.table()!.targets.ready.size)
  await expect.poll(ready).toBe(0)
  expect(await page.locator('.stage [data-mark=ready], .stage [data-mark=legal]').count()).toBe(0)
  await sheet.locator('.btn.pri').click()
  await sheet.waitFor({ state: 'detached' })
  await expect.poll(ready).toBeGreaterThan(0)
})
