import { expect, test } from 'vitest'
import { violationsOn } from './kit/axe.ts'
import { DESKTOP, PHONE, visit } from './kit/visit.ts'

const HAND_OVER = '/play/forest?seats=human,human&seed=3'
const PAGES = [
  '/',
  '/new/forest',
  HAND_OVER,
  '/replay',
  '/cards/forest',
  '/rules/forest',
  '/settings',
  '/credits',
  '/no/such/page',
]

test.each(PAGES)(
  'axe objects to nothing on %s, light and dark, desktop and phone',
  async (path) => {
    const page = await visit(path, { hasTouch: true })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const found: Record<string, string[]> = {}
    for (const colorScheme of ['light', 'dark'] as const)
      for (const [name, { viewport }] of Object.entries({ DESKTOP, PHONE })) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize(viewport)
        const violations = await violationsOn(page)
        if (violations.length > 0) found[`${colorScheme} ${name}`] = violations
      }
    expect(found).toEqual({})
  },
)
