#!/usr/bin/env node
// The `cardwright` command: lets Node read TypeScript, then hands over to src/main.ts.
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'

// Named here because tsx looks for a tsconfig in the current folder, which may be anywhere.
register({ tsconfig: fileURLToPath(new URL('../../../tsconfig.json', import.meta.url)) })

try {
  await import('../src/main.ts')
} catch (error) {
  // A defect, not a user's mistake: main.ts reports those itself. The stack is only for developers.
  const message = error instanceof Error ? error.message : String(error)
  console.error(process.env.CARDWRIGHT_DEBUG ? error : `cardwright: ${message}`)
  process.exitCode = 1
}
