// Builds small repositories on disk, each with one mistake, and asks what the checker says.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { checkBoundaries } from './boundaries.mjs'
import { importsOf } from './boundaries/imports.mjs'

const made = []
afterEach(() => made.splice(0).forEach((root) => rmSync(root, { recursive: true })))

/** A repository with the given files, in which every package depends on every other. */
function problemsOf(files) {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'))
  made.push(root)
  const folders = [...new Set(Object.keys(files).map((path) => path.split('/', 2).join('/')))]
  const all = ['engine', 'content', 'testkit', 'table', 'starter', 'forest', 'all']
  const dependencies = Object.fromEntries(all.map((name) => [`@cardwright/${name}`, '*']))
  for (const folder of folders) {
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
      'an engine test imports a game',
      'packages/engine/src/a.test.ts',
      '@cardwright/forest',
      'may not',
    ],
    [
      'a game imports another game',
      'games/starter/src/a.ts',
      '@cardwright/forest',
      'may not import',
    ],
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
    const others = ['packages/testkit', 'packages/table', 'games/forest']
    const stubs = Object.fromEntries(others.map((folder) => [`${folder}/src/index.ts`, '']))
    const files = { ...engine, ...content, ...stubs }
    const problems = problemsOf({ ...files, [path]: `import { x } from '${specifier}'\n` })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`${path}:1 imports '${specifier}'`)
    expect(problems[0]).toContain(said)
  })

  test('boards may use the table, games/all every game, the table engine types', () => {
    const files = {
      ...engine,
      'packages/table/src/index.ts': `import type { Game } from '@cardwright/engine'\n`,
      'games/forest/src/index.ts': '',
      'games/forest/board/board.tsx': `import { Card } from '@cardwright/table'\n`,
      'games/all/src/index.ts': `export { forest } from '@cardwright/forest'\n`,
    }
    expect(problemsOf(files)).toEqual([])
  })

  test('a package that the table does not know is a problem', () => {
    expect(problemsOf({ 'packages/misc/src/index.ts': '' })).toEqual([
      'packages/misc has no row in scripts/boundaries/table.mjs',
    ])
  })

  test.each(['Math.random()', 'Date.now()', 'globalThis.fetch', "load('node:fs')"])(
    'the engine may not say %s, except in a comment',
    (words) => {
      const path = 'packages/engine/src/a.ts'
      expect(problemsOf({ [path]: `export const a = ${words}\n` })).toHaveLength(1)
      expect(problemsOf({ [path]: `export const a = 1 // never ${words}\n` })).toEqual([])
    },
  )
})

describe('import cycles', () => {
  test('a cycle of three files is reported once, by its path', () => {
    const files = {
      'packages/engine/src/a.ts': `import { b } from './b.ts'\n`,
      'packages/engine/src/b.ts': `import { c } from './deep/c.ts'\n`,
      'packages/engine/src/deep/c.ts': `export * from '../a.ts'\n`,
      'packages/engine/src/index.ts': `export * from './a.ts'\n`,
    }
    const path = ['a.ts', 'b.ts', 'deep/c.ts', 'a.ts'].map((name) => `packages/engine/src/${name}`)
    expect(problemsOf(files)).toEqual([`import cycle: ${path.join(' → ')}`])
  })

  test('a circle that a type-only import closes is no cycle', () => {
    const files = {
      'packages/engine/src/a.ts': `import { b } from './b.ts'\n`,
      'packages/engine/src/b.ts': `import type { A } from './a.ts'\n`,
    }
    expect(problemsOf(files)).toEqual([])
  })

  test('two ways to one file are no cycle', () => {
    const files = {
      'packages/engine/src/a.ts': `import './b.ts'\nimport './c.ts'\n`,
      'packages/engine/src/b.ts': `import './c.ts'\n`,
      'packages/engine/src/c.ts': '',
    }
    expect(problemsOf(files)).toEqual([])
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
    `// import('eight') and, taken from 'nine'`,
    `export const h = [1] // from 'ten'`,
  ].join('\n')
  const seen = importsOf(text).map(
    ({ specifier, typeOnly }) => specifier + (typeOnly ? ' type' : ''),
  )
  expect(seen).toEqual(['one', 'two type', 'three', 'four', 'five', 'six type', 'seven'])
})
