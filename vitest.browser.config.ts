// Tests in a real browser: two files at a time share one Chromium, since players mostly wait.
// Unit tests of the page stand beside their files and run with all others.
import { defineConfig } from 'vitest/config'
import { LongFirst } from './scripts/long-first.ts'

const LONG_LOOKS = ['apps/web/test/look/{absence,moderator,online,peer}.test.ts']

export default defineConfig({
  test: {
    include: ['apps/web/test/**/*.test.ts'],
    // several pages that wait for each other: by `npm run look`
    exclude: process.env['LOOK'] === undefined ? LONG_LOOKS : [],
    globalSetup: ['scripts/temporary-folder.ts', 'apps/web/test/kit/open-house.ts'],
    pool: 'threads',
    // what is measured wants the machine for itself
    maxWorkers: process.env['BROWSER_LONG'] === undefined ? 2 : 1,
    isolate: false,
    sequence: { sequencer: LongFirst },
    // a busy machine is no reason to fail
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
