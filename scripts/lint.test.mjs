// The rules that .oxlintrc.json adds must be able to fail.
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { root } from './install.mjs'

const made = []
afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** @returns which file breaks which rule; one run for all files, since starting the linter is the slow part */
function brokenIn(files) {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  made.push(folder)
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const args = [oxlint, '-c', '.oxlintrc.json', '--format=json', '.']
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  const found = JSON.parse(stdout).diagnostics.map(({ filename, code }) => `${filename} ${code}`)
  return [...new Set(found)].sort()
}

test('engine and games use neither clock nor chance nor other types; tests and pages may', () => {
  const words = ['Math.random()', 'Date.now()', 'new Date()', 'performance.now()', 'globalThis.x']
  const files = {}
  words.forEach((each, i) => {
    const places = ['packages/engine/src/run', 'games/forest/src', 'apps/web/src']
    for (const folder of places) files[`${folder}/${i}.ts`] = `export const a = ${each}\n`
    files[`games/forest/src/${i}.test.ts`] = `export const a = ${each}\n`
  })
  files['packages/engine/src/types.ts'] = '/// <reference types="node" />\nexport const a = 1\n'
  const rules = ['properties', 'globals', 'globals', 'globals', 'globals']
  const wanted = ['games/forest/src', 'packages/engine/src/run'].flatMap((folder) =>
    rules.map((rule, i) => `${folder}/${i}.ts eslint(no-restricted-${rule})`),
  )
  expect(brokenIn(files)).toEqual([
    ...wanted,
    'packages/engine/src/types.ts typescript(triple-slash-reference)',
  ])
})

const functionOf = (lines) => `export function f() {\n${'  // a line\n'.repeat(lines - 2)}}\n`

test('a function has 60 lines at most, comments and closures in it counted; tests may have more', () => {
  const closure = `export const g = () => [\n  () => {\n${'    //\n'.repeat(57)}  },\n]\n`
  const files = {
    'apps/web/src/long.tsx': functionOf(61),
    'apps/web/src/fits.tsx': functionOf(60),
    'games/forest/board/closure.ts': closure,
    'packages/bots/src/method.ts': `export class C {\n  ${functionOf(61).slice('export function '.length)}}\n`,
    'packages/bots/src/long.test.ts': functionOf(61),
    'packages/engine/src/long.ts': functionOf(61),
  }
  const long = [
    'apps/web/src/long.tsx',
    'games/forest/board/closure.ts',
    'packages/bots/src/method.ts',
    'packages/engine/src/long.ts',
  ]
  expect(brokenIn(files)).toEqual(long.map((file) => `${file} eslint(max-lines-per-function)`))
})

const importing = (file) => `import { x } from './${file}.ts'\nexport const y = () => x\n`

test('an import cycle is refused, unless a type-only import closes it', () => {
  const files = {
    'src/a.ts': importing('b'),
    'src/b.ts': importing('c'),
    'src/c.ts': importing('a'),
    'src/d.ts': importing('e'),
    'src/e.ts': "import type { x } from './d.ts'\nexport const y = (z: typeof x) => z\n",
  }
  const cycle = ['src/a.ts', 'src/b.ts', 'src/c.ts']
  expect(brokenIn(files)).toEqual(cycle.map((file) => `${file} import(no-cycle)`))
})
