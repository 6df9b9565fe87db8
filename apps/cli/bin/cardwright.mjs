#!/usr/bin/env node
// The `cardwright` command: lets Node read TypeScript, then hands over to src/main.ts.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'

// main.ts reports errors that a user can cause. An error that arrives here is a defect, and its stack is
// for developers only.
function report(error) {
  // The reader of the pipe has closed it (`cardwright … | head`).
  if (error?.code === 'EPIPE') process.exit(0)
  const message = error instanceof Error ? error.message : String(error)
  console.error(process.env.CARDWRIGHT_DEBUG ? error : `cardwright: ${message}`)
  process.exit(1)
}
process.on('uncaughtException', report)

// In the repository the source is run. Installed, what was built from it; a game of one's own may still be TypeScript.
const built = new URL('../dist/main.js', import.meta.url)
const isBuilt = existsSync(built)
// Named here because tsx looks for a tsconfig in the current folder, which may be anywhere.
const tsconfig = isBuilt ? false : fileURLToPath(new URL('../../../tsconfig.json', import.meta.url))
register({ tsconfig })

await import(isBuilt ? built.href : '../src/main.ts').catch(report)
