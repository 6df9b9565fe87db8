// `npm run bench`: plays the same games on the engine, on hand-written rules and on boardgame.io.
//   --quick   fewer games, done within 50 s      --json   one JSON document and nothing else
//   --write   a full run with plots of growth, kept in bench/figures.json and written to docs/PERFORMANCE.md
//   --rewrite the same document and plots from the figures that are kept, without measuring
import { ensureInstalled } from '../scripts/install.mjs'
import { installPeers } from './harness/install.mjs'

const flags = process.argv.slice(2)
const known = ['--quick', '--json', '--write', '--rewrite']
const unknown = flags.filter((flag) => !known.includes(flag))
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. There are ${known.join(', ')}.`)
  process.exit(2)
}
if (flags.includes('--quick') && flags.includes('--write')) {
  console.error('What is written down is measured at length: --write goes without --quick.')
  process.exit(2)
}

ensureInstalled()
if (flags.includes('--rewrite')) {
  const { writeDocument } = await import('./harness/document.mjs')
  await writeDocument()
  process.exit(0)
}
const peers = installPeers()
// Only now: what follows imports what was just installed.
const { runBenchmark } = await import('./harness/run.mjs')
const { printReport } = await import('./harness/report.mjs')

try {
  const isWritten = flags.includes('--write')
  const report = await runBenchmark({ quick: flags.includes('--quick'), peers, growth: isWritten })
  if (isWritten) {
    const { keepFigures, writeDocument } = await import('./harness/document.mjs')
    keepFigures(report)
    await writeDocument()
  }
  if (flags.includes('--json')) console.log(JSON.stringify(report, null, 2))
  else printReport(report)
} catch (error) {
  if (error.name !== 'TraceDiffers' && error.name !== 'NotLoaded') throw error
  // Figures about different games would mean nothing: none are printed.
  if (flags.includes('--json')) console.log(JSON.stringify({ ok: false, problem: error.message }))
  else console.error(error.message)
  process.exitCode = 1
}
