// The door of the board: what the table needs to show Forest of Dreams.
import type { GameEvent } from '@cardwright/engine'
import type { Board } from '@cardwright/table'
import './forest.css'
import { Backdrop } from './backdrop.tsx'
import { ArtGround, Back } from './dress.tsx'
import icons from './icons.json'
import { PanelFoot } from './panel-foot.tsx'
import { Stage } from './stage.tsx'
import { textsOf } from './texts.ts'
import { told } from './told.ts'

/** Later a player knows what it is about. */
const GOAL_TOLD_FOR = 2

/** An empty hand is put away without a word. */
const isNothing = ({ kind, count }: GameEvent): boolean => kind === 'card-discarded' && count === 0

export const board: Board = {
  Stage,
  Backdrop,
  PanelFoot,
  ArtGround,
  Back,
  icons,
  panel: { resources: ['mana'], zones: ['hand', 'deck', 'discard'] },
  stats: ['maxHealth', 'speed', 'actions', 'damage', 'range'],
  read: ['damage', 'health', 'speed', 'actions'],
  piles: { left: ['deck'], right: ['discard'] },
  hand: 'hand',
  passMove: 'endTurn',
  draftsOnStage: true,
  hint: ({ asking, round }, words) =>
    asking?.kind === 'main' && round <= GOAL_TOLD_FOR ? textsOf(words.lang).goal : null,
  untold: ['actions-reset', isNothing],
  told,
}
