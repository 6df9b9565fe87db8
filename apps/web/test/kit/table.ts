// What the page's own components were handed, read through React: the table's state with the moment it
// shows. Tests that ask what a page knows look here, and those that play wait here for their turn.
import type { Moment, Sitting } from '@cardwright/table'
import type { Page } from 'playwright-core'

export interface Handed {
  moment: Moment
  viewer: number
  isPlaying: boolean
  selected: string | null
  /** The thing whose several uses are offered. */
  chooser: string | null
  /** Things that are planned on the page, before the match hears of them. */
  planned: number
}

interface Fiber {
  return: Fiber | null
  memoizedProps: { sitting?: Sitting } | null
}

/** @returns null when no table stands on the page */
export async function handed(page: Page): Promise<Handed | null> {
  return parse(await page.evaluate(`JSON.stringify((${readTable})())`))
}

/** The table once the viewer is asked or the match is over, with nothing moving any more. */
export async function handedTurn(page: Page, after = 0): Promise<Handed> {
  const turn = await page.waitForFunction(`(() => {
    const table = (${readTable})()
    if (table === null || table.isPlaying || table.moment.number <= ${after}) return null
    const { legal, view } = table.moment
    return legal.length > 0 || view.outcome !== null ? JSON.stringify(table) : null
  })()`)
  return parse(await turn.jsonValue())
}

/** Until another moment is shown than this one, or no table. */
export async function movedOn(page: Page, { moment }: Handed): Promise<void> {
  await page.waitForFunction(`(() => {
    const table = (${readTable})()
    return table === null || table.moment.number !== ${moment.number}
  })()`)
}

/** Until something came of a press: another moment, or something else is taken up or asked for. */
export async function changed(page: Page, handed: Handed): Promise<void> {
  const { moment, selected, chooser, planned } = handed
  const before = JSON.stringify([moment.number, selected, chooser, planned])
  await page.waitForFunction(`(() => {
    const table = (${readTable})()
    if (table === null) return true
    const { moment, selected, chooser, planned } = table
    return JSON.stringify([moment.number, selected, chooser, planned]) !== '${before}'
  })()`)
}

/** Tables are large: as text they leave the page many times sooner than as values. */
const parse = <T extends Handed | null>(text: unknown): T => JSON.parse(text as string) as T

function readTable(): Handed | null {
  const element = document.querySelector('main.match')
  const name = element && Object.keys(element).find((key) => key.startsWith('__reactFiber$'))
  if (!name) return null
  let fiber = (element as unknown as Record<string, Fiber | null>)[name]
  while (fiber !== null && fiber.memoizedProps?.sitting === undefined) fiber = fiber.return
  const sitting = fiber?.memoizedProps?.sitting
  if (sitting === undefined) return null
  const { moment, isPlaying, selected, asking } = sitting.table.getState()
  const planned = document.querySelectorAll('main.match [aria-pressed=true]').length
  const chooser = asking?.key ?? null
  return { moment, viewer: sitting.viewer, isPlaying, selected, chooser, planned }
}
