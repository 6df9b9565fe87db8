// A fresh visitor for one test: own storage, own window. A page that throws, or asks for anything
// beyond its own server, fails the test.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import { afterAll, expect, inject, onTestFinished } from 'vitest'
import type { Settings } from '../../src/settings/settings.ts'

export const DESKTOP = { viewport: { width: 1440, height: 900 } }
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Somebody who sees things move, as fast as they can be set to. */
export const IN_MOTION = {
  settings: { speed: 4 },
  reducedMotion: 'no-preference',
} as const satisfies Visit

/** Half the work of a match in motion is to paint it: only `--long` plays every match so. */
export const IN_MOTION_IF_LONG: Visit = process.env['BROWSER_LONG'] === undefined ? {} : IN_MOTION

/** A busy machine may be slow; what never happens fails a little later. */
const PATIENCE = 30_000

const SETTINGS = 'cardwright.settings'

let running: Promise<Browser> | null = null

export interface Visit extends BrowserContextOptions {
  /** Errors of the page that the test provokes. */
  mayThrow?: RegExp
  /** What the visitor has set before; by default nothing moves and bots do not pause. */
  settings?: Partial<Settings>
}

export async function visit(path: string, options: Visit = {}): Promise<Page> {
  const { page, problems } = await comeIn(options)
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await keepEvidence(page, task.name)
    await page.context().close()
    expect(problems).toEqual([])
  })
  await page.goto(path)
  return page
}

/**
 * One visitor for all tests of a file that ask nothing of a fresh one: a second page in the same window takes half the
 * work of a first.
 */
export function stroll(options: Visit = {}): (path: string) => Promise<Page> {
  let walk: Promise<Walk> | null = null
  afterAll(async () => (await walk)?.page.context().close())
  return async (path) => {
    const { page, problems } = await (walk ??= comeIn(options))
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await keepEvidence(page, task.name)
      expect(problems.splice(0)).toEqual([])
    })
    await page.setViewportSize(options.viewport ?? DESKTOP.viewport)
    await page.goto(path)
    return page
  }
}

interface Walk {
  page: Page
  /** What the page must not do, and did. */
  problems: string[]
}

async function comeIn(options: Visit): Promise<Walk> {
  const { mayThrow, settings = { speed: 0 }, ...given } = options
  running ??= chromium.connect(inject('browser'), {
    slowMo: Number(process.env['BROWSER_SLOW'] ?? 0),
  })
  const browser = await running
  const context = await browser.newContext({
    baseURL: inject('page'),
    locale: 'en-GB',
    // moves are judged by what they lead to; motion has a test of its own
    reducedMotion: 'reduce',
    ...DESKTOP,
    ...given,
  })
  context.setDefaultTimeout(PATIENCE)
  const problems: string[] = []
  context.on('weberror', (error) => {
    const { message } = error.error()
    if (!mayThrow?.test(message)) problems.push(message)
  })
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^(?:https?|wss?):$/.test(protocol) && hostname !== 'localhost')
      problems.push(`asks for ${request.url()}`)
  })
  await context.addInitScript(`try {
    if (!localStorage.getItem('${SETTINGS}'))
      localStorage.setItem('${SETTINGS}', '${JSON.stringify(settings)}')
  } catch {}`)
  return { page: await context.newPage(), problems }
}

/** Screenshot and accessibility tree of a failed test, in test/dist/failed. */
async function keepEvidence(page: Page, name: string): Promise<void> {
  if (page.isClosed()) return
  const folder = fileURLToPath(new URL('../dist/failed/', import.meta.url))
  const file = folder + name.replace(/[^\w]+/g, '-').slice(0, 80)
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: `${file}.png` }).catch(() => null)
  const tree = await page.locator('body').ariaSnapshot().catch(String)
  writeFileSync(`${file}.txt`, `${page.url()}\n${tree}\n`)
}
