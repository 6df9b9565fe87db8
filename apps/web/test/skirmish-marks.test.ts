// What the sector shows, judged by pixels and by a mouse at coordinates: who can act, which line is asked for, and that
// both are over when they are over.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { place, pressAt } from './kit/sector.ts'
import { handed, movedOn } from './kit/table.ts'
import { PHONE, visit, type Visit } from './kit/visit.ts'

const DECK =
  '3x immunis;3x princeps;3x faber;3x centurion;3x censor;1x luciusTheImmortal;2x inspiration;2x temporaryShelter;2x falseOrders;2x logisticsChain;3x inventiveMaker;1x reverendOfTheChoir;2x quickResponseTeam'
const MATCH = `/play/skirmish?seats=human,dummy&dummies=1&exchange=false&unitsPerTurn=0&grid=5&seed=1789&deck1=${encodeURIComponent(DECK)}`

/** From Main, through Commit; whoever leaves something unused is asked once. */
async function toScoring(page: Page): Promise<void> {
  for (const phase of ['commit', 'scoring']) {
    await page.locator('.pass button').click()
    if (await page.locator('.pass .warning').isVisible()) await page.locator('.pass button').click()
    await expect.poll(async () => (await handed(page))!.moment.view.phase).toBe(phase)
  }
}

/** How many pixels of the first thing change when a class is taken off it, and how strongly in the middle of them. */
async function pixelsOf(page: Page, selector: string, name: string) {
  await page.mouse.move(4, 4)
  const box = (await page.locator(selector).first().boundingBox())!
  const clip = { x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16 }
  const shot = async () =>
    (await page.screenshot({ clip, animations: 'disabled' })).toString('base64')
  const withIt = await shot()
  await page
    .locator(selector)
    .first()
    .evaluate((one, mark) => one.classList.remove(mark), name)
  const without = await shot()
  return page.evaluate(
    async ([a, b]) => {
      const read = async (data: string) => {
        const image = await createImageBitmap(
          await (await fetch(`data:image/png;base64,${data}`)).blob(),
        )
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!
        canvas.drawImage(image, 0, 0)
        return canvas.getImageData(0, 0, image.width, image.height).data
      }
      const [one, other] = [await read(a), await read(b)]
      const light = (d: Uint8ClampedArray, i: number) =>
        0.2126 * d[i] + 0.7152 * d[i + 1] + 0.0722 * d[i + 2]
      const changes: number[] = []
      for (let i = 0; i < one.length; i += 4) {
        const by = Math.abs(light(one, i) - light(other, i))
        if (by > 8) changes.push(by)
      }
      changes.sort((x, y) => x - y)
      return { changed: changes.length, by: changes[changes.length >> 1] ?? 0 }
    },
    [withIt, without],
  )
}

const LOOKS: [string, Visit][] = [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['on a phone', PHONE],
]

test.each(LOOKS)('a card that can act is seen to, %s', async (_name, look) => {
  const page = await visit(MATCH, look)
  await place(page, 'Princeps', 'C3')
  const cell = '.cells [data-key~="cell:C3"]'
  const { changed, by } = await pixelsOf(page, `${cell}.ready`, 'ready')
  expect(changed).toBeGreaterThan(600)
  expect(by).toBeGreaterThan(40)
})

test('[SK-9.4] the Shield is there while the target is chosen, and after Esc', async () => {
  const page = await visit(MATCH)
  await place(page, 'Princeps', 'C3')
  await place(page, 'Faber', 'C4')
  const shield = page.locator('.cells [data-key~="cell:C3"] .chip')
  await pressAt(page, '.cells [data-key~="cell:C3"]')
  await page.locator('.cells [data-key~="cell:C4"][data-mark=legal]').waitFor()
  expect(await shield.count()).toBe(1)
  await page.mouse.move(4, 4)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.cells [data-mark=legal]').count()).toBe(0)
  expect(await shield.count()).toBe(1)
})

test('[SK-5.7] a Deploy in Scoring, by mouse on the card in the line and by keyboard', async () => {
  const page = await visit(MATCH)
  await place(page, 'Faber', 'C3')
  await toScoring(page)
  const cell = '.cells [data-key~="cell:C3"]'
  expect(await page.locator(cell).getAttribute('class')).toContain('can-act')
  await pressAt(page, cell)
  await page.keyboard.press('Escape')
  await page.locator(cell).focus()
  await page.keyboard.press('Enter')
  await page.locator('.chooser button', { hasText: 'Deploy' }).click()
  await expect.poll(async () => (await handed(page))!.moment.view.asking?.kind).toBe('pick')
})

test('a painted line ends with its question', async () => {
  const page = await visit(MATCH)
  await place(page, 'Princeps', 'C3')
  await toScoring(page)
  const now = (await handed(page))!
  await page.mouse.move(4, 4)
  const box = (await page.locator('.cells [data-key~="cell:E3"]').boundingBox())!
  await page.mouse.move(box.x + 20, box.y + 20)
  await expect.poll(() => page.locator('.cells .along').count()).toBe(5)
  await page.mouse.click(box.x + 20, box.y + 20)
  await movedOn(page, now)
  await expect.poll(() => page.locator('.cells .along').count()).toBe(0)
})

test('leaving Commit with cards that can still act is asked first, with real keys', async () => {
  const page = await visit(MATCH)
  await place(page, 'Centurion', 'C3')
  await page.locator('.pass button').click()
  await expect.poll(async () => (await handed(page))!.moment.view.phase).toBe('commit')
  // the button was pressed last; Space presses it all the same
  await page.keyboard.press('Space')
  expect(await page.locator('.pass .warning').innerText()).toContain('1 card can still act')
  expect((await handed(page))!.moment.view.phase).toBe('commit')
  await page.keyboard.press('Space')
  await expect.poll(async () => (await handed(page))!.moment.view.phase).toBe('scoring')
})

test('[SK-9.17] a choice that takes too long is cancelled: used, and the match goes on', async () => {
  const page = await visit(`${MATCH}&choiceTime=15`)
  await place(page, 'Princeps', 'C3')
  await place(page, 'Faber', 'C4')
  await page.clock.install()
  await pressAt(page, '.cells [data-key~="cell:C3"]')
  await page.locator('.choice-clock').waitFor()
  await page.clock.runFor(16_000)
  await expect.poll(async () => (await handed(page))!.moment.view.asking?.kind).toBe('main')
  const { view } = (await handed(page))!.moment
  expect(view.outcome).toBeNull()
  expect(view.board.find(({ at }) => at === 'C3')?.used).toHaveLength(1)
})

test('what its lines would bring stands at the cell that is pointed at', async () => {
  const page = await visit(MATCH)
  await page.locator('.fan .card', { hasText: 'Princeps' }).first().click()
  const cell = page.locator('.cells [data-key~="cell:C3"]')
  await cell.hover()
  const words = page.locator('.sector .ahead.lines')
  await words.waitFor()
  const [of, at] = [(await words.boundingBox())!, (await cell.boundingBox())!]
  expect(Math.abs(of.x + of.width / 2 - (at.x + at.width / 2))).toBeLessThan(4)
  expect(of.y + of.height / 2).toBeGreaterThan(at.y)
  expect(of.y + of.height / 2).toBeLessThan(at.y + at.height + 8)
})

test('a second unit is refused with the reason, and the prompt knows', async () => {
  const page = await visit(MATCH.replace('unitsPerTurn=0', 'unitsPerTurn=1'))
  await place(page, 'Princeps', 'C3')
  await page.locator('.prompt .say', { hasText: 'Your unit is played.' }).waitFor()
  await page
    .locator('.fan .card', { hasText: /Faber|Censor|Princeps|Centurion|Immunis/ })
    .first()
    // it is told to be disabled; a person presses it all the same
    .click({ force: true })
  await page.getByText('You cannot play more units this turn.').first().waitFor()
})

test('[SK-9.15] a question says that cancelling spends the ability', async () => {
  const page = await visit(MATCH)
  await place(page, 'Princeps', 'C3')
  await page.getByText('If you cancel').waitFor({ state: 'detached' })
  await place(page, 'Faber', 'C4')
  await pressAt(page, '.cells [data-key~="cell:C3"]')
  await page.locator('.prompt .say', { hasText: 'If you cancel' }).waitFor()
})
