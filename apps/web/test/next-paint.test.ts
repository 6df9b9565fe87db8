import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { visit } from './kit/visit.ts'

const SLOW_DOWN = 4
const MOST = 100
/** A busy machine only ever adds: the quietest of a few rounds is nearest to the truth. */
const ROUNDS = 6
const STRIKES = 10
/** A finger stays on a button about so long, ms; no hand lets go within the same frame. */
const HOLD = 60

/** By `npm run browser:paint`: it wants a machine that does nothing else. */
test.runIf(process.env['BROWSER_LONG'])(
  'on a table of 200 cards, 4 × slowed down, 95 of 100 presses are painted within 100 ms',
  async () => {
    const empty = await slowed('/')
    await empty.setContent('<button onclick="this.textContent += 1">1</button>')
    await observe(empty)
    const page = await slowed('/two-hundred-cards.html')
    await page.locator('main.match .card').nth(199).waitFor()
    await observe(page)
    const rounds: Record<'table' | 'empty', number>[] = []
    do {
      const [table, nothing] = [await round(page), await pressAgain(empty)]
      rounds.push({ table: percentile(table, 0.95), empty: percentile(nothing, 0.95) })
    } while (Math.min(...rounds.map(({ table }) => table)) > MOST && rounds.length < ROUNDS)
    console.table(rounds)
    const best = Math.min(...rounds.map(({ table }) => table))
    expect(best, `p95 of each round: ${JSON.stringify(rounds)}`).toBeLessThanOrEqual(MOST)
  },
  600_000,
)

async function slowed(path: string): Promise<Page> {
  const page = await visit(inject('testPages') + path)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN })
  return page
}

/** The same presses on a page with one button: what the machine itself takes today. */
async function pressAgain(page: Page): Promise<number[]> {
  await page.bringToFront()
  const spot = await spotOf(page, 'button')
  return pressesOf(page, async (press) => {
    for (let k = 0; k < 5 * STRIKES; k++) await press(spot)
  })
}

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
  await page.bringToFront()
  // of the first rows: the place for the hand lies over the last ones
  const spots = await Promise.all(
    Array.from({ length: 21 }, (_, k) => spotOf(page, `[data-key~="unit:${1000 + k}"]`)),
  )
  return pressesOf(page, async (press) => {
    for (let k = 0; k < STRIKES; k++) {
      const own = (k * 4) % 20
      await press(spots[own])
      await press(spots[own + 1])
      await press(spots[own])
      await press('ArrowRight')
      await press('Escape')
    }
  })
}

type Spot = readonly [x: number, y: number]

async function spotOf(page: Page, selector: string): Promise<Spot> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!
  return [x + width / 2, y + height / 2]
}

/**
 * Presses as a player does: the pointer is there before the button goes down, and what one press has
 * led to is seen before the next.
 */
async function pressesOf(
  page: Page,
  play: (press: (what: Spot | string) => Promise<void>) => Promise<void>,
): Promise<number[]> {
  await page.evaluate(() => window.presses.clear())
  let presses = 0
  await play(async (what) => {
    presses++
    if (typeof what === 'string') await page.keyboard.press(what)
    else {
      await page.mouse.move(...what)
      await calm(page)
      await page.mouse.down()
      await page.waitForTimeout(HOLD)
      await page.mouse.up()
    }
    await calm(page)
  })
  const heard = await page.evaluate(() => [...window.presses.values()])
  // presses below 16 ms are not reported at all
  return [...heard, ...Array.from({ length: Math.max(0, presses - heard.length) }, () => 16)]
}

/** Two frames later a press has been painted and reported. */
function calm(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(share * sorted.length) - 1]
}
