// Computes where everything is in the block from what the game declares. Entities come in two
// ranges: things that can stand on the board (seats and the world first), then pure cards, so that
// board fields cost nothing for cards. The stack grows up behind the fixed part, the heap grows
// down from the end.
import { HEAD, RECORD, SCRATCH } from './head.ts'

export interface Shape {
  seats: number
  rows: number
  cols: number
  lanes: number
  /** Things that can stand on the board, seats and world included. */
  units: number
  /** Cards that never become units. */
  cards: number
  /** Most cards one zone can hold. */
  pile: number
}

export interface LayoutNeeds {
  shape: Shape
  unitResources: number
  chargeSlots: number
  seatZones: number
  matchZones: number
  streams: number
  numbers: number
  ground: number
  events: number
  /** Abilities that may run on top of each other. */
  depth: number
  heap: number
}

/** Built by one literal, so that V8 stores the fields inside the object. */
export interface Layout {
  readonly shape: Shape
  readonly entities: number
  readonly units: number
  readonly team: number
  readonly streams: number
  readonly numbers: number
  /** One number per cell that the game keeps (terrain). */
  readonly ground: number
  readonly def: number
  readonly owner: number
  readonly zone: number
  readonly at: number
  readonly mods: number
  /** Which queries of a thing are modified, a bit each (queries past 31 share bits). */
  readonly asked: number
  readonly given: number
  readonly face: number
  /** The face of the world, which stands for the whole match: says where its chance comes from. */
  readonly origin: number
  readonly tokens: number
  readonly mask: number
  readonly words: number
  readonly charges: number
  readonly chargeSlots: number
  readonly resources: number
  readonly occupant: number
  /** What a cell looks like from beside it (`STANDS_*`); one cell more is the edge of the board. */
  readonly standing: number
  /** The cells on which things of each owner stand, nobody's first: a bit each, so that none are walked over. */
  readonly crowds: number
  /** Ints of one of them. */
  readonly crowdSize: number
  readonly rows: number
  readonly rowSize: number
  readonly sections: number
  readonly zones: number
  readonly zoneSize: number
  readonly beside: number
  readonly sources: number
  readonly watchers: number
  readonly stack: number
  /** No trigger starts above this: what is left is enough for whatever runs already. */
  readonly brim: number
  /** Behind the stack, never on top of it: undo may restore what is just above the top. */
  readonly scratch: number
  readonly size: number
}

/** Room for a frame of many steps, and frames without lists on top of it. */
const FRAMES = 448
const LEAST_STACK = 2048
/** Things beside the board. */
export const BESIDES = 16
/** Ints of one ability that a trigger runs. */
const PER_DEPTH = 40

export function layOut(needs: LayoutNeeds): Layout {
  const { shape } = needs
  const entities = shape.units + shape.cards
  let next = HEAD
  const take = (n: number) => {
    const base = next
    next += n
    return base
  }
  const zoneSize = shape.pile + 1
  const crowdSize = Math.ceil((shape.rows * shape.cols) / 32)
  const rowSize = shape.lanes > 0 ? Math.min(shape.units, 24) + 1 : 0
  const zoneCount = needs.seatZones * shape.seats + needs.matchZones
  // all that can be picked, and what came of each
  const running = (entities + shape.rows * shape.cols) * 2 + FRAMES
  const room = needs.depth * PER_DEPTH + Math.max(LEAST_STACK, running)
  return {
    shape,
    entities,
    units: shape.units,
    team: take(shape.seats),
    streams: take(needs.streams * 4),
    numbers: take(needs.numbers),
    ground: take(needs.ground),
    occupant: take(shape.rows * shape.cols),
    standing: take(shape.rows * shape.cols + 1),
    crowds: take(crowdSize * (shape.seats + 1)),
    crowdSize,
    def: take(entities),
    owner: take(entities),
    zone: take(entities),
    at: take(entities),
    mods: take(entities),
    asked: take(entities),
    given: take(entities),
    face: take(entities),
    origin: next - entities + shape.seats,
    tokens: take(entities),
    mask: take(entities),
    words: take(shape.units),
    charges: take(shape.units * needs.chargeSlots),
    chargeSlots: needs.chargeSlots,
    resources: take(shape.units * needs.unitResources),
    rows: take(shape.lanes * shape.seats * rowSize),
    rowSize,
    sections: take(shape.lanes * shape.seats),
    zones: take(zoneCount * zoneSize),
    zoneSize,
    beside: take(BESIDES + 1),
    sources: take(shape.units),
    watchers: take(needs.events),
    stack: next,
    brim: next + room - running,
    scratch: next + room,
    size: next + room + SCRATCH + needs.heap * RECORD,
  }
}
