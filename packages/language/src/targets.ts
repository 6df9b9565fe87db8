// Targets: what is ranged over, the fields of single kinds, and how the choice is made.
import type { Filters, Target, TargetKind } from '@cardwright/engine'
import { params, type Both, type Reading } from './taken.ts'

export const KINDS: Readonly<Record<TargetKind, string>> = {
  unit: 'things on the board that are no terrain',
  card: 'things in the named zones; `"board"` may be among them',
  cell: 'cells of the grid',
  line: 'whole rows, columns or diagonals',
  lane: 'lanes',
  section: 'sections, one per lane and seat',
  terrain: 'things that block a cell and have no abilities',
  seat: 'players',
  deck: 'the pile of a seat as one thing',
  type: 'kinds of units, each stood for by its card in a zone (the pool)',
  status: 'single tokens lying on something',
  effect: 'running modifiers, one per played card',
}

export const KIND_FIELDS = params({
  zone: {
    takes: 'zones',
    also: ['zones', 'where'],
    meaning: '`card`: the zones; also `"board"` and `"attached"`',
  },
  top: { takes: 'amount', meaning: '`card`: only so many from the top of each' },
  last: { takes: 'text', meaning: '`card`: the one the game remembers under this name' },
  through: { takes: 'ref', meaning: '`line`: only lines through this place' },
  axis: {
    takes: { oneOf: ['row', 'column', 'any', 'diagonal'] },
    also: ['direction'],
    meaning: '`line`: which lines, default `"any"` = rows and columns',
  },
  status: { takes: 'tokens', meaning: '`status`: which; `"token"` = every placeable one' },
  on: {
    takes: 'refOrTarget',
    also: ['of', 'host'],
    meaning: '`status`: on what they lie; `card`: attached to what',
  },
  given: { takes: 'given', meaning: '`status`: only those given by' },
  pool: { takes: 'zone', meaning: '`type`: the zone whose cards stand for their kinds' },
  tags: { takes: 'tags', also: ['tag'], meaning: '`effect`: only those with one of these tags' },
})

export const SELECTION = params({
  count: {
    takes: 'count',
    also: ['amount', 'number', 'max', 'picks'],
    meaning: 'how many picks, default 1; `"any"` = none to all. Picks are distinct',
  },
  short: { takes: { oneOf: ['all'] }, meaning: 'too few candidates: take what there is' },
  alike: {
    takes: 'partition',
    also: ['same'],
    meaning: 'all picks share this partition, fixed by the first one',
  },
  optional: { takes: 'flag', also: ['may', 'upTo'], meaning: 'the chooser may decline' },
  chooser: {
    takes: { oneOf: ['actor', 'opponent', 'owner'] },
    also: ['by', 'chosenBy'],
    meaning: 'who is asked, default the actor',
  },
  auto: { takes: 'auto', also: ['random', 'pick', 'select'], meaning: 'nobody is asked' },
  ties: {
    takes: { oneOf: ['order', 'random'] },
    meaning: 'among equals of `auto`: the first, or chance',
  },
  order: {
    takes: 'directions',
    also: ['direction', 'sort'],
    meaning: 'compass directions: the order in which the neighbours of an anchor are taken',
  },
  stay: {
    takes: 'ref',
    meaning: 'the present cell of this unit is legal too and means that it does not move',
  },
})

/** What the tables say is what the engine compiles. */
type Said = Filters & { kind: TargetKind } & Reading<typeof KIND_FIELDS> & Reading<typeof SELECTION>
export type TargetFits = [Both<Said, Target>, Both<Target, Said>]
