import { expect, test } from 'vitest'
import { visit } from './kit/visit.ts'

test('the page is called Cardwright and shows the games', async () => {
  const page = await visit('/')
  expect(await page.title()).toContain('Cardwright')
  await page.getByRole('heading', { name: 'Forest of Dreams' }).waitFor()
})
