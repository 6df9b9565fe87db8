// The door of the board: what the table needs to show Skirmish.
import type { Board } from '@cardwright/table'
import { threshold } from '../src/rounds.ts'
import './skirmish.css'
import { Backdrop } from './backdrop.tsx'
import { ArtGround, Back } from './dress.tsx'
import icons from './icons.json'
import { Stage } from './stage.tsx'

export const board: Board = {
  Stage,
  Backdrop,
  ArtGround,
  Back,
  icons,
  panel: {
    resources: [{ resource: 'points', of: ({ round }) => threshold(round), as: 'bar' }, 'rounds'],
    zones: ['hand', 'deck', 'discard'],
    hands: true,
  },
  stats: ['power'],
  piles: { left: ['deck'], right: ['discard'] },
  hand: 'hand',
  passMove: 'next',
  phases: ['setup', 'main', 'commit', 'scoring'],
}
