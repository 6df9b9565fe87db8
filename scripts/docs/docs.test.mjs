// The checks of the pages must be able to fail.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { wrongClaims } from './claims.mjs'
import { anchorsOf, brokenLinks } from './links.mjs'
import { blocksOf, proseOf } from './pages.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const page = (text) => ({ path: 'docs/page.md', text })

test('links to files, folders and headings are followed', () => {
  const text =
    '# One `two`\n\n[a](#one-two) [b](../package.json) [c](../scripts) [d](https://x.y/z)\n'
  expect(brokenLinks(root, page(text))).toEqual([])
})

test.each([
  ['[a](nowhere.md)', 'docs/page.md:1 there is no docs/nowhere.md'],
  ['[a](#nothing)', 'docs/page.md:1 docs/page.md has no heading #nothing'],
  ['<img src="gone.svg">', 'docs/page.md:1 there is no docs/gone.svg'],
])('%s is a problem', (text, problem) => {
  expect(brokenLinks(root, page(text))).toEqual([problem])
})

test('links inside code are no links', () => {
  expect(brokenLinks(root, page('`[a](b.md)`\n\n```\n[c](d.md)\n```\n'))).toEqual([])
})

test('headings that repeat are numbered', () => {
  expect([...anchorsOf('# A b\n\n## A b\n')]).toEqual(['a-b', 'a-b-1'])
})

test('blocks are found with what stands behind the fence', () => {
  const text = 'x\n\n```json forest wolf\n{}\n```\n\ny\n'
  expect(blocksOf(text)).toMatchObject([{ info: 'json forest wolf', body: '{}', line: 3 }])
  expect(proseOf(text)).not.toContain('{}')
})

const own = '`scripts/docs/docs.test.mjs`'
const claim = (note) => wrongClaims(root, page(`So it is[^a].\n\n${note}\n`))

test('what a mark names exists', () => {
  expect(claim(`[^a]: ${own}: what a mark names exists`)).toEqual([])
  expect(claim('')).toEqual(['docs/page.md: [^a] has no footnote'])
  expect(claim('[^a]: `scripts/docs/pages.mjs`: nothing like it')).toEqual([
    'docs/page.md: [^a] names "nothing like it", which is not in scripts/docs/pages.mjs',
  ])
  expect(claim('[^a]: `scripts/none.mjs`: x')).toEqual([
    'docs/page.md: [^a] names scripts/none.mjs, which does not exist',
  ])
  expect(claim(`[^a]: ${own}: what\n[^b]: ${own}: what`)).toEqual([
    'docs/page.md: nothing has the mark [^b]',
  ])
})
