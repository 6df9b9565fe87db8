// Looks at every scene of a game's list and judges it: what can be reached, what lies over what, which words are
// cut, which marks cannot be seen, which keys do something else than their button says.
import { mkdirSync } from 'node:fs'
import type { Scene } from '@cardwright/testkit'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { folder, shoot, writeSheet, type Shot } from './contact-sheet.ts'
import { lookAtContrast, pictureOf } from './look-at-contrast.ts'
import type { Finding } from './eyes/finding.ts'
import { cancels, keysOf } from './keys.ts'
import { doDeed } from './deeds.ts'
import type { SetScene } from './set-scene.ts'
import { readList, setUp } from './set-up.ts'
import {
  isWanted,
  isWhole,
  nameOf,
  takesPictures,
  variants,
  variantsOf,
  type Variant,
} from './variants.ts'

/** Numbers, not pictures: a scene is judged by the first variant of its size in both languages. */
export async function lookAt(game: string): Promise<void> {
  const { scenes, known, loaded } = await readList(game)
  const wanted = process.env['LOOK_SCENE'] ?? ''
  describe(game, () => {
    let context: BrowserContext
    let browser: Browser
    let page: Page
    const shots: Shot[] = []
    const problems: string[] = []
    const seen = new Set<string>()
    beforeAll(async () => {
      browser = await chromium.connect(inject('browser'))
      context = await browser.newContext({ locale: 'en-GB', viewport: sizeOf(variants[0]) })
      context.setDefaultTimeout(30_000)
      context.on('weberror', (error) => void problems.push(error.error().message))
      page = await context.newPage()
      if (takesPictures) mkdirSync(`${folder}${game}`, { recursive: true })
      await page.goto(`${inject('testPages')}/look.html`)
      await page.waitForFunction(() => 'look' in window)
    })
    afterAll(async () => {
      await context.close()
      await browser.close()
      if (takesPictures) writeSheet(game, shots)
    })
    for (const [nth, scene] of scenes.entries()) {
      if (!isWanted(scene.name)) continue
      test(scene.name, async () => {
        const set = setUp(loaded, scene)
        const findings: string[] = []
        for (const variant of variantsOf(nth)) {
          const found = await judge(page, set, scene, variant)
          const lines = found.map(({ check, what, detail }) => `${check}: ${what}: ${detail}`)
          if (takesPictures) shots.push(await shoot(page, game, scene.name, variant, lines))
          for (const line of lines) {
            const entry = known.find(
              (one) => line.startsWith(one) || `${scene.name}: ${line}`.startsWith(one),
            )
            if (entry === undefined) findings.push(`${nameOf(variant)}: ${line}`)
            else seen.add(entry)
          }
        }
        expect([...findings, ...problems.splice(0)]).toEqual([])
      })
    }
    if (isWhole && wanted === '')
      test('what is known to be wrong is still wrong', () =>
        expect(known.filter((one) => !seen.has(one))).toEqual([]))
  })
}

const sizeOf = ({ width, height }: Variant) => ({ width, height })

async function judge(
  page: Page,
  set: SetScene,
  scene: Scene,
  variant: Variant,
): Promise<Finding[]> {
  await page.setViewportSize(sizeOf(variant))
  await page.evaluate(
    ({ theme, lang }) => window.look.wear({ theme, lang, speed: 4, timers: 'off' }),
    variant,
  )
  await enter(page, set, scene)
  await page.evaluate(() => window.look.settled(true))
  const found = await page.evaluate(() => {
    const { overlaps, reach, texts, unmarked, table } = window.look
    const seated = table()
    // a device that is handed over shows no table
    const ready = seated?.selected === null ? seated.targets.ready.keys() : []
    const keys = seated?.isPlaying === false ? [...seated.targets.byKey.keys(), ...ready] : []
    return [...reach(), ...unmarked(keys), ...overlaps(), ...texts()]
  })
  for (const selector of scene.shows ?? [])
    found.push(
      ...(await page
        .locator(selector)
        .evaluateAll((all, by) => window.look.shown(all, by), selector)),
    )
  found.push(...(await lookAtMarks(page, scene)), ...(await lookAtContrast(page)))
  // what a key does depends on neither size nor colour
  const isSeated = await page.evaluate(() => window.look.table() !== null)
  if (isSeated && (isWhole || scene.hands) && variant === variants[0]) {
    const again = () => enter(page, set, scene)
    found.push(...(await keysOf(page, again)), ...(await cancels(page, again)))
    await again()
    await page.evaluate(() => window.look.settled(true))
  }
  return found
}

/** The table is set anew, and the visitor does what leads to the scene. */
async function enter(page: Page, set: SetScene, scene: Scene): Promise<void> {
  await page.mouse.move(2, 2)
  await page.evaluate((scene) => window.look.stage(scene), set)
  await page.locator('main.match, .hand-over').first().waitFor()
  await page.evaluate(() => window.look.settled())
  for (const deed of scene.do ?? []) await doDeed(page, deed)
}

async function lookAtMarks(page: Page, { marks = {} }: Scene): Promise<Finding[]> {
  const carriers = await page.evaluate((own) => window.look.carriers(own), marks)
  if (carriers.length === 0) return []
  const ground = await page.evaluate((all) => window.look.groundOf(all), carriers)
  const found: Finding[] = []
  const before = await pictureOf(page, ground)
  for (const mark of new Set(carriers.map((one) => one.mark))) {
    await page.evaluate(([mark, own]) => window.look.strip(mark, own), [mark, marks] as const)
    const after = await pictureOf(page, ground)
    await page.evaluate(() => window.look.restore())
    const own = carriers.filter((one) => one.mark === mark)
    found.push(
      ...(await page.evaluate(([pictures, own]) => window.look.compare(pictures, own), [
        { before, after, ground },
        own,
      ] as const)),
    )
  }
  return found
}
