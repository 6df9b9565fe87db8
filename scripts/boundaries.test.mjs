// Builds small repositories on disk, each with one mistake, and asks what the checker says.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { checkBoundaries } from './boundaries.mjs'
import { readImports } from './boundaries/imports.mjs'
import { rows } from './boundaries/table.mjs'
import { root as repository } from './install.mjs'

const made = []
afterEach(() => made.splice(0).forEach((root) => rmSync(root, { recursive: true })))

/** A repository with the given files, in which every package depends on every other. */
function problemsOf(files) {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'))
  made.push(root)
  const folders = [...new Set(Object.keys(files).map((path) => path.split('/', 2).join('/')))]
  const all = ['engine', 'content', 'testkit', 'table', 'games']
  const dependencies = Object.fromEntries(all.map((name) => [`@cardwright/${name}`, '*']))
  for (const folder of folders) {
    if (folder.startsWith('games/')) {
      write(root, `${folder}/game.ts`, '')
      continue
    }
    const name = `@cardwright/${folder.split('/')[1]}`
    const json = { name, exports: { '.': './src/index.ts' }, dependencies }
    write(root, `${folder}/package.json`, JSON.stringify(json))
  }
  for (const [path, text] of Object.entries(files)) write(root, path, text)
  return checkBoundaries(root).problems
}

function write(root, path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const engine = { 'packages/engine/src/index.ts': `export const zero = 0\n` }
const content = { 'packages/content/src/index.ts': `import { zero } from '@cardwright/engine'\n` }

describe('import boundaries', () => {
  test('a repository that keeps the table has no problems', () => {
    const unit = `import { expect } from 'vitest'\nimport fs from 'node:fs'\n`
    const files = { ...engine, ...content, 'packages/engine/src/index.test.ts': unit }
    expect(problemsOf(files)).toEqual([])
  })

  test.each([
    [
      'the engine imports content',
      'packages/engine/src/a.ts',
      '@cardwright/content',
      'may not import',
    ],
    ['the engine imports a library', 'packages/engine/src/a.ts', 'zod', 'imports nothing'],
    ['the engine imports Node', 'packages/engine/src/a.ts', 'node:fs', 'imports nothing'],
    [
      'an engine test reads game folders',
      'packages/engine/src/a.test.ts',
      '@cardwright/games',
      'may not',
    ],
    ['a game imports another game', 'games/starter/src/a.ts', '../../forest/game.ts', 'leaves'],
    ['a game reads game folders', 'games/starter/src/a.ts', '@cardwright/games', 'may not import'],
    ['a game needs a library', 'games/starter/src/a.ts', 'zod', 'does not find zod'],
    ['rules import the table', 'games/starter/src/a.ts', '@cardwright/table', 'may not import'],
    ['rules import the kit', 'games/starter/src/a.ts', '@cardwright/testkit', 'may not import'],
    [
      'a deep import',
      'packages/content/src/a.ts',
      '@cardwright/engine/src/index.ts',
      'deep import',
    ],
    [
      'a path out of the package',
      'packages/content/src/a.ts',
      '../../engine/src/index.ts',
      'leaves',
    ],
    [
      'a package by its own name',
      'packages/content/src/a.ts',
      '@cardwright/content',
      'the file itself',
    ],
    ['a missing extension', 'packages/content/src/a.ts', './index', 'no such file'],
    [
      'an undeclared library',
      'packages/content/src/a.ts',
      '@scope/lib/part',
      '@scope/lib is not in',
    ],
    [
      'the table needs engine code',
      'packages/table/src/a.ts',
      '@cardwright/engine',
      'may not import',
    ],
  ])('%s is a problem', (_, path, specifier, said) => {
    const others = ['packages/testkit', 'packages/table', 'packages/games', 'games/forest']
    const stubs = Object.fromEntries(others.map((folder) => [`${folder}/src/index.ts`, '']))
    const files = { ...engine, ...content, ...stubs }
    const problems = problemsOf({ ...files, [path]: `import { x } from '${specifier}'\n` })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`${path}:1 imports '${specifier}'`)
    expect(problems[0]).toContain(said)
  })

  test('boards may use the table and its library, the table engine types', () => {
    const files = {
      ...engine,
      'packages/table/src/index.ts': `import type { Game } from '@cardwright/engine'\n`,
      'games/forest/src/index.ts': '',
      'games/forest/board/board.tsx': `import { Card } from '@cardwright/table'\nimport { memo } from 'react'\n`,
    }
    expect(problemsOf(files)).toEqual([])
  })

  test('a package that the table does not know is a problem', () => {
    expect(problemsOf({ 'packages/misc/src/index.ts': '' })).toEqual([
      'packages/misc has no row in scripts/boundaries/table.mjs',
    ])
  })

  test('the engine may not declare a global', () => {
    const path = 'packages/engine/src/a.ts'
    expect(problemsOf({ [path]: 'declare const process: unknown\n' })).toEqual([
      `${path}:1 declares a global`,
    ])
    expect(problemsOf({ [path]: '// declare const process: unknown\n' })).toEqual([])
  })

  test('a lower folder of the engine imports no values from a higher one', () => {
    const at = 'packages/engine/src'
    const files = { ...engine, [`${at}/run/loop.ts`]: '' }
    const path = `${at}/state/block.ts`
    expect(problemsOf({ ...files, [path]: `import type { A } from '../run/loop.ts'\n` })).toEqual(
      [],
    )
    expect(problemsOf({ ...files, [path]: `import { a } from '../run/loop.ts'\n` })).toEqual([
      `${path}:1 imports '../run/loop.ts': state/ may import only from language, state`,
    ])
  })
})

test('every way to write an import is seen', () => {
  const text = [
    `import a, { b } from 'one'`,
    `import type {\n  C,\n} from 'two'`,
    `import * as d from "three"`,
    `import 'four'`,
    `export * as e from 'five'`,
    `export type { F } from 'six'`,
    `const g = await import('seven')`,
    `type G = typeof import('eight')`,
    `import { type H } from 'nine'`,
    `// import('ten') and, taken from 'eleven'`,
    `export const h = [1] // from 'twelve'`,
  ].join('\n')
  const seen = readImports('a.ts', text).imports.map(
    ({ specifier, typeOnly }) => specifier + (typeOnly ? ' type' : ''),
  )
  expect(seen).toEqual([
    'one',
    'two type',
    'three',
    'four',
    'five',
    'six type',
    'seven',
    'eight',
    'nine type',
  ])
})

const rightsIn = (cell) =>
  cell === 'nothing' ? [] : cell.split(', ').map((name) => name.replace(' (types)', ':types'))

test('ARCHITECTURE shows the same table', () => {
  const page = readFileSync(join(repository, 'ARCHITECTURE.md'), 'utf8')
  const shown = [...page.matchAll(/^\| `((?:packages|games|apps)\/[\w*/-]+)` .*\| (.+?) +\|$/gm)]
  expect(Object.fromEntries(shown.map(([, row, cell]) => [row, rightsIn(cell)]))).toEqual(rows)
})

describe('games and the block', () => {
  test.each([
    'm.s[ACTIVE]',
    '(({ s }) => s)(m)',
    'm.rules.layout.at',
    '0o7',
    'endMatch(m, { winners: [1 << seat] })',
  ])('a game may not say %s, its tests may', (words) => {
    const code = `export const a = (m, seat) => ${words}\n`
    expect(problemsOf({ 'games/starter/src/a.ts': code })).not.toEqual([])
    expect(problemsOf({ 'games/starter/src/a.ts': `// ${words}\n` })).toEqual([])
    expect(problemsOf({ 'games/starter/test/a.ts': code })).toEqual([])
  })

  test('a game may not open the door to the block, its tests may', () => {
    const code = `import { put } from '@cardwright/engine/block'\n`
    const json = JSON.stringify({
      name: '@cardwright/engine',
      exports: { '.': './src/index.ts', './block': './src/block.ts' },
    })
    const engineToo = { ...engine, 'packages/engine/package.json': json }
    const [problem] = problemsOf({ ...engineToo, 'games/starter/src/a.ts': code })
    expect(problem).toContain('games are written with @cardwright/engine/author')
    expect(problemsOf({ ...engineToo, 'games/starter/test/a.ts': code })).toEqual([])
  })
})
