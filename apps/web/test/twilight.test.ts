import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from './kit/axe.ts'
import { handed, handedTurn } from './kit/table.ts'
import { PHONE, visit } from './kit/visit.ts'

const AURELIUS = '/play/twilight?seats=human&play=encounter&hero=priest_aurelius'

/** An encounter after its first hand was kept. */
async function meet(address: string): Promise<Page> {
  const page = await visit(address)
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.locator('.acts').waitFor()
  return page
}

const held = (page: Page, name: string) => page.locator('.fan .held').filter({ hasText: name })
const act = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).first()
const sum = (page: Page, of: string) => page.locator('.sums li').filter({ hasText: of })

/** Takes a card up and says what it is played for. */
async function play(page: Page, name: string, way: string): Promise<void> {
  const { moment } = await handedTurn(page)
  await held(page, name).first().click()
  await page.getByRole('dialog').getByRole('button', { name: way }).click()
  await handedTurn(page, moment.number)
}

/** @returns what the table shows when the turn is over */
async function finish(page: Page, name: string) {
  const { moment } = await handedTurn(page)
  await act(page, name).click()
  return (await handedTurn(page, moment.number)).moment
}

test('the Leshy is pacified: example 3', async () => {
  const page = await meet(`${AURELIUS}&foes=leshy&seed=67`)
  await play(page, 'Holy Light', 'Word')
  const before = await finish(page, 'Influence')
  expect(await sum(page, 'Influence').innerText()).toMatch(/\+?7[^]*−1[^]*= 6/)
  expect(await page.locator('.foe .wp').innerText()).toMatch(/2\s*\/8/)
  expect(await page.locator('.foe .intent').innerText()).toMatch(/3[^]*argument/i)
  await play(page, 'Smite', 'Word')
  const { view } = await finish(page, 'Influence')
  expect(view.outcome).toMatchObject({ winners: [0], reason: 'pacified' })
  expect(view.world['resonance']).toBe(before.view.world['resonance'] + 10)
  const ending = page.getByRole('dialog', { name: /win/i })
  await ending.getByText('pacified', { exact: true }).waitFor()
  for (const won of ['Blessing of the Forest', 'Pact with the Leshy'])
    await ending.getByText(won).first().waitFor()
  // rounds are told among the figures, not as turns of a match
  expect(await ending.innerText()).toMatch(/The enemies are at peace\./)
  expect(await ending.innerText()).not.toMatch(/Turn \d/)
})

test('a long result begins with its title, however low the window', async () => {
  const page = await visit(`${AURELIUS}&foes=leshy&seed=67`, {
    viewport: { width: 1024, height: 600 },
  })
  await page.getByRole('button', { name: 'Begin' }).click()
  await play(page, 'Holy Light', 'Word')
  await finish(page, 'Influence')
  await play(page, 'Smite', 'Word')
  await finish(page, 'Influence')
  const sheet = page.locator('dialog.outcome[open]')
  await sheet.waitFor()
  const title = await sheet.locator('h2').boundingBox()
  const kicker = await sheet.locator('.kicker').boundingBox()
  expect(await sheet.evaluate((one) => one.scrollTop)).toBe(0)
  expect(kicker!.y).toBeGreaterThanOrEqual(0)
  expect(title!.y).toBeGreaterThan(kicker!.y)
})

test('a phone shows the hero’s reputation', async () => {
  const page = await visit(`${AURELIUS}&foes=leshy&seed=67`, PHONE)
  await page.getByRole('button', { name: 'Begin' }).click()
  const renown = page.locator('.hero-foot .renown')
  await renown.waitFor()
  expect(await renown.innerText()).toMatch(/Reputation\s*0/)
  expect(await page.locator('.hero-foot dl > :visible').count()).toBe(1)
  // beside health and energy, so that the enemy keeps its room
  const [name, pool] = [
    await renown.boundingBox(),
    await page.locator('.hero-foot > :nth-child(2)').boundingBox(),
  ]
  expect(name!.y).toBeLessThan(pool!.y + pool!.height)
})

test('talk that fails is followed by a dagger: example 2', async () => {
  const page = await meet(`${AURELIUS}&foes=gate_guard&seed=43`)
  const before = await finish(page, 'Influence')
  expect(await page.locator('.foe .intent').innerText()).toContain('3')
  await play(page, 'Holy Light', 'Deed')
  expect(await act(page, 'Attack').innerText()).toMatch(/×1.5[^]*−15/)
  const { view, events } = await finish(page, 'Attack')
  expect(await sum(page, 'Attack').innerText()).toMatch(/= 5[^]*6 to the body/)
  expect(events.map(({ kind }) => kind)).toContain('escalated')
  expect(await page.locator('.foe .hp').innerText()).toMatch(/6\s*\/12/)
  expect(view.world['resonance']).toBe(before.view.world['resonance'] - 15)
  // 4 from now on, half as much again the next time
  expect(await page.locator('.foe .intent').innerText()).toMatch(/^6/)
})

test('effort: a card is dragged to the action, pressed to its place, laid by keys, taken back', async () => {
  const page = await meet(`${AURELIUS}&foes=leshy&seed=9`)
  const laid = page.getByRole('button', { name: /^Take back/ })
  const effort = page.getByRole('button', { name: /^Effort/ })
  const from = (await held(page, 'Bandage').boundingBox())!
  const to = (await page.locator('.act.attack').boundingBox())!
  await page.mouse.move(from.x + 40, from.y + 30)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 10)
  await page.mouse.move(to.x + 40, to.y + 40, { steps: 3 })
  await page.mouse.up()
  await laid.waitFor()
  await laid.click()
  await laid.waitFor({ state: 'detached' })
  await effort.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Lay aside Second Thought' }).focus()
  await page.keyboard.press('Enter')
  await laid.waitFor()
  await play(page, 'Smite', 'Word')
  await play(page, 'Holy Light', 'Word')
  // nothing is left to pay with: it says so, and may still be laid aside
  await held(page, 'Bandage').click()
  await page.getByRole('alert').locator('.why').waitFor()
  await page.getByRole('button', { name: /^Effort 1\/2, can be chosen/ }).click()
  await page.waitForFunction(() => document.querySelectorAll('.laid').length === 2)
  expect(await violationsOn(page, 'all')).toEqual([])
})

test('a bargain of Fate waits three seconds for an answer, then it is the safe one', async () => {
  const page = await meet(
    '/play/twilight?seats=human&play=encounter&hero=warrior_ragnar&foes=leshy_guardian_boss&fate=whisper&seed=22',
  )
  await act(page, 'Attack').click()
  const bargain = page.getByRole('dialog', { name: 'Whisper of the Ancients' })
  await bargain.getByRole('timer').waitFor()
  expect(await bargain.innerText()).toMatch(/\+1[^]*\+4[^]*−10/)
  await bargain.waitFor({ state: 'detached' })
  const { moment } = (await handed(page))!
  expect(moment.events.find(({ kind }) => kind === 'fate-summed')).toMatchObject({ value: 1 })
})
