// `npm run replays`: plays the recorded matches of replays/ again and names the first decision that differs.
// `-- record`, `-- retire <reason>` and `-- restamp` are explained in replays/README.md.
import { ensureInstalled } from './install.mjs'

if (!ensureInstalled()) process.exit(1)
const { register } = await import('tsx/esm/api')
register()
const { runReplays } = await import('./replays/run.ts')
process.exitCode = await runReplays(process.argv.slice(2))
