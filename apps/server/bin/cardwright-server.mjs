#!/usr/bin/env node
// The `cardwright-server` command: lets Node read TypeScript, then hands over to src/commands/main.ts.
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'

// Named here because tsx looks for a tsconfig in the current folder, which may be anywhere.
register({ tsconfig: fileURLToPath(new URL('../../../tsconfig.json', import.meta.url)) })

const { main } = await import('../src/commands/main.ts')
const code = await main(process.argv.slice(2))
if (code !== null) process.exit(code)
