// Tests in a real browser, one after the other: they share one Chromium and two cores.
// Unit tests of the page stand beside their files and run with all others.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['apps/web/test/**/*.test.ts'],
    globalSetup: 'apps/web/test/kit/open-house.ts',
    pool: 'threads',
    fileParallelism: false,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
