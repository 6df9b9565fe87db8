import { describe, expect, test } from 'vitest'
import { violationsOn } from './kit/axe.ts'
import { DESKTOP, PHONE, visit } from './kit/visit.ts'

const PAGES = ['/']
const SCREENS = { 'on a desktop': DESKTOP, 'on a phone': PHONE }

describe.each(PAGES)('%s has nothing that axe objects to', (path) => {
  describe.each(['light', 'dark'] as const)('in the %s', (colorScheme) => {
    test.each(Object.keys(SCREENS) as (keyof typeof SCREENS)[])('%s', async (screen) => {
      const page = await visit(path, { ...SCREENS[screen], colorScheme })
      await page.locator('main').waitFor()
      expect(await violationsOn(page)).toEqual([])
    })
  })
})
