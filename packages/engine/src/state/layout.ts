// Computes where everything lies in the block from what the game declares. Entities come in two
// ranges: things that can stand on the board (seats and the world first), then pure cards, so that
// board fields cost nothing for cards. The stack grows up behind the fixed part, the heap grows
// down from the end.
import { HEAD } from './head.ts'

/** Ints of one heap record (a modifier or a pile of equal tokens). */
export const RECORD = 8
/** Room for one frame that is only imagined ("could it be used?"). */
export const SCRATCH = 512

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
  stack: number
  heap: number
}

/** A class, not a literal: its numbers lie inside the object, one step from every read. */
export class Layout {
  declare readonly shape: Shape
  declare readonly entities: number
  declare readonly units: number
  declare readonly team: number
  declare readonly streams: number
  declare readonly numbers: number
  /** One number per cell that the game keeps (terrain). */
  declare readonly ground: number
  declare readonly def: number
  declare readonly owner: number
  declare readonly zone: number
  declare readonly at: number
  declare readonly mods: number
  /** Which queries of a thing are modified, a bit each (queries past 31 share bits). */
  declare readonly asked: number
  declare readonly given: number
  declare readonly face: number
  declare readonly tokens: number
  declare readonly mask: number
  declare readonly words: number
  declare readonly charges: number
  declare readonly chargeSlots: number
  declare readonly resources: number
  declare readonly occupant: number
  /** What a cell looks like from beside it (`STANDS_*`); one cell more is the edge of the board. */
  declare readonly standing: number
  declare readonly rows: number
  declare readonly rowSize: number
  declare readonly sections: number
  declare readonly zones: number
  declare readonly zoneSize: number
  declare readonly zoneCount: number
  declare readonly beside: number
  declare readonly sources: number
  declare readonly watchers: number
  declare readonly stack: number
  /** Behind the stack, never above it: what lies just above the top may come back to life by undo. */
  declare readonly scratch: number
  declare readonly size: number

  constructor(fields: Layout) {
    this.shape = fields.shape
    this.entities = fields.entities
    this.units = fields.units
    this.team = fields.team
    this.streams = fields.streams
    this.numbers = fields.numbers
    this.ground = fields.ground
    this.def = fields.def
    this.owner = fields.owner
    this.zone = fields.zone
    this.at = fields.at
    this.mods = fields.mods
    this.asked = fields.asked
    this.given = fields.given
    this.face = fields.face
    this.tokens = fields.tokens
    this.mask = fields.mask
    this.words = fields.words
    this.charges = fields.charges
    this.chargeSlots = fields.chargeSlots
    this.resources = fields.resources
    this.occupant = fields.occupant
    this.standing = fields.standing
    this.rows = fields.rows
    this.rowSize = fields.rowSize
    this.sections = fields.sections
    this.zones = fields.zones
    this.zoneSize = fields.zoneSize
    this.zoneCount = fields.zoneCount
    this.beside = fields.beside
    this.sources = fields.sources
    this.watchers = fields.watchers
    this.stack = fields.stack
    this.scratch = fields.scratch
    this.size = fields.size
  }
}

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
  const rowSize = shape.lanes > 0 ? Math.min(shape.units, 24) + 1 : 0
  const zoneCount = needs.seatZones * shape.seats + needs.matchZones
  const layout = {
    shape,
    entities,
    units: shape.units,
    team: take(shape.seats),
    streams: take(needs.streams * 4),
    numbers: take(needs.numbers),
    ground: take(needs.ground),
    occupant: take(shape.rows * shape.cols),
    standing: take(shape.rows * shape.cols + 1),
    def: take(entities),
    owner: take(entities),
    zone: take(entities),
    at: take(entities),
    mods: take(entities),
    asked: take(entities),
    given: take(entities),
    face: take(entities),
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
    zoneCount,
    beside: take(17),
    sources: take(shape.units),
    watchers: take(needs.events),
  }
  const stack = next
  const scratch = stack + needs.stack
  return new Layout({ ...layout, stack, scratch, size: scratch + SCRATCH + needs.heap * RECORD })
}
