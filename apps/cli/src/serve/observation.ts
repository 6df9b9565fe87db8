// What a seat knows of a match as integers, for programs that learn: no names, no text, and nothing that
// `viewFor` would not show. Fixed numbers first, then a row for each piece and for each card that the seat sees.
import { sees, SPECTATOR, type Match } from '@cardwright/engine'
import {
  ACTIVE,
  ask,
  ASK,
  ASK_KIND,
  ASK_MAIN,
  ASK_GAME,
  ASK_WINDOW,
  BESIDE,
  BOARD,
  ENDED,
  listOf,
  may,
  PHASE,
  ROUND,
  SELF,
  TOP,
  TURN,
  WHICH,
  WINNERS,
  type Query,
} from '@cardwright/engine/block'
import { eachToken } from '@cardwright/engine/author'

type Rules = Match['rules']

/** Names of the numbers, in their order. */
export interface Columns {
  /** Once, at the beginning; the last two say how many rows follow. */
  fixed: string[]
  /** For each piece on or beside the board. */
  piece: string[]
  /** For each card whose face the seat sees. */
  card: string[]
}

interface Encoder extends Columns {
  /** Writes from `at` on; answers where it stopped. */
  write(m: Match, seat: number, forward: number, into: Int32Array, at: number): number
  /** No observation is longer. */
  most: number
  /** Nor has it more rows of pieces and of cards. */
  pieces: number
  cards: number
}

const HEAD = [
  'viewer',
  'asked',
  'answers',
  'question',
  'source',
  'ability',
  'round',
  'turn',
  'phase',
  'active',
  'ended',
  'winners',
]
const PIECE = ['id', 'definition', 'owner', 'place', 'beside']
const CARD = ['id', 'definition', 'owner', 'zone', 'place']

const made = new WeakMap<Rules, Encoder>()

export function encoderFor(rules: Rules): Encoder {
  let encoder = made.get(rules)
  if (encoder === undefined) made.set(rules, (encoder = makeEncoder(rules)))
  return encoder
}

function makeEncoder(rules: Rules): Encoder {
  const { manifest } = rules.game
  const { seats } = rules.things
  const pools = (...of: string[]) => rules.pools.all.filter((pool) => of.includes(pool.of))
  const queries = (...of: string[]) =>
    rules.queries.all.filter(({ name }) => of.includes(manifest.queries[name].of))
  const tables = {
    ofSeat: pools('seat'),
    ofWorld: pools('world'),
    ofPiece: pools('unit', 'section'),
    seatQueries: queries('seat'),
    pieceQueries: queries('unit'),
    zones: rules.zones.all,
  }
  const columns = columnsOf(rules, tables)
  const { units, entities } = rules.layout
  return {
    ...columns,
    pieces: units,
    cards: entities,
    most: columns.fixed.length + units * columns.piece.length + entities * columns.card.length,
    write(m, seat, forward, into, at) {
      let next = writeHead(m, seat, forward, into, at)
      for (let k = 0; k < seats; k++) {
        into[next++] = m.s[m.layout.team + k]
        for (const pool of tables.ofSeat) into[next++] = m.s[pool.base + k]
        for (const query of tables.seatQueries) into[next++] = answered(m, query, k)
        for (const zone of tables.zones) if (zone.perSeat) into[next++] = m.s[listOf(m, zone, k)]
      }
      for (const pool of tables.ofWorld) into[next++] = m.s[pool.base + rules.things.world]
      for (const zone of tables.zones) if (!zone.perSeat) into[next++] = m.s[listOf(m, zone, 0)]
      const counts = next
      next += 2
      const first = next
      next = writePieces(m, seat, tables, into, next)
      into[counts] = (next - first) / columns.piece.length
      const cards = next
      next = writeCards(m, seat, into, next)
      into[counts + 1] = (next - cards) / CARD.length
      return next
    },
  }
}

interface Tables {
  ofSeat: Rules['pools']['all']
  ofWorld: Rules['pools']['all']
  ofPiece: Rules['pools']['all']
  seatQueries: readonly Query[]
  pieceQueries: readonly Query[]
  zones: Rules['zones']['all']
}

function columnsOf(rules: Rules, tables: Tables): Columns {
  // pools may be kept in halves
  const pool = ({ name, scale }: Tables['ofSeat'][number]) =>
    scale === 1 ? name : `${name}/${scale}`
  const zones = (perSeat: boolean) =>
    tables.zones.filter((zone) => zone.perSeat === perSeat).map(({ name }) => `${name} cards`)
  const seat = [
    'team',
    ...tables.ofSeat.map(pool),
    ...tables.seatQueries.map(({ name }) => name),
    ...zones(true),
  ]
  const seats = Array.from({ length: rules.things.seats }, (_, k) =>
    seat.map((name) => `seat ${k} ${name}`),
  )
  return {
    fixed: [
      ...HEAD,
      ...seats.flat(),
      ...tables.ofWorld.map(pool),
      ...zones(false),
      'pieces',
      'cards',
    ],
    piece: [
      ...PIECE,
      ...tables.ofPiece.map(pool),
      ...tables.pieceQueries.map(({ name }) => name),
      ...rules.things.statuses.map(({ name }) => `status ${name}`),
    ],
    card: CARD,
  }
}

const answered = (m: Match, query: Query, e: number): number =>
  query.kind === 'yesNo' ? Number(may(m, query, e)) : ask(m, query, e)

/** What the running question is about is known to the seat that is asked, and told to nobody else. */
function writeHead(m: Match, seat: number, forward: number, into: Int32Array, at: number): number {
  const { s } = m
  const isAsked = s[ASK] === seat && s[ENDED] === 0
  const kind = s[ASK_KIND]
  const runs = isAsked && kind !== ASK_MAIN && kind !== ASK_GAME && kind !== ASK_WINDOW
  const source = runs ? s[s[TOP] + SELF] : -1
  const isSeen = source >= 0 && sees(m, seat, source)
  into[at++] = seat
  into[at++] = s[ENDED] === 0 ? s[ASK] : SPECTATOR
  into[at++] = isAsked ? forward : 0
  into[at++] = isAsked ? kind : -1
  into[at++] = isSeen ? source : -1
  into[at++] = isSeen ? s[s[TOP] + WHICH] : -1
  for (const register of [ROUND, TURN, PHASE, ACTIVE, ENDED, WINNERS]) into[at++] = s[register]
  return at
}

function writePieces(m: Match, seat: number, tables: Tables, into: Int32Array, at: number): number {
  const { s, rules, layout } = m
  for (let e = rules.things.seats + 1; e < layout.units; e++) {
    const zone = s[layout.zone + e]
    if (zone !== BOARD && zone !== BESIDE) continue
    const isSeen = sees(m, seat, e)
    into[at++] = e
    into[at++] = isSeen ? s[layout.def + e] : -1
    into[at++] = s[layout.owner + e]
    into[at++] = s[layout.at + e]
    into[at++] = zone === BESIDE ? 1 : 0
    const says = isSeen && rules.things.defTerrain[s[layout.def + e]] === 0
    for (const pool of tables.ofPiece) into[at++] = says ? s[pool.base + e] : 0
    for (const query of tables.pieceQueries) into[at++] = says ? answered(m, query, e) : 0
    const statuses = at
    for (let k = rules.things.statuses.length; k > 0; k--) into[at++] = 0
    if (s[layout.mask + e] !== 0)
      eachToken(m, e, (status, _, n) => void (into[statuses + status] += n))
  }
  return at
}

function writeCards(m: Match, seat: number, into: Int32Array, at: number): number {
  const { s, rules, layout } = m
  for (const zone of rules.zones.all)
    for (let k = 0; k < (zone.perSeat ? rules.things.seats : 1); k++) {
      const list = listOf(m, zone, k)
      for (let place = 1; place <= s[list]; place++) {
        const e = s[list + place]
        if (!sees(m, seat, e)) continue
        into[at++] = e
        into[at++] = s[layout.def + e]
        into[at++] = s[layout.owner + e]
        into[at++] = zone.index
        into[at++] = place - 1
      }
    }
  return at
}
