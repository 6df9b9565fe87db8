// Plays any game by what its pages mark, with the mouse, for everybody who sits at the table. It knows no rules: open
// sheets first, then targets, then what is ready, then the button that goes on.
import type { Locator, Page } from 'playwright-core'
import { changed, handed, handedTurn, type Handed } from './table.ts'
import { pressAt } from './visitor.ts'

/** In this order; of the first that is on the page one thing is pressed. */
const WAYS = [
  '[role=dialog] :is([data-choice]:enabled, [data-mark=legal])',
  '[role=dialog] > .btn.pri',
  // a plan is confirmed once it is whole
  '.settle .btn.pri:enabled',
  '.choices [aria-pressed=false]:enabled',
  '.bubbles .bubble:enabled',
  '[data-mark=legal]',
  // nothing is left but what loses
  '[data-mark=danger]',
  '.prompt .btn.pri',
  '[data-mark=ready]',
  '.pass .btn:enabled',
  '.prompt > .btn:not(.cancel)',
]

const MOST = 4000

/**
 * @param pages one for each player
 * @param most answers after which they stop
 * @returns why the match ended, or `enough`
 */
export async function wander(pages: readonly Page[], most: number): Promise<string> {
  let dice = 7
  // a fixed sequence that wanders over whatever there is
  const below = (n: number) => (dice = (dice * 31 + 11) % 997) % n
  for (let presses = 0; presses < MOST; presses++) {
    const [page, now] = await whoIsAsked(pages)
    const { outcome } = now.moment.view
    if (outcome !== null) return outcome.reason
    if (now.moment.story.length > most) return 'enough'
    const thing = await choose(page, below)
    await pressAt(page, thing)
    await changed(page, now).catch(() => {
      throw new Error(`nothing came of pressing ${String(thing)}`)
    })
  }
  throw new Error(`no end after ${MOST} presses`)
}

/** Those who are not asked may wait for long: whoever is first counts. */
async function whoIsAsked(pages: readonly Page[]): Promise<[Page, Handed]> {
  for (const page of pages) {
    const now = await handed(page)
    const isAsked = now !== null && (now.moment.legal.length > 0 || now.moment.view.outcome)
    if (isAsked && !now.isPlaying) return [page, now]
  }
  return Promise.any(pages.map(async (page) => [page, await handedTurn(page)] as const)).then(
    ([page, now]) => [page, now],
  )
}

async function choose(page: Page, below: (n: number) => number): Promise<Locator> {
  await page.locator(WAYS.join(', ')).locator('visible=true').first().waitFor()
  for (const way of WAYS) {
    const things = page.locator('main.match').locator(way).locator('visible=true')
    const n = await things.count()
    if (n > 0) return things.nth(below(n))
  }
  throw new Error('there is nothing to press')
}
