import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{packages,games,apps}/**/*.test.ts', 'scripts/**/*.test.mjs'],
    exclude: ['**/node_modules/**', '**/fixtures/**', 'bench/**', 'apps/web/test/**'],
    pool: 'threads',
    maxWorkers: 2,
    // a busy machine is no reason to fail
    testTimeout: 60_000,
  },
})
