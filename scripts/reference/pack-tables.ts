// The manifest with its doc comments, and what the other files of a pack hold.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MarkedSchema } from '../../packages/content/src/schema/marked.ts'
import { docComments } from './doc-comments.ts'
import { code, table } from './markdown.ts'
import { notation } from './notation.ts'

/** A declared type, the heading of its table, and where its schema is. */
const DECLARATIONS: readonly [type: string, title: string, key?: string][] = [
  ['Manifest', 'All keys'],
  ['Space', 'Space', 'space'],
  ['ClassDecl', 'A class', 'classes'],
  ['ZoneDecl', 'A zone', 'zones'],
  ['ResourceDecl', 'A resource', 'resources'],
  ['QueryDecl', 'A query', 'queries'],
  ['TimingDecl', 'A timing', 'timings'],
  ['WindowDecl', 'A window', 'windows'],
  ['Policies', 'Policies', 'policies'],
]
/** Keys whose name says enough in the source. */
const UNCOMMENTED: Record<string, Record<string, string>> = {
  Manifest: {
    id: 'name of the game, for saves and replays',
    version: 'of the rules of the game',
    seats: 'how many players',
    space: 'what the board is',
    classes: 'what shelves of cards can be',
    zones: 'where cards lie',
    resources: 'pools that are gained and paid',
    queries: 'questions whose answers modifiers change',
    types: 'words for the `types` of a card',
    tags: 'marks on causes and modifiers',
    phases: 'of a turn or match; the first is the one it starts in',
    timings: 'when activated abilities can be used',
    windows: 'when reactions can be used',
    regions: 'parts of the board, computed by the game',
    partitions: 'what picks can have alike',
    orders: 'reading orders of the game',
    damageTypes: 'words for the `type` of damage',
    tracks: 'words for the `track` of damage',
    policies: 'how choices are asked and committed',
    triggerOrder:
      'who comes first when several abilities listen; default `self seat board attached`',
    budgets:
      'how deep triggers may nest, how many steps one answer may cause; default 20 and 10,000',
  },
  Space: {
    kind: 'a grid needs rows, cols, adjacency and labels; lanes need lanes',
    rows: 'of a grid',
    cols: 'of a grid',
    lanes: 'their names, in order',
    perLane: 'units of one seat in one lane, at most',
  },
  ClassDecl: { cardBasics: 'the same for the cards of the class' },
  ZoneDecl: { per: 'one for each seat, or one for the match' },
  ResourceDecl: {
    of: 'who has it',
    min: 'never lower',
    max: 'never higher',
    start: 'at the beginning, or when the unit enters',
  },
  QueryDecl: {
    kind: 'what is answered',
    of: 'who is asked',
    factor: 'how several `scale` go together; default `"product"`',
    round: 'after scaling',
    min: 'floor',
    max: 'ceiling',
  },
  TimingDecl: {
    actor: 'who acts, seen from the source; default `"owner"`',
    limit: 'for abilities of this timing that say none',
  },
}
const anchor = (title: string): string => title.toLowerCase().replaceAll(' ', '-')

const linkTo = (title: string): string => {
  const link = `[${title.toLowerCase()}](#${anchor(title)})`
  return title.startsWith('A ') ? `table from name to ${link}` : link
}

export function manifestSection(root: string, manifest: MarkedSchema): string {
  const source = readFileSync(join(root, 'packages/engine/src/language/manifest.ts'), 'utf8')
  const docs = docComments(source)
  const defs = manifest.$defs ?? {}
  const links = new Map(DECLARATIONS.map(([, title, key]) => [key, linkTo(title)] as const))
  return DECLARATIONS.map(([type, title, key]) => {
    const comments = docs.get(type)!
    const { properties = {}, required = [] } = schemaAt(manifest, key)
    const rows = Object.entries(properties).map(([name, field]) => [
      code(name),
      required.includes(name) ? 'yes' : '',
      (key === undefined && links.get(name)) || notation(field, defs),
      comments.get(name) || uncommented(type, name),
    ])
    return [`### ${title}`, table(['key', 'needed', 'takes', 'meaning'], rows)].join('\n\n')
  }).join('\n\n')
}

function uncommented(type: string, key: string): string {
  const meaning = UNCOMMENTED[type]?.[key]
  if (meaning === undefined) throw new Error(`say in a comment what ${key} of ${type} means`)
  return meaning
}

function schemaAt(manifest: MarkedSchema, key: string | undefined): MarkedSchema {
  if (key === undefined) return manifest
  const schema = manifest.properties![key]
  if (schema.oneOf) return oneOfKinds(schema.oneOf)
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : schema
}

/** Spaces of all kinds in one table: each kind needs its own fields. */
function oneOfKinds(branches: readonly MarkedSchema[]): MarkedSchema {
  const properties = Object.assign({}, ...branches.map((branch) => branch.properties)) as Record<
    string,
    MarkedSchema
  >
  const kinds = branches.map((branch) => String(branch.properties!['kind'].const))
  return { properties: { ...properties, kind: { enum: kinds } }, required: ['kind'] }
}

const FILES: Record<string, string> = {
  card: '`cards/<shelf>.json`: a class and its `cards`',
  status: '`statuses.json`: a list',
  keyword: '`keywords.json`: a list',
  basic: '`basics.json`: a list',
  deck: '`decks.json`: a list',
  matchups: '`matchups.json`: written by `lab matchups`',
  behaviour: '`behaviours.json`: a list',
  matrix: '`matrix.json`',
}

export function holderSection(holders: Record<string, MarkedSchema>): string {
  const rows = Object.entries(FILES).map(([name, file]) => {
    const schema = holders[name]
    const fields = Object.entries(schema.properties!).map(([field, takes]) => {
      const mark = (schema.required ?? []).includes(field) ? '' : '?'
      return `${code(field + mark)}: ${notation(takes, schema.$defs)}`
    })
    return [file, fields.join('; ')]
  })
  rows.push(['`balance.json`: a table', 'each key: `value` (number) and `unit` (text)'])
  rows.push(['`data/<name>.json`', 'what only the game reads and judges'])
  return table(['file', 'an entry has'], rows)
}
