// Who may import whom. One row per package, by its folder; the shape is explained in ARCHITECTURE.
// `'engine:types'` allows `import type` only, `'games'` stands for every game but `games/all`.

const rows = {
  'packages/engine': [],
  'packages/content': ['engine'],
  'packages/testkit': ['engine', 'content'],
  'packages/bots': ['engine'],
  // of the table only its tokens, for the report
  'packages/lab': ['engine', 'content', 'bots', 'protocol', 'table', 'all'],
  'packages/table': ['engine:types'],
  'packages/protocol': ['engine:types'],
  'packages/host': ['engine', 'protocol'],
  'games/*': ['engine', 'content'],
  'games/*/board': ['engine', 'content', 'table'],
  'games/all': ['engine', 'content', 'games'],
  'apps/cli': ['engine', 'content', 'testkit', 'bots', 'lab', 'protocol', 'server', 'all', 'games'],
  'apps/server': ['engine', 'content', 'protocol', 'host', 'bots', 'all'],
  // the server only for `npm start`, which serves both on one port
  'apps/web': [
    'engine',
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
const inTests = ['engine', 'content', 'testkit', 'bots']

/** Tools for tests that the root installs once for everyone. */
export const testTools = ['vitest', 'fast-check']

/** Words that the types cannot forbid: they would make two runs of one seed differ. */
export const unrepeatable = [
  { word: 'Math.random', pattern: /\bMath\.random\b/ },
  { word: 'Date', pattern: /\bnew Date\b|\bDate\.(?:now|parse|UTC)\b|\bDate\(/ },
  { word: 'performance', pattern: /\bperformance\.now\b/ },
]

/** Ways around the engine's tsconfig, which knows neither Node nor a browser. */
export const outside = [
  // Only as an argument or a value; an import of it is judged as an import.
  { word: 'node:', pattern: /[(=:] ?['"`]node:/ },
  { word: 'globalThis', pattern: /\bglobalThis\b/ },
  { word: 'a reference to other types', pattern: /\/\/\/\s*<reference/ },
  { word: 'an ambient declaration', pattern: /^\s*declare\s+(?:global|const|let|var|function)\b/ },
]

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
