// `npm run bench`: plays the same games on the engine, on hand-written rules and on boardgame.io.
//   --quick   fewer games, done within 50 s      --json   one JSON document and nothing else
import { ensureInstalled } from '../scripts/install.mjs'
import { installPeers } from './harness/install.mjs'

const flags = process.argv.slice(2)
const unknown = flags.filter((flag) => flag !== '--quick' && flag !== '--json')
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. There are --quick and --json.`)
  process.exit(2)
}

ensureInstalled()
const peers = installPeers()
// Only now: what follows imports what was just installed.
const { runBenchmark } = await import('./harness/run.mjs')
const { printReport } = await import('./harness/report.mjs')

try {
  const report = await runBenchmark({ quick: flags.includes('--quick'), peers })
  if (flags.includes('--json')) console.log(JSON.stringify(report, null, 2))
  else printReport(report)
} catch (error) {
  if (error.name !== 'TraceDiffers' && error.name !== 'NotLoaded') throw error
  // Figures about different games would mean nothing: none are printed.
  if (flags.includes('--json')) console.log(JSON.stringify({ ok: false, problem: error.message }))
  else console.error(error.message)
  process.exitCode = 1
}
