// A whole match on the page: look, decide, press, wait until it is one's turn again.
import type { Page } from 'playwright-core'
import type { Hand } from './hands.ts'
import { Newcomer, type Seen, type Wish } from './newcomer.ts'
import { handed, handedTurn, type Handed } from './table.ts'

/** Far more than a match takes; a page on which nothing happens ends the test sooner. */
const MOST = 600

export interface Played {
  last: Handed
  presses: number
  turns: number
}

/** Decides by what is on the screen. */
export interface Player {
  decide(seen: readonly Seen[]): Wish
}

export interface Way {
  /** Who plays; by default, a newcomer to the forest. */
  player?: Player
  /** Ends the play before the match is over. */
  until?: (handed: Handed) => boolean
  /** How the player perceives the page; by default, with the eyes. */
  perceive?: (page: Page) => Promise<Seen[]>
}

export async function playMatch(page: Page, hand: Hand, way: Way = {}): Promise<Played> {
  const { until = () => false, perceive = look, player = new Newcomer() } = way
  let turns = 0
  for (let presses = 0; presses < MOST; presses++) {
    const now = await handedTurn(page)
    if (now.moment.view.outcome !== null || until(now)) return { last: now, presses, turns }
    const wish = player.decide(await perceive(page))
    await follow(hand, wish)
    await settled(page, wish, now)
    if (wish.kind === 'end turn') turns++
  }
  throw new Error(`no end after ${MOST} presses`)
}

/** One turn of somebody whose next turn waits for another page; shorter when the match is over. */
export async function playTurn(page: Page, hand: Hand): Promise<void> {
  const player = new Newcomer()
  for (let presses = 0; presses < MOST; presses++) {
    const now = await handedTurn(page)
    if (now.moment.view.outcome !== null) return
    const wish = player.decide(await look(page))
    await follow(hand, wish)
    if (wish.kind === 'end turn') return
    await settled(page, wish, now)
  }
  throw new Error(`no end of the turn after ${MOST} presses`)
}

async function follow(hand: Hand, wish: Wish): Promise<void> {
  if (wish.kind === 'put back') await hand.cancel()
  else if (wish.kind === 'aim' && wish.from !== null) await hand.put(wish.from, wish.what)
  else await hand.press(wish.what)
}

/** Taking up a thing changes the table only; every answer brings a new moment. */
async function settled(page: Page, wish: Wish, { moment }: Handed): Promise<void> {
  if (wish.kind === 'take' || wish.kind === 'put back') return
  await handedTurn(page, moment.number).catch(() => complain(page, wish.what.name))
}

async function complain(page: Page, pressed: string): Promise<never> {
  const table = await handed(page)
  throw new Error(
    `nothing came of pressing "${pressed}": ${JSON.stringify(table?.moment.view.asking)}`,
  )
}

/** All that can be pressed now, as it is named for people. */
export function look(page: Page): Promise<Seen[]> {
  return page.evaluate(() => {
    const isShown = (one: Element) => one.checkVisibility() && one.closest('[inert]') === null
    const marks: Record<string, Seen['mark']> = { ready: 'ready', legal: 'legal' }
    const things = [...document.querySelectorAll<HTMLElement>('[data-key][data-mark]')].flatMap(
      (one): Seen[] => {
        const mark = marks[one.dataset['mark']!]
        const keys = one.dataset['key']!.split(' ')
        const id = keys.find((key) => key.startsWith('unit:')) ?? keys[0]
        return mark && isShown(one) ? [{ id, name: called(one), mark }] : []
      },
    )
    const buttons = [
      ...document.querySelectorAll<HTMLElement>('main.match button:not([data-mark])'),
    ]
      // bar, log and piles answer nothing
      .filter((one) => isShown(one) && one.closest('header, .log, .pile, .left') === null)
      .filter((one) => one.ariaDisabled !== 'true' && !/cancel|undo/i.test(one.innerText))
      .map((one): Seen => ({ id: '', name: called(one), mark: 'answer' }))
    return [...things, ...buttons]

    /** Without what is for the eye alone: faces, keys, icons. */
    function called(thing: HTMLElement): string {
      if (thing.ariaLabel !== null) return thing.ariaLabel
      const copy = thing.cloneNode(true) as HTMLElement
      for (const one of copy.querySelectorAll('[aria-hidden]')) one.remove()
      return copy.textContent.trim()
    }
  })
}
