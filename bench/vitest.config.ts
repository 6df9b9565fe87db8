import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// The main test run leaves most of this folder out; `npx vitest run --root bench` tests it.
export default defineConfig({
  define: { CACHED: 'true', GAMES: JSON.stringify(join(import.meta.dirname, '../games')) },
  test: { include: ['src/**/*.test.ts', 'harness/**/*.test.mjs'] },
})
