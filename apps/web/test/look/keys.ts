// Keys do what their buttons say, whatever was clicked before; Esc and the right button cancel at the first press,
// whatever is looked at or was refused.
import type { Page } from 'playwright-core'
import { moveTo, pressAt } from '../kit/visitor.ts'
import type { Finding } from './eyes/finding.ts'

/** What a button advertises, as the keyboard sends it. */
const KEYS: Readonly<Record<string, string>> = {
  Space: ' ',
  пробел: ' ',
  Пробел: ' ',
  Esc: 'Escape',
}

interface Advertised {
  /** Its place among all buttons with a key. */
  at: number
  key: string
  said: string
}

type Again = () => Promise<void>

/** What came of it, to be compared: the list of answers, what is taken up, what is chosen. */
const state = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    await window.look.settled()
    const { moment, selected, asking, targets } = window.look.table()!
    return JSON.stringify({
      legal: moment.legal,
      asking: moment.view.asking,
      phase: moment.view.phase,
      story: moment.story.length,
      selected,
      chooser: asking?.key ?? null,
      way: targets.way,
      dialog: document.querySelector('[role=dialog]')?.getAttribute('aria-label') ?? null,
    })
  })

export async function keysOf(page: Page, again: Again): Promise<Finding[]> {
  const found: Finding[] = []
  const all = await page.evaluate((): Advertised[] =>
    [...document.querySelectorAll('main.match button:not([disabled]):has(kbd)')].flatMap(
      (one, at) =>
        one.checkVisibility() && one.querySelector('kbd')!.checkVisibility()
          ? [
              {
                at,
                key: one.querySelector('kbd')!.textContent.trim(),
                said: one.textContent.trim(),
              },
            ]
          : [],
    ),
  )
  // one of a row of numbers stands for the others
  const numbers = all.filter(({ key }) => /^\d$/.test(key))
  for (const one of all.filter((one) => !numbers.includes(one) || one === numbers.at(-1))) {
    const button = page.locator('main.match button:not([disabled]):has(kbd)').nth(one.at)
    await again()
    await pressAt(page, button)
    const pressed = await state(page)
    await again()
    await clickIdly(page, again)
    await page.keyboard.press(KEYS[one.key] ?? one.key)
    const typed = await state(page)
    if (pressed !== typed)
      found.push({
        check: 'key',
        what: one.key,
        detail: `after a click "${one.said}" is not what its key does: ${differ(pressed, typed)}`,
      })
  }
  return found
}

function differ(a: string, b: string): string {
  const [one, other] = [a, b].map((text) => JSON.parse(text) as Record<string, unknown>)
  const key = Object.keys(one).find(
    (key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]),
  )!
  return `${key} ${JSON.stringify(other[key])?.slice(0, 120)}, not ${JSON.stringify(one[key])?.slice(0, 120)}`
}

/** A thing on the board that means nothing now: it gets the focus, and perhaps a slip that says why not. */
async function clickSomething(page: Page): Promise<boolean> {
  const quiet = page
    .locator(
      '.stage :is([data-mark=off], [data-mark=plain]), .fan :is([data-mark=off], [data-mark=plain])',
    )
    .locator('visible=true')
  for (let k = 0; k < Math.min(6, await quiet.count()); k++)
    try {
      await pressAt(page, quiet.nth(k))
      await page.evaluate(() => window.look.settled())
      return true
    } catch {
      // it lies under something: another one
    }
  return false
}

/** A click that changes nothing; the scene is as it was in any case. */
async function clickIdly(page: Page, again: Again): Promise<boolean> {
  const before = await state(page)
  if (!(await clickSomething(page))) return false
  if ((await state(page)) === before) return true
  await again()
  return false
}

export async function cancels(page: Page, again: Again): Promise<Finding[]> {
  const canCancel = () => page.evaluate(() => window.look.table()!.targets.canCancel)
  if (!(await canCancel())) return []
  await again()
  await page.locator('.prompt .cancel').click()
  const wanted = await state(page)
  const found: Finding[] = []
  const ways: [string, () => Promise<unknown>][] = [
    ['Esc', () => page.keyboard.press('Escape')],
    ['right click', () => page.mouse.click(4, 4, { button: 'right' })],
  ]
  const befores: [string, () => Promise<boolean>][] = [
    ['at rest', async () => true],
    ['while a card is looked at', () => lookAtSomething(page)],
    ['after a refused press', () => clickIdly(page, again)],
  ]
  for (const [way, press] of ways)
    for (const [when, before] of befores) {
      await again()
      if (!(await before())) continue
      await press()
      const came = await state(page)
      if (came !== wanted)
        found.push({
          check: 'cancel',
          what: `${way} ${when}`,
          detail: `does not cancel at the first press: ${differ(wanted, came)}`,
        })
    }
  return found
}

async function lookAtSomething(page: Page): Promise<boolean> {
  const things = page.locator('.stage [data-look], .fan [data-look]').locator('visible=true')
  for (let k = 0; k < Math.min(6, await things.count()); k++)
    try {
      await moveTo(page, things.nth(k))
      await page.waitForFunction(() => window.look.table()!.looked !== null, null, {
        timeout: 2500,
      })
      return true
    } catch {
      // another one
    }
  return false
}
