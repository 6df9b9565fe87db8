// Writes docs/api: what each published package exports, with types. Run it after a deliberate change.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { apiFile, apiOf } from './packages/api.mjs'
import { buildPackages } from './packages/build.mjs'
import { published } from './packages/published.mjs'

buildPackages()
for (const one of published) {
  mkdirSync(dirname(apiFile(one)), { recursive: true })
  writeFileSync(apiFile(one), apiOf(one))
}
