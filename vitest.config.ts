import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // what the benchmark's build says of the packs
  define: { GAMES: JSON.stringify(join(import.meta.dirname, 'games')) },
  test: {
    include: [
      '{packages,games,apps}/**/*.test.ts',
      'scripts/**/*.test.mjs',
      // of the benchmark only what needs none of its peers
      'bench/src/taktik/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/fixtures/**', 'apps/web/test/**'],
    pool: 'threads',
    maxWorkers: 2,
    // a busy machine is no reason to fail
    testTimeout: 60_000,
  },
})
