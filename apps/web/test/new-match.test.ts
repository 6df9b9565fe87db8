// Setting up a match: what is known of the ready-made decks stands where they are chosen.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gamesOf, matchupOf, shareOf } from '@cardwright/content/matchups'
import type { Matchups } from '@cardwright/engine'
import { PHONE, visit } from './kit/visit.ts'

const read = (file: string): unknown =>
  JSON.parse(
    readFileSync(new URL(`../../../games/skirmish/content/${file}`, import.meta.url), 'utf8'),
  )
const matchups = read('matchups.json') as Matchups
const names = (lang: 'en' | 'ru') =>
  (read(`text.${lang}.json`) as { decks: Record<string, string> }).decks
const SMALL = { viewport: { width: 1366, height: 768 } }

const box = (page: Page) => page.getByRole('group', { name: /^(?:Deck against|Колода против)/ })
const choose = (page: Page, seat: number, deck: string) =>
  page.locator(`input[name=option-deck${seat}]`).and(page.getByLabel(deck)).check()

test('the figures of the chosen decks are told, and of all others in a table', async () => {
  const page = await visit('/new/skirmish', SMALL)
  const decks = Object.keys(matchups.lists)
  for (const second of decks.slice(1)) {
    await choose(page, 1, names('en')[decks[0]])
    await choose(page, 2, names('en')[second])
    const pair = matchupOf(matchups, decks[0], second)!
    const { won, lost } = pair
    const [one, other] = [names('en')[decks[0]], names('en')[second]]
    await box(page)
      .getByText(`${one} won ${won} of ${gamesOf(pair)} games, ${other} won ${lost}.`)
      .waitFor()
    expect(await page.locator('.matchups .chosen').innerText()).toBe(
      String(Math.round(shareOf(pair) * 100)),
    )
  }
  expect(await box(page).getByRole('cell').count()).toBe(decks.length ** 2)
})

test('a deck against itself, or three decks, are no pair', async () => {
  const page = await visit('/new/skirmish', SMALL)
  const [deck] = Object.values(names('en'))
  const said = box(page).getByText(/ of \d+ games/)
  await said.waitFor()
  await choose(page, 2, deck)
  expect([await said.count(), await box(page).getByRole('table').count()]).toEqual([0, 1])
  await choose(page, 2, Object.values(names('en'))[1])
  await said.waitFor()
  await page.locator('input[name=seats][value="3"]').check()
  expect([await said.count(), await box(page).getByRole('table').count()]).toEqual([0, 1])
})

test('a game without figures shows none', async () => {
  const page = await visit('/new/forest')
  await page.getByRole('button', { name: 'Start the match' }).waitFor()
  expect(await box(page).count()).toBe(0)
})

test('the table fits on a phone, in Russian too', async () => {
  for (const [locale, lang] of [
    ['en-GB', 'en'],
    ['ru-RU', 'ru'],
  ] as const) {
    const page = await visit('/new/skirmish', { ...PHONE, locale })
    await box(page)
      .getByRole('columnheader', { name: Object.values(names(lang))[3] })
      .waitFor()
    const over = await page.evaluate(() => {
      const all = [...document.querySelectorAll('.matchups :is(th, td, p)')]
      const edge = all[0].closest('fieldset')!.getBoundingClientRect().right
      return all.filter((one) => one.getBoundingClientRect().right > edge).length
    })
    expect(over).toBe(0)
  }
})
