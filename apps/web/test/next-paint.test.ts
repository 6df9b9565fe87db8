import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { visit } from './kit/visit.ts'

const SLOW_DOWN = 4
const MOST = 100
/** A round counts when a page with one button took no longer than this meanwhile, ms: two frames. */
const QUIET = 32
/** So many rounds count, the middle one is the answer; after so many the machine was never quiet. */
const [COUNTED, ROUNDS] = [5, 16]
const STRIKES = 10
/** A finger stays on a button about so long, ms; no hand lets go within the same frame. */
const HOLD = 60
/** Longer than any press takes, ms. */
const LATE = 1000

/** Far fewer than there are cards. */
const FEW = 60

/** The short version: what is not changed need not be painted, and that does not depend on the machine. */
test('on a table of 200 cards a press changes few elements', async () => {
  const page = await visit(inject('testPages') + '/two-hundred-cards.html')
  await page.locator('main.match .card').nth(199).waitFor()
  const [own, other] = await Promise.all(
    [1000, 1001].map((id) => spotOf(page, `[data-key~="unit:${id}"]`)),
  )
  const changed = async (press: () => Promise<void>): Promise<number> => {
    await page.evaluate(() => {
      window.changed = new Set()
      window.watcher = new MutationObserver((all) => {
        for (const { target } of all) window.changed.add(target)
      })
      const everything = { attributes: true, childList: true, characterData: true, subtree: true }
      window.watcher.observe(document, everything)
    })
    await press()
    await calm(page)
    return page.evaluate(() => {
      window.watcher.disconnect()
      return window.changed.size
    })
  }
  const click = (spot: Spot) => () => page.mouse.click(...spot)
  const key = (name: string) => () => page.keyboard.press(name)
  await page.mouse.move(...own)
  const presses = [click(own), click(other), click(own), key('ArrowRight'), key('Escape')]
  const counts: number[] = []
  for (const press of presses) counts.push(await changed(press))
  expect(counts[0], 'a card that is taken up is seen to change').toBeGreaterThan(0)
  expect(Math.max(...counts), counts.join(', ')).toBeLessThan(FEW)
})

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
    // told apart by the empty page alone: whatever the table took, a quiet round counts
    const quiet = () => rounds.filter((one) => one.empty <= QUIET).map(({ table }) => table)
    while (quiet().length < COUNTED && rounds.length < ROUNDS) {
      const before = await pressAgain(empty)
      const table = await round(page)
      const nothing = [...before, ...(await pressAgain(empty))]
      rounds.push({ table: percentile(table, 0.95), empty: percentile(nothing, 0.95) })
    }
    console.table(rounds)
    const said = `p95 of each round: ${JSON.stringify(rounds)}`
    expect(quiet().length, `the machine is too busy to measure; ${said}`).toBe(COUNTED)
    expect(percentile(quiet(), 0.5), said).toBeLessThanOrEqual(MOST)
  },
  1_200_000,
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
    for (let k = 0; k < 2 * STRIKES; k++) await press(spot)
  })
}

declare global {
  interface Window {
    /** From each press to the paint after it, ms, by the number of its interaction. */
    presses: Map<number, number>
    /** What has changed since a press, and who saw it. */
    changed: Set<Node>
    watcher: MutationObserver
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
  // a press that was slow is reported late, and must not be taken for one that was not worth it
  await page.waitForTimeout(LATE)
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
