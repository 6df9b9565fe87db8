// The same moves on boardgame.io's server, measured by the benchmark, which has it among its peers.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../../bench/server.mjs', import.meta.url))

/** Moves it accepts per second of its CPU time; null where it could not be installed. */
export function boardgameRate(seconds: number): number | null {
  const { stdout } = spawnSync(process.execPath, [program, '--seconds', String(seconds)], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (stdout.trim() === '') return null
  const { acceptedPerCpuSecond } = JSON.parse(stdout) as { acceptedPerCpuSecond: number | null }
  return acceptedPerCpuSecond
}
