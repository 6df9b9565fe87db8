// Packs the published packages as npm would, and says what is wrong with the types of each, as resolvers see them.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { published, root } from './published.mjs'

const TARBALLS = join(root, 'dist/tarballs')
const ATTW = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js')

/** @returns {{ name: string, staged: string, tarball: string }[]} */
export function packAll() {
  mkdirSync(TARBALLS, { recursive: true })
  return published.map(({ name, staged }) => {
    const said = execFileSync('npm', ['pack', '--json', '--pack-destination', TARBALLS], {
      cwd: staged,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const packed = Object.values(JSON.parse(said))[0]
    return { name, staged, tarball: join(TARBALLS, packed.filename) }
  })
}

/** @returns {string[]} */
export function wrongTypes({ name, staged, tarball }) {
  const { exports: doors } = JSON.parse(readFileSync(join(staged, 'package.json'), 'utf8'))
  // a command has no types, nor has a stylesheet
  if (doors === undefined) return []
  const plain = Object.keys(doors).filter((door) => !doors[door].types)
  const args = ['--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--no-color']
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [ATTW, tarball, ...args, '--exclude-entrypoints', ...plain],
    { encoding: 'utf8' },
  )
  return status === 0 ? [] : [`${name}: attw says\n${stdout}${stderr}`]
}
