import { expect, test } from 'vitest'
import { setLine, setPage } from './markdown.ts'

test('a numbered rule becomes a place, and its number elsewhere a link to it', () => {
  expect(setLine('**FR-1.2** see (FR-6.2).')).toBe(
    '<b class="rule" id="FR-1.2">FR-1.2</b> see (<a href="#FR-6.2">FR-6.2</a>).',
  )
})

test('what looks like HTML stays text', () => {
  expect(setLine('a < b & `c > d`')).toBe('a &lt; b &amp; <code>c &gt; d</code>')
})

test('headings make the contents; items go on over lines', () => {
  const { html, contents } = setPage('# Title\n\n## 1. First part\n\nText:\n- one\n  more\n- two\n')
  expect(contents).toEqual([{ id: '1-first-part', title: '1. First part' }])
  expect(html).toContain('<p>Text:</p>')
  expect(html).toContain('<ul><li>one more</li><li>two</li></ul>')
  expect(html).not.toContain('Title')
})

test('a table has a head and a name', () => {
  const { html } = setPage('## Cards\n\n| a | b |\n| - | - |\n| 1 | x \\| y |\n')
  expect(html).toContain('aria-label="Cards, a, b"')
  expect(html).toContain('<th>a</th><th>b</th>')
  expect(html).toContain('<td>x | y</td>')
})

test('what it cannot set is refused', () => {
  expect(() => setPage('```\ncode\n```')).toThrow('rules are not set with')
})
