// An empty folder outside of the repository, in which the tarballs are installed like any other packages.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { blocksOf } from '../docs/pages.mjs'
import { root } from './published.mjs'

const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const { version: react } = JSON.parse(
  readFileSync(join(root, 'node_modules/@types/react/package.json'), 'utf8'),
)
const NODE = '24.9.0'

/** @param {{ name: string, tarball: string }[]} packed */
export function installOutside(packed) {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-outside-'))
  const dependencies = Object.fromEntries(
    packed.map(({ name, tarball }) => [name, `file:${tarball}`]),
  )
  const tools = {
    esbuild: devDependencies.esbuild,
    typescript: devDependencies.typescript,
    '@types/node': devDependencies['@types/node'],
    '@types/react': `^${react}`,
    vitest: devDependencies.vitest,
    node: NODE,
  }
  const manifest = {
    name: 'outside',
    private: true,
    type: 'module',
    dependencies,
    devDependencies: tools,
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  mkdirSync(join(folder, 'games'))
  for (const game of ['forest', 'starter'])
    cpSync(join(root, 'games', game), join(folder, 'games', game), { recursive: true })
  writeFileSync(join(folder, 'cardwright.config.json'), '{ "games": ["games/*"] }')
  return folder
}

/** The examples of the pages that begin with `// runs`, with what they promise to print. */
export function examplesIn(folder, pages) {
  return pages.flatMap((page) =>
    blocksOf(readFileSync(join(root, page), 'utf8'))
      .filter(({ info, body }) => info === 'ts' && body.startsWith('// runs'))
      .map(({ body, line }) => {
        const name = `${page.replaceAll(/\W/g, '-')}-${line}`
        writeFileSync(join(folder, `${name}.ts`), body)
        const promised = [...body.matchAll(/\/\/ → (.*)$/gm)].map(([, said]) => said)
        return { page, line, name, promised: promised.join('\n') }
      }),
  )
}

/**
 * @param {string[]} node the program, and what lets it read TypeScript
 * @returns {string | null} the problem
 */
export function runOutside(folder, [node, ...args], { page, line, name, promised }) {
  const run = [...args, `${name}.ts`]
  const { status, stdout, stderr } = spawnSync(node, run, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) return `${page}:${line} fails outside:\n${stderr}`
  if (stdout.trimEnd() === promised) return null
  return `${page}:${line} prints\n${stdout}and not\n${promised}`
}
