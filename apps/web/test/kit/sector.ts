// Hands in the sector of Skirmish: a mouse at coordinates.
import type { Page } from 'playwright-core'
import { handedTurn, movedOn } from './table.ts'

/** Presses whatever lies in the middle of a thing. */
export async function pressAt(page: Page, selector: string): Promise<void> {
  const box = (await page.locator(selector).first().boundingBox())!
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** A unit from the hand to a cell, by two presses. */
export async function place(page: Page, name: string, cell: string): Promise<void> {
  const before = await handedTurn(page)
  const card = page.locator('.fan [data-mark=ready]').filter({ hasText: name }).first()
  const box = (await card.boundingBox())!
  await page.mouse.click(box.x + box.width / 2, box.y + 60)
  await page.locator(`.cells [data-key~="cell:${cell}"][data-mark=legal]`).waitFor()
  await pressAt(page, `.cells [data-key~="cell:${cell}"]`)
  await movedOn(page, before)
  await handedTurn(page)
}
