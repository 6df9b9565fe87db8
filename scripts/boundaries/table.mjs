// Who may import whom. One row per package, by its folder; ARCHITECTURE shows the same table, and a test
// compares them. `'engine:types'` allows `import type` only; `games` is the package that reads game folders.

export const rows = {
  'packages/engine': [],
  'packages/language': ['engine'],
  'packages/content': ['engine', 'language'],
  'packages/testkit': ['engine', 'language', 'content'],
  'packages/bots': ['engine'],
  // of the table only its tokens, for the report
  'packages/lab': ['engine', 'language', 'content', 'bots', 'protocol', 'table', 'games'],
  'packages/table': ['engine:types'],
  'packages/protocol': ['engine:types'],
  'packages/host': ['engine', 'protocol'],
  'packages/create-cardwright': [],
  'packages/games': ['engine', 'language', 'content'],
  'games/*': ['engine', 'language', 'content', 'games:types'],
  'games/*/board': ['engine', 'table'],
  'apps/cli': ['engine', 'language', 'content', 'testkit', 'bots', 'lab', 'protocol', 'games'],
  'apps/server': ['engine', 'language', 'content', 'protocol', 'host', 'bots', 'games'],
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
    'games',
    'server',
  ],
}

// Tests may lean on the kit that plays and checks games, but never reach up to a game or an app.
const inTests = ['engine', 'language', 'content', 'testkit', 'bots']

/** What a game folder finds without a package.json of its own: libraries for its board. */
export const boardLibraries = ['react']

/** Tools for tests that the root installs once for everyone. */
export const testTools = ['vitest', 'fast-check']

/**
 * Folders that import values only from themselves and from those before them. The other folders of the
 * package stand above them.
 */
export const layers = {
  'packages/engine/src': [
    'language',
    'state',
    'space',
    'tables',
    'ask',
    'events',
    'change',
    'run',
    'list',
    'compile',
    'door',
    'author',
  ],
}

/** @returns {{ allowed: (target: string, typeOnly: boolean) => boolean } | null} null: no row yet */
export function rightsOf(file) {
  const row = rows[file.folder] ?? (file.group === 'games' ? gameRow(file) : undefined)
  if (!row) return null
  const names = file.isTest ? [...row, ...inTests] : row
  return {
    allowed(target, typeOnly) {
      if (target.group === 'games') return false
      return names.includes(target.name) || (typeOnly && names.includes(`${target.name}:types`))
    },
  }
}

function gameRow(file) {
  return rows[file.isBoard ? 'games/*/board' : 'games/*']
}
