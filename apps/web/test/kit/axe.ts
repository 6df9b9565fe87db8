// axe-core, run inside the page: WCAG 2.1, levels A and AA.
import { createRequire } from 'node:module'
import type Axe from 'axe-core'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const source = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/**
 * @param rules all of them, or `colours` where nothing else can have changed
 * @returns one line for each violation: rule, where, what to do
 */
export async function violationsOn(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  const found = await judge(page, rules)
  if (found.length === 0 || rules === 'all') return found
  // right after the switch some words may still stand in the old ink; what stays is a mistake
  await page.waitForTimeout(1000)
  return judge(page, rules)
}

async function judge(page: Page, rules: 'all' | 'colours'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: source })
  const { violations } = await page.evaluate(async (rules): Promise<AxeResults> => {
    // a colour that is still on its way from one theme to the other is neither
    for (let k = 0; k < 2; k++) await new Promise((done) => requestAnimationFrame(done))
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))
    const { axe } = window as unknown as { axe: typeof Axe }
    if (rules === 'colours')
      return axe.run(document, {
        runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
        resultTypes: ['violations'],
        preload: false,
      })
    // axe itself calls these unreliable and leaves them out of a plain run
    const unsure = axe.getRules(['experimental']).map(({ ruleId }) => [ruleId, { enabled: false }])
    return axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'],
      rules: Object.fromEntries(unsure),
      resultTypes: ['violations'],
      // style sheets would be fetched again for rules that are not asked for
      preload: false,
    })
  }, rules)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  )
}
