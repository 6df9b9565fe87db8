// Before all tests: builds the page as players get it and the pages of the tests, serves both on free
// ports and starts one Chromium. CHROMIUM_PATH is set by scripts/browser.mjs.
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import type { ProvidedContext } from 'vitest'
import { config } from '../../build/build.ts'
import { serve } from '../../build/serve.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The page as players get it. */
    page: string
    /** Pages that only tests open: pages/*.html. */
    testPages: string
    browser: string
  }
}

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const built = { page: folder('../dist/page/'), testPages: folder('../dist/pages/') }

interface House {
  provide<K extends keyof ProvidedContext>(key: K, value: ProvidedContext[K]): void
}

export async function setup({ provide }: House): Promise<() => Promise<void>> {
  if (process.env['BROWSER_BUILT'] === undefined) await buildBoth()
  const servers = [await serve(0, built.page), await serve(0, built.testPages)]
  const [page, testPages] = servers.map(
    (server) => `http://localhost:${(server.address() as AddressInfo).port}`,
  )
  const isRoot = process.getuid?.() === 0
  const browser = await chromium.launchServer({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    headless: process.env['BROWSER_HEADED'] === undefined,
    args: [
      // Chromium refuses its own sandbox to root
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
    ],
  })
  provide('page', page)
  provide('testPages', testPages)
  provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  }
}

async function buildBoth(): Promise<void> {
  // vitest says "test" here, and React would be built for development
  process.env['NODE_ENV'] = 'production'
  await build({ ...config, logLevel: 'error', build: { ...config.build, outDir: built.page } })
  await build({
    ...config,
    root: folder('../pages/'),
    logLevel: 'error',
    build: {
      ...config.build,
      outDir: built.testPages,
      rolldownOptions: {
        input: ['index', 'games', 'look', 'two-hundred-cards', 'scenes'].map((name) =>
          folder(`../pages/${name}.html`),
        ),
      },
    },
  })
}
