// Who may import whom. One row per package, by its folder; ARCHITECTURE shows the same table, and a test
// compares them. `'engine:types'` allows `import type` only, `'games'` is every game but `games/all`.

export const rows = {
  'packages/engine': [],
  'packages/language': ['engine'],
  'packages/content': ['engine', 'language'],
  'packages/testkit': ['engine', 'language', 'content'],
  'packages/bots': ['engine'],
  // of the table only its tokens, for the report
  'packages/lab': ['engine', 'language', 'content', 'bots', 'protocol', 'table', 'all'],
  'packages/table': ['engine:types'],
  'packages/protocol': ['engine:types'],
  'packages/host': ['engine', 'protocol'],
  'games/*': ['engine', 'language', 'content'],
  'games/*/board': ['engine', 'table'],
  'games/all': ['engine', 'content', 'games'],
  'apps/cli': ['engine', 'language', 'content', 'testkit', 'bots', 'lab', 'protocol', 'all'],
  'apps/server': ['engine', 'language', 'content', 'protocol', 'host', 'bots', 'all'],
  // the server only for `npm start`, which serves both on one port
  'apps/web': [
    'engine',
    'language',
    'content',
    'protocol',
    'host',
    'bots',
    'lab',
    'table',
    'all',
    'games',
    'server',
  ],
}

// Tests may lean on the kit that plays and checks games, but never reach up to a game or an app.
const inTests = ['engine', 'language', 'content', 'testkit', 'bots']

/** Tools for tests that the root installs once for everyone. */
export const testTools = ['vitest', 'fast-check']

/**
 * Folders that import values only from themselves and from those before them. The other folders of the
 * package stand above them.
 */
export const layers = { 'packages/engine/src': ['language', 'state', 'space'] }

/** @returns {{ allowed: (target: string, typeOnly: boolean) => boolean } | null} null: no row yet */
export function rightsOf(file) {
  const row = rows[file.folder] ?? (file.group === 'games' ? gameRow(file) : undefined)
  if (!row) return null
  const names = file.isTest ? [...row, ...inTests] : row
  return {
    allowed(target, typeOnly) {
      if (names.includes(target.name)) return true
      if (typeOnly && names.includes(`${target.name}:types`)) return true
      return names.includes('games') && target.group === 'games' && target.name !== 'all'
    },
  }
}

function gameRow(file) {
  return rows[file.isBoard ? 'games/*/board' : 'games/*']
}
