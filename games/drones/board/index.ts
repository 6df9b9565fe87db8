// The door of the board: what the table needs to show Drones.
import type { Board } from '@cardwright/table'
import './drones.css'
import { Backdrop } from './backdrop.tsx'
import { ArtGround, Back } from './dress.tsx'
import { Hangar } from './hangar.tsx'
import icons from './icons.json'
import { PanelFoot } from './panel-foot.tsx'
import { Stage } from './stage.tsx'

export const board: Board = {
  Stage,
  Backdrop,
  PanelFoot,
  Actions: Hangar,
  ArtGround,
  Back,
  icons,
  panel: {
    resources: [
      { resource: 'energy', of: ({ seats }, seat) => seats[seat].stats!['maxEnergy'], as: 'pips' },
      { resource: 'momentum', of: 4 },
      'budget',
    ],
    zones: ['hand', 'deck'],
  },
  stats: ['attack', 'speed', 'maxShields', 'maxHull'],
  read: ['attack', 'speed', 'shields', 'hull'],
  prices: ['energy', 'momentum'],
  piles: { left: ['deck'], right: ['discard'] },
  hand: 'hand',
  passMove: 'pass',
  draftsOnStage: true,
  phases: ['upkeep', 'deployment', 'action'],
  clock: ({ round }, words) => words.say('round.number', { n: round }),
}
