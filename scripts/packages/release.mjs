// A release: the next version, and the changelog with what was unreleased under it.

const KINDS = ['patch', 'minor', 'major']

/** @param {string} version @param {string} kind what changed for a user; below 1.0 a minor version may break */
export function bumped(version, kind) {
  const [major, minor, patch] = version.split('.').map(Number)
  if (kind === 'patch') return `${major}.${minor}.${patch + 1}`
  if (kind === 'minor') return `${major}.${minor + 1}.0`
  if (kind === 'major') return `${major + 1}.0.0`
  throw new Error(`a release is ${KINDS.join(', ')}, not "${kind}"`)
}

/** @throws when nothing was written down that a user would notice */
export function released(changelog, version, date) {
  const [head, rest] = changelog.split(/^## Unreleased\n/m)
  if (rest === undefined) throw new Error('CHANGELOG.md has no "## Unreleased"')
  const end = rest.search(/^## /m)
  const notes = (end < 0 ? rest : rest.slice(0, end)).trim()
  if (notes === '') throw new Error('nothing stands under "## Unreleased" in CHANGELOG.md')
  const before = end < 0 ? '' : `\n${rest.slice(end)}`
  return `${head}## Unreleased\n\n## ${version} (${date})\n\n${notes}\n${before}`
}
