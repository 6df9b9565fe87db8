import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { visit } from './kit/visit.ts'

const SLOW_DOWN = 4
const MOST = 100
/** A busy machine only ever adds: the quietest of a few rounds is nearest to the truth. */
const ROUNDS = 6
const STRIKES = 10

/** By `npm run browser:paint`: it wants a machine that does nothing else. */
test.runIf(process.env['BROWSER_LONG'])(
  'on a table of 200 cards, 4 × slowed down, 95 of 100 presses are painted within 100 ms',
  async () => {
    const page = await visit(`${inject('testPages')}/two-hundred-cards.html`)
    await page.locator('main.match .card').nth(199).waitFor()
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
    await observe(page)
    const rounds: number[] = []
    do rounds.push(percentile(await round(page), 0.95))
    while (Math.min(...rounds) > MOST && rounds.length < ROUNDS)
    console.log('p95 of each round, ms:', rounds)
    expect(Math.min(...rounds), `p95 of each round: ${rounds.join(', ')}`).toBeLessThanOrEqual(MOST)
  },
  600_000,
)

declare global {
  interface Window {
    /** From each press to the paint after it, ms, by the number of its interaction. */
    presses: Map<number, number>
  }
}

function observe(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.presses = new Map()
    const watch = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId === 0) continue
        const longest = Math.max(window.presses.get(entry.interactionId) ?? 0, entry.duration)
        window.presses.set(entry.interactionId, longest)
      }
    })
    watch.observe({ type: 'event', durationThreshold: 16, buffered: false } as never)
  })
}

/** Takes cards up, strikes, goes by arrows, gives up: what players do. */
async function round(page: Page): Promise<number[]> {
  await page.evaluate(() => window.presses.clear())
  const card = (k: number) => page.locator(`[data-key~="unit:${1000 + k}"]`)
  let presses = 0
  for (let k = 0; k < STRIKES; k++) {
    // of the first rows: the place for the hand lies over the last ones
    const own = (k * 4) % 20
    await card(own).click()
    await card(own + 1).click()
    await card(own).click()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    presses += 5
  }
  // two frames later the last press has been reported
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  const heard = await page.evaluate(() => [...window.presses.values()])
  // presses below 16 ms are not reported at all
  return [...heard, ...Array.from({ length: Math.max(0, presses - heard.length) }, () => 16)]
}

function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(share * sorted.length) - 1]
}
