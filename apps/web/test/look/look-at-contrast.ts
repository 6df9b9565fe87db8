// Whether words stand out from what is behind them: one picture more, without words.
import type { Page } from 'playwright-core'
import type { Finding } from './eyes/finding.ts'

export const pictureOf = async (page: Page): Promise<string> =>
  (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64')

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
