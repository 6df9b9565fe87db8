// Ends a match by link from one player's page.
import type { Page } from 'playwright-core'
import { pressAt } from './visitor.ts'

export async function giveUp(page: Page): Promise<void> {
  for (const name of ['Menu', 'Concede', 'Yes, concede'])
    await pressAt(page, page.getByRole('button', { name, exact: true }))
}
