// The visitor's hand: the mouse or a finger goes to a place and presses what lies there. What is covered cannot be
// pressed, and whoever asks for it is told what covers it.
import type { Locator, Page } from 'playwright-core'

/** Where a person would aim: the middle, or the middle of what can be seen of it. */
interface Aim {
  x: number
  y: number
  /** What lies over it; null: nothing. */
  under: string | null
}

/** So much of it must be free, in each direction. */
const LEAST_SIDE = 24

export async function pressAt(
  page: Page,
  what: Locator,
  button: 'left' | 'right' = 'left',
): Promise<void> {
  await moveTo(page, what)
  await page.mouse.down({ button })
  await page.mouse.up({ button })
}

/** A finger does not hover: it comes down where the thing is. */
export async function tapAt(page: Page, what: Locator): Promise<void> {
  const { x, y } = await aim(what)
  await page.touchscreen.tap(x, y)
}

/** Long enough for the large card. */
export async function restAt(page: Page, what: Locator): Promise<void> {
  await moveTo(page, what)
  await page.locator('.preview.looked').waitFor({ state: 'attached' })
}

/** @returns where the mouse is now: on the thing, and on nothing that lies over it */
export async function moveTo(page: Page, what: Locator): Promise<[number, number]> {
  const first = await aim(what)
  await page.mouse.move(first.x, first.y)
  // under the pointer a card rises
  await what.evaluate(atRest)
  const { x, y } = await free(what, first)
  if (x !== first.x || y !== first.y) await page.mouse.move(x, y)
  return [x, y]
}

async function aim(what: Locator): Promise<Aim> {
  await what.waitFor({ state: 'attached' })
  await what.scrollIntoViewIfNeeded()
  await what.evaluate(atRest)
  return free(what)
}

/** Nobody aims at what still moves: until it is where it was a frame ago. What never rests is pressed all the same. */
function atRest(one: Element): Promise<void> {
  const place = () => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return [x, y, width, height].join(' ')
  }
  return new Promise((rests) => {
    let frames = 120
    const compare = (before: string) => {
      const now = place()
      if (now === before || frames-- === 0) rests()
      else requestAnimationFrame(() => compare(now))
    }
    const first = place()
    requestAnimationFrame(() => compare(first))
  })
}

async function free(what: Locator, before?: Aim): Promise<Aim> {
  const aim = await what.evaluate(aimAt, { side: LEAST_SIDE, before: before ?? null })
  if (aim.under === null) return aim
  throw new Error(`${String(what)} cannot be pressed: it lies under ${aim.under}`)
}

function aimAt(one: Element, { side, before }: { side: number; before: Aim | null }): Aim {
  const hits = (x: number, y: number) => {
    const top = document.elementFromPoint(x, y)
    return top !== null && (one === top || one.contains(top))
  }
  if (before !== null && hits(before.x, before.y)) return before
  const { left, top, width, height } = one.getBoundingClientRect()
  const middle = { x: left + width / 2, y: top + height / 2 }
  if (hits(middle.x, middle.y)) return { ...middle, under: null }
  const free: [number, number][] = []
  const n = 13
  for (let i = 0; i < n; i++)
    for (let k = 0; k < n; k++) {
      const [x, y] = [left + (width * (i + 0.5)) / n, top + (height * (k + 0.5)) / n]
      if (hits(x, y)) free.push([x, y])
    }
  const spread = (values: number[], step: number) =>
    values.length === 0 ? 0 : Math.max(...values) - Math.min(...values) + step
  const [xs, ys] = [free.map(([x]) => x), free.map(([, y]) => y)]
  const isEnough =
    spread(xs, width / n) >= Math.min(side, width) &&
    spread(ys, height / n) >= Math.min(side, height)
  if (free.length > 0 && isEnough) {
    const mean = [xs, ys].map((all) => all.reduce((sum, v) => sum + v, 0) / all.length)
    const far = ([x, y]: [number, number]) => Math.hypot(x - mean[0], y - mean[1])
    const [x, y] = free.sort((a, b) => far(a) - far(b))[0]
    return { x, y, under: null }
  }
  const over = document.elementFromPoint(middle.x, middle.y)
  const name =
    over === null
      ? 'the edge of the window'
      : `<${over.tagName.toLowerCase()} class="${over.getAttribute('class') ?? ''}">`
  return { ...middle, under: name }
}
