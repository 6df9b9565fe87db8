// The door of the board: what the table needs to show Forest of Dreams.
import type { Board } from '@cardwright/table'
import './forest.css'
import { Backdrop } from './backdrop.tsx'
import { ArtGround, Back } from './dress.tsx'
import { Stage } from './stage.tsx'

export const board: Board = {
  Stage,
  Backdrop,
  ArtGround,
  Back,
  icons: {
    mana: 'oak-leaf',
    maxHealth: 'hearts',
    speed: 'footprint',
    actions: 'sands-of-time',
    damage: 'claw-slashes',
    range: 'crosshair',
    hand: 'card-pickup',
    deck: 'card-draw',
    discard: 'card-discard',
  },
  panel: { resources: ['mana'], zones: ['hand', 'deck', 'discard'] },
  stats: ['maxHealth', 'speed', 'actions', 'damage', 'range'],
  piles: { left: ['deck'], right: ['discard'] },
  hand: 'hand',
  passMove: 'endTurn',
}
