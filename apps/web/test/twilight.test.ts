import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from './kit/axe.ts'
import { handed, handedTurn } from './kit/table.ts'
import { DESKTOP, PHONE, visit } from './kit/visit.ts'

const AURELIUS = '/play/twilight?seats=human&play=encounter&hero=priest_aurelius'

const SMALL = { viewport: { width: 1366, height: 768 } }
const TABLET = { viewport: { width: 1024, height: 768 } }

/** An encounter after its first hand was kept. */
async function meet(address: string, options: Parameters<typeof visit>[1] = {}): Promise<Page> {
  const page = await visit(address, options)
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
  expect(await ending.innerText()).toMatch(/The enemies are pacified\./)
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

test('a card that costs no Faith shows one price', async () => {
  const page = await meet(
    '/play/twilight?seats=human&play=encounter&hero=shadow_umbra&foes=leshy&seed=9',
  )
  const free = held(page, 'Backstab').first()
  await free.waitFor()
  expect(await free.locator('.c-cost').count()).toBe(1)
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
  const written = await sum(page, 'Attack').innerText()
  expect(written).toMatch(/= 5[^]*surprise ×1\.5[^]*6 to the body/)
  expect(await page.locator('.log').innerText()).not.toMatch(/: \d+, damage \d/)
  expect(events.map(({ kind }) => kind)).toContain('escalated')
  expect(await page.locator('.foe .hp').innerText()).toMatch(/6\s*\/12/)
  expect(view.world['resonance']).toBe(before.view.world['resonance'] - 15)
  // 4 from now on, half as much again the next time
  expect(await page.locator('.foe .intent').innerText()).toMatch(/^6/)
  expect(await act(page, 'Influence').innerText()).toMatch(/! rage shield \d+ first/)
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
  await page.getByRole('button', { name: 'Set aside Second Thought' }).focus()
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

/** Where things that are seen lie, from the top; each must be there. */
const boxesOf = (page: Page, selectors: readonly string[]) =>
  Promise.all(
    selectors.map(async (selector) => {
      const box = await page.locator(selector).locator('visible=true').first().boundingBox()
      return { selector, ...box! }
    }),
  )

test.each([
  ['a desk', DESKTOP],
  ['a small desk', SMALL],
  ['a tablet', TABLET],
  ['a phone', PHONE],
])('[§7.1] from the top: resonance, enemy, Faith, cards, actions, Fate, on %s', async (_, size) => {
  const page = await meet(`${AURELIUS}&foes=leshy&seed=9`, size)
  const order = ['.reso', '.intent', '.foe .pic', '.tb.hp', '.tb.wp', '.purse', '.held', '.act']
  const seen = await boxesOf(page, order)
  for (const [k, one] of seen.slice(1).entries())
    expect(one.y, `${one.selector} below ${seen[k].selector}`).toBeGreaterThan(seen[k].y)
  const [act, fates] = await boxesOf(page, ['.act', '.fates'])
  expect(fates.y + fates.height / 2).toBeGreaterThanOrEqual(act.y)
  // none of it lies over the next, and all of it is in the window
  const [wp, card] = await boxesOf(page, ['.tb.wp', '.held'])
  expect(wp.y + wp.height).toBeLessThanOrEqual(card.y)
  expect(fates.y + fates.height).toBeLessThanOrEqual(page.viewportSize()!.height)
})

test('[§7.2] beside enemies the resonance is compact: icon, value, tint', async () => {
  const road = await visit('/play/twilight?seats=human&seed=5&hero=warrior_ragnar')
  const [wide] = await boxesOf(road, ['.reso'])
  const address = '/play/twilight?seats=human&play=encounter&hero=warrior_ragnar&foes=swamp_hag'
  const page = await meet(`${address}&resonance=-80&seed=4`)
  const [thin] = await boxesOf(page, ['.reso'])
  expect(thin.height).toBeLessThan(wide.height * 0.75)
  const band = page.locator('.reso')
  expect(await band.innerText()).toMatch(/−80\s*Deep Nav/)
  expect(await band.locator('.rv .ic').isVisible()).toBe(true)
  const groundOf = (one: Page) =>
    one.locator('.reso').evaluate((band) => getComputedStyle(band).backgroundColor)
  expect(await groundOf(page)).not.toBe(await groundOf(road))
})

test.each([
  ['a desk', DESKTOP],
  ['a small desk', SMALL],
  ['a tablet', TABLET],
  ['a phone', PHONE],
])('[§7.2] all intents and bars of four enemies are seen at once on %s', async (_, size) => {
  const foes = 'leshy,wild_beast,shadow_wolf,risen_dead'
  const address = `/play/twilight?seats=human&play=encounter&hero=warrior_ragnar&foes=${foes}&seed=9`
  const page = await meet(address, size)
  const stage = (await page.locator('.stage').boundingBox())!
  for (const part of ['.intent', '.intent .ic', '.tb.hp', '.tb.wp']) {
    const all = page.locator(`.foe ${part}`)
    expect(await all.count()).toBe(4)
    for (const one of await all.all()) {
      const box = (await one.boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(stage.x)
      expect(box.y).toBeGreaterThanOrEqual(stage.y)
      expect(box.x + box.width).toBeLessThanOrEqual(stage.x + stage.width)
      expect(box.y + box.height).toBeLessThanOrEqual(stage.y + stage.height)
      if (part === '.intent .ic') expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(32)
    }
  }
})

test.each([
  ['a desk', DESKTOP],
  ['a tablet', TABLET],
  ['a phone', PHONE],
])('[§3.5.1] a card that was turned shows all its layers on %s', async (_, size) => {
  const page = await meet(`${AURELIUS}&foes=leshy&seed=67`, size)
  await finish(page, 'Attack')
  await page.getByRole('button', { name: /^Discard: 1/ }).click()
  const turned = page.getByRole('dialog', { name: /^Fate discard/ }).locator('.card')
  await turned.waitFor()
  const said = await turned.innerText()
  expect(said).toMatch(/^[-−]1$/m)
  expect(said).toMatch(/Nav · Shadow/)
  expect(said).toMatch(/Moves resonance by 5 towards its suit/)
  expect(said).toMatch(/Deep Nav −2 · Nav −2 · Prav 0 · Deep Prav 0/)
})
