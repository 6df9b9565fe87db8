import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from './kit/axe.ts'
import { handedTurn } from './kit/table.ts'
import { DESKTOP, PHONE, stroll } from './kit/visit.ts'

const HAND_OVER = '/play/forest?seats=human,human&seed=3'
const MATCH = '/play/forest?seats=human,bot1&mode=demo&seed=3'
const PAGES = [
  '/',
  '/new/forest',
  '/new/skirmish',
  HAND_OVER,
  '/replay',
  '/cards/forest',
  '/cards/forest/warpMage',
  '/decks/drones',
  '/lab/forest',
  '/lab/forest/warpMage',
  '/rules/forest',
  '/settings',
  '/credits',
  '/online',
  '/peer/forest?seats=human,human&seed=3',
  '/no/such/page',
]

/** What a match looks like in the middle of things. */
const STATES: [what: string, path: string, reach: (page: Page) => Promise<void>][] = [
  ['a match', MATCH, async () => {}],
  [
    'a choice of targets',
    MATCH,
    async (page) => {
      await button(page, /Warp Mage/).click()
      await button(page, /Displace/).click()
      await page.locator('[data-mark=legal]').first().waitFor()
    },
  ],
  [
    'the menu',
    MATCH,
    async (page) => {
      await button(page, /^Menu/).click()
    },
  ],
  ['a draft', '/play/forest?seats=human,bot1&mode=draft&seed=3', async () => {}],
  [
    'a replay',
    MATCH,
    async (page) => {
      await page.goto(page.url().replace('/play/', '/replay/'))
      await page.getByRole('slider').first().waitFor()
    },
  ],
]

const come = stroll({ hasTouch: true })

test.each(PAGES)(
  'axe objects to nothing on %s, light and dark, desktop and phone',
  async (path) => {
    const page = await come(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await violationsEverywhere(page)).toEqual({})
  },
)

test.each(STATES)(
  'axe objects to nothing on %s, light and dark, desktop and phone',
  async (_, path, reach) => {
    const page = await come(path)
    await handedTurn(page)
    await reach(page)
    expect(await violationsEverywhere(page)).toEqual({})
  },
)

/** Another paper changes colours and nothing else; `--long` reads them at the other size too. */
const LOOKS = [
  { colorScheme: 'light', name: 'DESKTOP', rules: 'all' },
  { colorScheme: 'dark', name: 'PHONE', rules: 'all' },
  { colorScheme: 'light', name: 'PHONE', rules: 'colours' },
  { colorScheme: 'dark', name: 'DESKTOP', rules: 'colours' },
].slice(0, process.env['BROWSER_LONG'] === undefined ? 2 : 4) as {
  colorScheme: 'light' | 'dark'
  name: 'DESKTOP' | 'PHONE'
  rules: 'all' | 'colours'
}[]

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()

async function violationsEverywhere(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const { colorScheme, name, rules } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ DESKTOP, PHONE }[name].viewport)
    // colours are read from what is painted
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    const violations = await violationsOn(page, rules)
    if (violations.length > 0) found[`${colorScheme} ${name}`] = violations
  }
  return found
}
