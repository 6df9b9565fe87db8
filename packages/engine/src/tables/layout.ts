// How large everything in the block is: from the decks, the manifest, the game's own shape, and its code.
import type { GameCode, Options } from '../game-code.ts'
import type { Pack } from '../language/pack.ts'
import { layOut, type Layout, type Shape } from '../state/layout.ts'
import type { Tables } from './rules.ts'

/** Cards of the decks: those that stand on the board themselves, and the others. */
function cardsIn({ decks, definitions, manifest }: Pack): { standing: number; others: number } {
  const kinds = new Map(definitions.map((d) => [d.id, manifest.classes[d.class]?.card ?? 'makes']))
  const sum = { standing: 0, others: 0 }
  for (const { cards } of decks)
    for (const [id, n] of Object.entries(cards))
      sum[kinds.get(id) === 'makes' ? 'others' : 'standing'] += n
  return sum
}

/** Every seat could have every deck, and one zone could hold all there is. */
export function shapeOf(pack: Pack, code: GameCode, seats: number, options: Options): Shape {
  const { space, capacity } = pack.manifest
  const { standing, others } = cardsIn(pack)
  const cards = Math.min(MOST_CARDS, others * seats)
  const cells = space.kind === 'grid' ? space.rows * space.cols : 0
  return {
    seats,
    rows: space.kind === 'grid' ? space.rows : 0,
    cols: space.kind === 'grid' ? space.cols : 0,
    lanes: space.kind === 'lanes' ? space.lanes.length : 0,
    units: seats + 1 + (capacity?.units ?? Math.max(32, cells + 8) + standing * seats),
    cards,
    pile: Math.min(MOST_CARDS, cards + standing * seats),
    ...code.shape?.(seats, options, pack),
  }
}

/** More than this a game has to ask for: each zone of each seat has room for as many. */
const MOST_CARDS = 1000

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
