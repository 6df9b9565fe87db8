// Installs Debian packages where that is possible without asking: as root on Debian.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** Tests of several processes may want something at the same moment; apt-get does not wait for itself. */
const ONE_AT_A_TIME = ['/run/lock/cardwright-apt', 'apt-get']

/** @returns what apt-get complained about, '' when all went well */
export function install(...packages) {
  const options = {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 1 << 26,
  }
  const steps = [
    ['update', '-qq'],
    ['install', '-qq', '-y', '--no-install-recommends', ...packages],
  ]
  for (const args of steps) {
    const done = spawnSync('flock', [...ONE_AT_A_TIME, ...args], options)
    if (done.status !== 0) return `${done.stderr ?? ''}${done.error ?? ''}`.trim()
  }
  return ''
}

// `node scripts/debian.mjs redis-server` for programs that need one
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const said = canInstall() ? install(...process.argv.slice(2)) : 'only root on Debian may install'
  if (said !== '') {
    console.error(said)
    process.exitCode = 1
  }
}
