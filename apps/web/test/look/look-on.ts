// Looks at a page as players get it, wherever a test has led it: at every size, light and dark. A language is the
// visitor's own, so each is a visit of its own.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import { afterAll, expect } from 'vitest'
import { isModeratorKey } from '../../src/moderator/texts.ts'
import { en } from '../../src/texts/en.ts'
import { speakAny } from '../../src/texts/speak.ts'
import { isStrangerKey } from '../../src/texts/strangers.ts'
import { lookAtContrast } from './look-at-contrast.ts'
import { folder, shoot, writeSheet, type Shot } from './contact-sheet.ts'
import { isWanted, nameOf, variants, variantsOf, type Variant } from './variants.ts'

type Lang = Variant['lang']

/** The languages of this look. */
export const langs = [...new Set(variants.map(({ lang }) => lang))]

/** Names of buttons in the visitor's language. */
export const sayIn =
  (lang: Lang) =>
  (key: string, values?: Record<string, string>): string => {
    if (!(key in en) && !isStrangerKey(key) && !isModeratorKey(key))
      throw new Error(`there is no sentence "${key}"`)
    return speakAny(lang)(key, values)
  }

export const speaking = (lang: Lang) => ({
  locale: lang === 'ru' ? 'ru-RU' : 'en-GB',
  // texts are measured by code that the page's own policy would forbid
  bypassCSP: true,
})

let bundle: Promise<string> | undefined

/** The eyes as one script. */
const eyesAsScript = (): Promise<string> => (bundle ??= buildEyes())

async function buildEyes(): Promise<string> {
  const entry = fileURLToPath(new URL('./eyes/in-page.ts', import.meta.url))
  const lib = { entry, formats: ['iife' as const], name: 'eyes' }
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, lib } })
  return (built as Rolldown.RolldownOutput[])[0].output[0].code
}

export interface Looker {
  /** @param scene its name on the contact sheet */
  look(page: Page, scene: string, lang: Lang): Promise<void>
}

/** @param sheet the heading on the contact sheet */
export function looker(sheet: string): Looker {
  const shots: Shot[] = []
  const seen: Record<Lang, number> = { en: 0, ru: 0 }
  afterAll(() => writeSheet(sheet, shots))
  mkdirSync(`${folder}${sheet}`, { recursive: true })
  return {
    async look(page, scene, lang) {
      if (!isWanted(scene)) return
      const before = page.viewportSize()!
      const theme = await page.evaluate(() => document.documentElement.dataset['theme'])
      const found: string[] = []
      for (const variant of variantsOf(seen[lang]++).filter((one) => one.lang === lang)) {
        const lines = await judge(page, variant)
        shots.push(await shoot(page, sheet, scene, variant, lines))
        found.push(...lines.map((line) => `${nameOf(variant)}: ${line}`))
      }
      await page.setViewportSize(before)
      await page.evaluate((theme) => {
        if (theme === undefined) delete document.documentElement.dataset['theme']
        else document.documentElement.dataset['theme'] = theme
      }, theme)
      expect.soft(found, scene).toEqual([])
    },
  }
}

async function judge(page: Page, { width, height, theme }: Variant): Promise<string[]> {
  await page.setViewportSize({ width, height })
  await page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme
  }, theme)
  await page.evaluate(await eyesAsScript())
  const found = await page.evaluate(async () => {
    const { overlaps, reach, settled, texts, tooWide } = window.look
    await settled()
    return [...reach(), ...overlaps(), ...texts(), ...tooWide()]
  })
  found.push(...(await lookAtContrast(page)))
  return found.map(({ check, what, detail }) => `${check}: ${what}: ${detail}`)
}
