// Fails on a dependency with a known high vulnerability; says so when the registry cannot be asked.
import { spawnSync } from 'node:child_process'
import { judgeAudit } from '../audit.mjs'

const PATIENCE = 20_000
const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
  encoding: 'utf8',
  timeout: PATIENCE,
  shell: process.platform === 'win32',
})
const { problems, unasked } = judgeAudit(stdout ?? '')
if (unasked !== null) console.error(`the registry could not be asked: ${unasked}`)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
