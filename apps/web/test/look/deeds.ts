// What a visitor does before a picture is taken, with the mouse at what is there and with real keys.
import type { Deed } from '@cardwright/testkit'
import type { Locator, Page } from 'playwright-core'
import { pressAt, restAt } from '../kit/visitor.ts'

/** `cell:C3`, `unit:7`, `seat:1`: a key; `.fan .card`: a selector; `princeps`: the first such card or piece. */
export function find(page: Page, name: string): Locator {
  if (/^(?:cell|unit|seat|lane|line):/.test(name))
    return page.locator(`[data-key~="${name}"]`).first()
  if (/^[.[#]|[ >:=]/.test(name)) return page.locator(name).locator('visible=true').first()
  return page.locator(`[data-look^="${name} "]`).locator('visible=true').first()
}

export async function doDeed(page: Page, { press, hover, key, right }: Deed): Promise<void> {
  if (press !== undefined) await pressAt(page, find(page, press))
  if (hover !== undefined) await restAt(page, find(page, hover))
  if (key !== undefined) await page.keyboard.press(key)
  if (right !== undefined) await pressAt(page, find(page, right), 'right')
  await page.evaluate(() => window.look.settled())
}
