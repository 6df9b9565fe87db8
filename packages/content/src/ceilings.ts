// How large a pack may be: every ceiling in one place. Most are far above what a game needs and keep the work bounded; the
// others are what the engine's block, its masks of bits and its packed actions hold. The schema reads them, `measure.ts`
// looks at what no schema sees, and the reference prints this table.
import { MOST_TIMES } from './language.ts'

export interface Ceiling {
  most: number
  /** The thing counted, as it stands behind the number. */
  what: string
  why: string
}

const ceiling = (most: number, what: string, why: string): Ceiling => ({ most, what, why })

const BITS = 'one bit each in a mask of 31'
const TIME = 'reading it takes a moment, not minutes'
const SPACE = 'the block of a match stays below two megabytes'

export const CEILINGS = {
  files: ceiling(200, 'files', TIME),
  fileSize: ceiling(1_000_000, 'letters in a file', TIME),
  packSize: ceiling(4_000_000, 'letters in all files', TIME),
  nesting: ceiling(40, 'levels of nesting', 'whoever reads it goes down as many levels'),
  values: ceiling(100_000, 'values in a pack', TIME),
  draft: ceiling(
    20_000,
    'letters in a card that is being written',
    'the page reads it after every letter',
  ),
  text: ceiling(2_000, 'letters in a text', 'it has to fit on a screen'),
  name: ceiling(64, 'letters in a name', 'it has to fit on a screen'),
  number: ceiling(
    1_000_000,
    'as a number, or its opposite',
    'the block keeps 32 bits, sixteenths included',
  ),

  cards: ceiling(1_000, 'cards', 'auras keep a table of every card against every other'),
  abilities: ceiling(2_000, 'abilities', 'an action has eleven bits for its ability'),
  abilitiesOfOne: ceiling(
    16,
    'abilities of one holder',
    'each is asked at every event and every list',
  ),
  steps: ceiling(
    32,
    'steps of an ability, inner ones included',
    'a frame on the stack holds a record for each',
  ),
  targets: ceiling(4, 'targets inside each other', 'each searches while the outer one waits'),
  abilityValues: ceiling(1_000, 'values in an ability', 'each is asked while a list is made'),
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

  seats: ceiling(8, 'seats', 'what stands on a cell keeps a bit for each owner'),
  side: ceiling(64, 'rows or columns', 'distances are kept in a byte'),
  cells: ceiling(1_024, 'cells', 'two tables keep a byte for each pair of cells: 2 MB'),
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
  budgetSteps: ceiling(20_000, 'steps for one answer', 'a loop is cut off there'),
  units: ceiling(1_000, 'units', SPACE),
  records: ceiling(4_000, 'tokens or modifiers', SPACE),
  times: ceiling(MOST_TIMES, 'times', 'each pick is remembered on the stack'),
  rounds: ceiling(1_000, 'rounds of a repeat', 'more is a loop without an end'),
} satisfies Record<string, Ceiling>

/** Words that every object of JavaScript answers to: as names they would be found where nobody declared them. */
export const RESERVED: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype))

export const written = (n: number): string => n.toLocaleString('en')
