// How large everything in the block is: from the manifest, the game's own shape, and its code.
import type { GameCode, Options } from '../game-code.ts'
import type { Manifest } from '../language/manifest.ts'
import { layOut, type Layout, type Shape } from '../state/layout.ts'
import type { Tables } from './rules.ts'

export function shapeOf(
  { space, capacity }: Manifest,
  code: GameCode,
  seats: number,
  options: Options,
): Shape {
  const cells = space.kind === 'grid' ? space.rows * space.cols : 0
  return {
    seats,
    rows: space.kind === 'grid' ? space.rows : 0,
    cols: space.kind === 'grid' ? space.cols : 0,
    lanes: space.kind === 'lanes' ? space.lanes.length : 0,
    units: seats + 1 + (capacity?.units ?? Math.max(32, cells + 8)),
    cards: 0,
    pile: 0,
    ...code.shape?.(seats, options),
  }
}

export function layoutOf(
  shape: Shape,
  chargeSlots: number,
  { game, words, zones, events }: Pick<Tables, 'game' | 'words' | 'zones' | 'events'>,
): Layout {
  const { manifest, code, budgets } = game
  const { capacity } = manifest
  const seatZones = zones.all.filter(({ perSeat }) => perSeat).length
  return layOut({
    shape,
    unitResources: Object.keys(manifest.resources).length,
    chargeSlots,
    seatZones,
    matchZones: zones.all.length - seatZones,
    streams: words.streamIndex.size,
    numbers: words.numberIndex.size,
    ground: code.ground === undefined ? 0 : shape.rows * shape.cols,
    events: events.names.length,
    depth: budgets.depth,
    heap: (capacity?.modifiers ?? 128) + (capacity?.tokens ?? 64),
  })
}
