import { defineConfig } from 'vitest/config'

// The main test run leaves this folder out; `npx vitest run --root bench` tests it.
export default defineConfig({
  define: { CACHED: 'true' },
  test: { include: ['src/**/*.test.ts', 'harness/**/*.test.mjs'] },
})
