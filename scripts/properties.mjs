// `npm run properties`: the property tests with a seed of their own and many more runs. `npm test` runs them with
// a fixed one, so that a change fails by its own fault and not by the day's luck.
// `npm run properties -- 12345` takes that seed.
import { spawnSync } from 'node:child_process'
import { ensureInstalled, root } from './install.mjs'

if (!ensureInstalled()) process.exit(1)
const tests = [
  'packages/engine/test/properties',
  'packages/content/src/json.test.ts',
  'packages/content/src/mutate.test.ts',
  'packages/content/src/variants/differences.test.ts',
  'apps/web/src/peer/pieces.test.ts',
  'packages/games/test/bots.test.ts',
  'apps/server/test/one-truth.test.ts',
]
const PROPERTY_SEED = process.argv[2] ?? String(Date.now() % 2 ** 31)
console.log(`seed ${PROPERTY_SEED}`)
const args = ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout=600000', ...tests]
const env = { ...process.env, PROPERTY_SEED, PROPERTY_TIMES: '20' }
process.exitCode =
  spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1
