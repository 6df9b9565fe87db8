// `npm run strength -- <game>`: how often the searching bot wins against others, with intervals.
// Options are in docs/cli.md; what is measured is in scripts/strength/run.ts.
import { ensureInstalled } from './install.mjs'

if (!ensureInstalled()) process.exit(1)
const { register } = await import('tsx/esm/api')
register()
const { runStrength } = await import('./strength/run.ts')
process.exitCode = await runStrength(process.argv.slice(2))
