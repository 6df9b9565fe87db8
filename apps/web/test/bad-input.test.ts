import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keys } from './kit/hands.ts'
import { playMatch } from './kit/play-match.ts'
import { keptMatch } from './kit/record.ts'
import { handedTurn } from './kit/table.ts'
import { stroll, visit } from './kit/visit.ts'

const MATCH = '/play/forest?seats=human,bot1&mode=demo&seed=3'

/** A heading that says what is wrong, and a way on that leads somewhere. */
async function saysSoAndLeadsOn(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 }).first()
  await heading.waitFor()
  const said = await page.locator('main').innerText()
  await page.getByRole('link', { name: 'All games' }).first().click()
  await page.getByRole('heading', { name: 'Forest of Dreams' }).waitFor()
  return said
}

const come = stroll()

test.each([
  ['/no/such/page', 'page not found'],
  ['/play/abcdefgh', 'match not found'],
  ['/play/forest?seats=human,dragon', 'dragon'],
  ['/play/forest?mode=chess', 'chess'],
  ['/play/forest?seed=many', 'many'],
  ['/new/chess', 'no such game'],
  ['/%E0%A4%A', 'page not found'],
])('%s says what is wrong and leads on', async (path, word) => {
  const page = await come(path)
  expect((await saysSoAndLeadsOn(page)).toLowerCase()).toContain(word)
})

test('a match that was damaged in the storage says so and leads on', async () => {
  const page = await visit('/')
  await page.evaluate(() => localStorage.setItem('cardwright.match.abcdefgh', '{"version":1,'))
  await page.goto('/play/abcdefgh')
  expect(await saysSoAndLeadsOn(page)).toContain('damaged')
})

test.each([
  ['full', "Object.assign(new Error('no room'), { name: 'QuotaExceededError' })", 'full'],
  ['forbidden', "new DOMException('no', 'SecurityError')", 'does not let pages store'],
])(
  'with a storage that is %s the match goes on, and says that it is not saved',
  async (_, error, word) => {
    const page = await visit('/')
    await page.addInitScript(`Storage.prototype.setItem = () => { throw ${error} }`)
    await page.goto(MATCH)
    await handedTurn(page)
    await page.getByRole('alert').filter({ hasText: word }).waitFor()
    const { last } = await playMatch(page, keys(page), { until: ({ moment }) => moment.number > 4 })
    expect(last.moment.number).toBeGreaterThan(4)
  },
)

test('where reading the storage alone is refused, the match can be played', async () => {
  const page = await visit('/')
  await page.addInitScript(
    `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })`,
  )
  await page.goto(MATCH)
  await page.getByRole('alert').filter({ hasText: 'not saved' }).waitFor()
  await handedTurn(page)
})

test('a bot whose worker dies again and again is replaced; the match is not lost', async () => {
  const page = await visit('/')
  await page.addInitScript(`window.Worker = class extends EventTarget {
    postMessage() { setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: 'dead' }))) }
    terminate() {}
  }`)
  await page.goto(MATCH)
  const { moment } = await handedTurn(page)
  await page
    .getByRole('button', { name: /End turn/ })
    .first()
    .click()
  await handedTurn(page, moment.number)
  const { answers } = await keptMatch(page)
  expect(answers.some(({ seat }) => seat === 1)).toBe(true)
  await page.getByRole('alert').first().waitFor()
})
