// What a table needs to know of a game that says nothing of its looks.
import type { Pack } from '@cardwright/engine'
import type { BoardMaker, Meter } from '../board.ts'
import { iconNames } from './icons.ts'
import { Back, Ground } from './dress.tsx'
import { PlainStage } from './stage.tsx'
import { pilesOf, zoneOf } from './zones.ts'
import './plain.css'

/** More than so many marks in a row are hard to count. */
const PIPS = 6

export const plainBoard: BoardMaker = (pack, { moves = {} }) => {
  const { manifest } = pack
  const numbers = numbersOf(pack)
  const resources = Object.entries(manifest.resources)
  const bare = Object.keys(moves).filter((name) => moves[name].list === undefined)
  return {
    Stage: PlainStage,
    ArtGround: Ground,
    Back,
    icons: iconNames(pack),
    panel: {
      resources: resources.filter(([, { of }]) => of === 'seat').map(([id]) => meterOf(pack, id)),
      zones: Object.entries(manifest.zones)
        .filter(([, { per, role }]) => per === 'seat' && role !== 'limbo')
        .map(([id]) => id),
      hands: true,
    },
    stats: numbers,
    nameStats: true,
    read: [
      ...resources.filter(([, { of }]) => of === 'unit' || of === 'section').map(([id]) => id),
      ...numbers,
    ],
    piles: pilesOf(manifest),
    hand: zoneOf(manifest, 'hand') ?? '',
    // a move without a value ends something
    ...(bare.length > 0 ? { passMove: bare } : {}),
    ...(manifest.phases.length > 1 ? { phases: manifest.phases } : {}),
  }
}

/** Numbers of a piece or card, in the order of the manifest. */
function numbersOf({ manifest }: Pack): string[] {
  const queries = Object.entries(manifest.queries)
    .filter(([, { kind, of }]) => kind === 'number' && (of === 'unit' || of === 'section'))
    .map(([id]) => id)
  return [...new Set([...queries, ...(manifest.stats ?? [])])]
}

function meterOf({ manifest }: Pack, id: string): string | Meter {
  const { max } = manifest.resources[id]
  if (typeof max !== 'number') return id
  return { resource: id, of: max, as: max <= PIPS ? 'pips' : 'bar' }
}
