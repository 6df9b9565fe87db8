// Ways to press something: mouse, finger, keys. What is pressed was found on the screen before; mouse and finger
// go to where it can be seen and press what lies there.
import type { Page } from 'playwright-core'
import type { Seen } from './newcomer.ts'
import { moveTo, pressAt, tapAt } from './visitor.ts'

export interface Hand {
  press(what: Seen): Promise<void>
  /** Takes up `from` and puts it onto `to`; `from` is taken up already. */
  put(from: Seen, to: Seen): Promise<void>
  /** Takes everything back that runs. */
  cancel(): Promise<void>
}

export const locatorOf = (page: Page, { id, mark, name }: Seen) =>
  mark === 'answer'
    ? page.getByRole('button', { name, exact: true }).first()
    : page.locator(`[data-key~="${id}"]`).first()

/** Every second thing is dragged, the others are clicked; cancels with the right button. */
export function mouse(page: Page): Hand & { drags: number } {
  const hand = drag(page)
  let puts = 0
  return Object.assign(hand, { put: sometimes(hand.put) })

  function sometimes(put: Hand['put']): Hand['put'] {
    return (from, to) => (puts++ % 2 === 1 ? hand.press(to) : put(from, to))
  }
}

/** Everything that can be dragged is; a piece whose way is asked for, too. */
export function drag(page: Page): Hand & { drags: number } {
  const hand = {
    drags: 0,
    async press(what: Seen) {
      const going = page.locator('.stage [data-piece][data-mark=picked]')
      if (!what.id.startsWith('lane:') || (await going.count()) === 0)
        return pressAt(page, locatorOf(page, what))
      await carry(await moveTo(page, going.first()), what)
    },
    async put(from: Seen, to: Seen) {
      const isForCard = await isInHand(page, to)
      // put it back first: a drag takes it up by itself
      await hand.cancel()
      const start = await moveTo(page, locatorOf(page, from))
      if (!isForCard) return carry(start, to)
      // a card for a card: it is put onto the board, and then the other one is pressed
      await carry(start, null)
      await pressAt(page, locatorOf(page, to))
    },
    cancel: () => page.mouse.click(4, 4, { button: 'right' }),
  }
  async function carry(start: [number, number], to: Seen | null) {
    await page.mouse.down()
    // what may be chosen lights up when the thing is taken up
    await page.mouse.move(start[0] + 9, start[1] - 9)
    if (to === null) await page.mouse.move(...(await centreOf(page, '.stage')), { steps: 3 })
    else await moveTo(page, locatorOf(page, to))
    await page.mouse.up()
    hand.drags++
  }
  return hand
}

const isInHand = (page: Page, what: Seen): Promise<boolean> =>
  locatorOf(page, what).evaluate((one) => one.closest('.hand') !== null)

async function centreOf(page: Page, selector: string): Promise<[number, number]> {
  const box = (await page.locator(selector).boundingBox())!
  return [box.x + box.width / 2, box.y + box.height / 2]
}

export function finger(page: Page): Hand {
  const press = (what: Seen) => tapAt(page, locatorOf(page, what))
  return {
    press,
    put: (_, to) => press(to),
    cancel: () => tapAt(page, page.getByRole('button', { name: /^Cancel/ })),
  }
}

const MOST_KEYS = 120
type Arrow = 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft'

/** Arrows toward what is wanted, Tab where they have led before; Enter, Esc. */
export function keys(page: Page): Hand {
  const press = async (what: Seen) => {
    const been = new Set<string>()
    for (let k = 0; k < MOST_KEYS; k++) {
      const { arrow, on } = await wayTo(page, what)
      if (arrow === 'here') return page.keyboard.press('Enter')
      await page.keyboard.press(arrow === null || been.has(on) ? 'Tab' : arrow)
      been.add(on)
    }
    throw new Error(`the keyboard does not reach "${what.name}"`)
  }
  return { press, put: (_, to) => press(to), cancel: () => page.keyboard.press('Escape') }
}

interface Heading {
  /** Null: no arrow leads there. */
  arrow: Arrow | 'here' | null
  /** What has the focus. */
  on: string
}

/** Where the wanted thing lies, seen from what has the focus. */
function wayTo(page: Page, what: Seen): Promise<Heading> {
  return page.evaluate(
    ({ id, name, mark }): Heading => {
      const focused = document.activeElement as HTMLElement
      const on = focused.dataset['key'] ?? ''
      if (mark === 'answer') {
        const isIt = (focused.ariaLabel ?? focused.textContent).trim().startsWith(name)
        return { arrow: focused.tagName === 'BUTTON' && isIt ? 'here' : null, on }
      }
      const wanted = document.querySelector(`[data-key~="${id}"]`)!
      if (focused === wanted || on === '') return { arrow: focused === wanted ? 'here' : null, on }
      const from = focused.getBoundingClientRect()
      const to = wanted.getBoundingClientRect()
      const dx = to.left + to.width / 2 - from.left - from.width / 2
      const dy = to.top + to.height / 2 - from.top - from.height / 2
      if (Math.abs(dx) > Math.abs(dy)) return { arrow: dx > 0 ? 'ArrowRight' : 'ArrowLeft', on }
      return { arrow: dy > 0 ? 'ArrowDown' : 'ArrowUp', on }
    },
    { ...what },
  )
}
