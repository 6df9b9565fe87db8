// Whether words stand out from what is behind them: one picture more, without words.
import type { Page } from 'playwright-core'
import type { Finding } from './eyes/finding.ts'
import type { Ground } from './eyes/marks.ts'

/** Of the whole window, or of a part of it. */
export const pictureOf = async (page: Page, clip?: Ground): Promise<string> =>
  (await page.screenshot({ clip, animations: 'disabled', caret: 'hide' })).toString('base64')

export async function lookAtContrast(page: Page): Promise<Finding[]> {
  const words = await page.evaluate(() => window.look.words())
  await page.evaluate(() => window.look.hideWords(true))
  const without = await pictureOf(page)
  await page.evaluate(() => window.look.hideWords(false))
  return page.evaluate(([picture, words]) => window.look.contrasts(picture, words), [
    without,
    words,
  ] as const)
}
