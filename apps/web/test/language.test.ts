import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { handedTurn } from './kit/table.ts'
import { visit } from './kit/visit.ts'

/** Names that are the same in every language, keys of the keyboard, a command. */
const SAME =
  /\b(?:Cardwright|English|Forest of Dreams|Esc|Enter|Space|Tab|JSON|SIL Open Font License|Fontsource|Lucide|game-icons\.net|MIT|ISC|cardwright play --save)\b/g
const PAGES = [
  '/',
  '/new/forest',
  '/settings',
  '/replay',
  '/cards/forest',
  '/rules/forest',
  '/credits',
  '/no/such/page',
  '/new/skirmish',
  '/cards/skirmish',
  '/rules/skirmish',
]

test('the language is switched in the settings and stays switched', async () => {
  const page = await visit('/settings')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await page.getByText('Русский').first().click()
  await page.getByRole('heading', { level: 1, name: 'Настройки' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('ru')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Настройки' }).waitFor()
})

test('whoever speaks Russian finds no English left', async () => {
  const page = await visit('/', { locale: 'ru-RU' })
  const left: Record<string, string[]> = {}
  for (const path of PAGES) {
    await page.goto(path)
    await page.locator('main h1, h1').first().waitFor()
    left[path] = await englishOn(page)
  }
  for (const game of ['forest', 'skirmish']) {
    await page.goto(`/play/${game}?seats=human,bot1&seed=7`)
    await handedTurn(page)
    left[`/play/${game}`] = await englishOn(page)
  }
  expect(left).toEqual(Object.fromEntries(Object.keys(left).map((path) => [path, []])))
})

/** Words in Latin letters that a Russian reader sees or hears. */
async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const isOurs = (one: Element) =>
      one.closest('[lang="en"], script, style, code, pre, kbd, [hidden]') === null
    const all = [...document.body.querySelectorAll('*')].filter(isOurs)
    const shown = all.flatMap((one) =>
      [...one.childNodes].filter(({ nodeType }) => nodeType === 3).map((node) => node.nodeValue!),
    )
    const heard = all.flatMap((one) =>
      ['aria-label', 'title', 'alt', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
    )
    return [document.title, ...shown, ...heard]
  })
  const words = texts.flatMap((text) => text.replaceAll(SAME, '').match(/[A-Za-z]{3,}/g) ?? [])
  return [...new Set(words)]
}
