// A release keeps the changelog whole, and needs something in it.
import { expect, test } from 'vitest'
import { bumped, released } from './release.mjs'

test.each([
  ['patch', '0.3.2'],
  ['minor', '0.4.0'],
  ['major', '1.0.0'],
])('the next %s version', (kind, next) => expect(bumped('0.3.1', kind)).toBe(next))

test('another kind of release is refused', () => {
  expect(() => bumped('0.3.1', 'big')).toThrow('a release is patch, minor, major, not "big"')
})

test('what was unreleased stands under the new version', () => {
  const before =
    '# Changelog\n\n## Unreleased\n\n### Added\n\n- Bells.\n\n## 0.1.0\n\n- All of it.\n'
  expect(released(before, '0.2.0', '2026-01-02')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-01-02)\n\n### Added\n\n- Bells.\n\n## 0.1.0\n\n- All of it.\n',
  )
})

test('a release of nothing is refused', () => {
  expect(() => released('# Changelog\n\n## Unreleased\n\n## 0.1.0\n', '0.2.0', 'now')).toThrow(
    'nothing stands under',
  )
  expect(() => released('# Changelog\n', '0.2.0', 'now')).toThrow('no "## Unreleased"')
})
