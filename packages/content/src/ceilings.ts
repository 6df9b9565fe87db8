// How large a pack may be: every ceiling in one place. Most are far above what a game needs and keep the work bounded; the
// others come from the engine's block, its bit masks and its packed actions. The schema reads them, `measure.ts`
// checks what no schema can, and the reference prints this table.
import { MOST_TIMES } from './language.ts'

export interface Ceiling {
  most: number
  /** What is counted, as it is written after the number. */
  what: string
  why: string
}

const ceiling = (most: number, what: string, why: string): Ceiling => ({ most, what, why })

const BITS = 'one bit each in a mask of 31'
const TIME = 'reading it takes a moment, not minutes'
const SPACE = 'the block of a match stays below two megabytes'

export const CEILINGS = {
  files: ceiling(200, 'files', TIME),
  fileSize: ceiling(1_000_000, 'characters in a file', TIME),
  packSize: ceiling(4_000_000, 'characters in all files', TIME),
  nesting: ceiling(40, 'levels of nesting', 'reading recurses once per level'),
  values: ceiling(100_000, 'values in a pack', TIME),
  draft: ceiling(
    20_000,
    'characters in a card being edited',
    'the page reads it after every keystroke',
  ),
  text: ceiling(2_000, 'characters in a text', 'it has to fit on a screen'),
  name: ceiling(64, 'characters in a name', 'it has to fit on a screen'),
  number: ceiling(
    1_000_000,
    'as a number, positive or negative',
    'the block has 32 bits per number, including sixteenths',
  ),

  cards: ceiling(1_000, 'cards', 'auras keep a table of every card against every other'),
  abilities: ceiling(2_000, 'abilities', 'an action has eleven bits for its ability'),
  abilitiesOfOne: ceiling(
    16,
    'abilities of one holder',
    'each is checked at every event and every list',
  ),
  steps: ceiling(
    32,
    'steps of an ability, inner ones included',
    'a frame on the stack holds a record for each',
  ),
  targets: ceiling(
    4,
    'targets inside each other',
    'each is searched for every candidate of the outer one',
  ),
  abilityValues: ceiling(1_000, 'values in an ability', 'each is evaluated while a list is made'),
  limited: ceiling(
    64,
    'abilities with a limit on statuses, keywords and basics',
    'every unit counts the charges of each',
  ),
  groups: ceiling(31, 'groups of exclusive triggers', BITS),
  statuses: ceiling(31, 'statuses', BITS),
  keywords: ceiling(31, 'keywords', BITS),
  basics: ceiling(100, 'basics', TIME),
  behaviours: ceiling(200, 'behaviours', TIME),
  decks: ceiling(100, 'decks', TIME),
  deckSize: ceiling(250, 'cards in a deck', SPACE),

  seats: ceiling(8, 'seats', 'a cell has one bit for each owner'),
  side: ceiling(64, 'rows or columns', 'distances are stored in a byte'),
  cells: ceiling(1_024, 'cells', 'two tables have a byte for each pair of cells: 2 MB'),
  lanes: ceiling(16, 'lanes', SPACE),
  perLane: ceiling(24, 'places in a lane', SPACE),
  words: ceiling(200, 'words in a list', TIME),
  zones: ceiling(32, 'zones', SPACE),
  resources: ceiling(31, 'resources', BITS),
  queries: ceiling(64, 'queries', TIME),
  timings: ceiling(31, 'timings', BITS),
  windows: ceiling(31, 'windows', BITS),
  tags: ceiling(31, 'tags', BITS),
  events: ceiling(64, 'events of the game', SPACE),
  payload: ceiling(8, 'fields of an event or a window', 'a frame keeps eight'),
  places: ceiling(15, 'places to arrange cards in', 'an action has four bits for it'),

  depth: ceiling(512, 'abilities on top of each other', SPACE),
  budgetSteps: ceiling(20_000, 'steps for one answer', 'a loop is stopped there'),
  units: ceiling(1_000, 'units', SPACE),
  records: ceiling(4_000, 'tokens or modifiers', SPACE),
  times: ceiling(MOST_TIMES, 'times', 'each pick is remembered on the stack'),
  rounds: ceiling(1_000, 'rounds of a repeat', 'more is an endless loop'),
} satisfies Record<string, Ceiling>

/** Keys that every JavaScript object has. As names they would be found without being declared. */
export const RESERVED: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype))

export const written = (n: number): string => n.toLocaleString('en')
