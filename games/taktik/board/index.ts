// The door of the board: what the table needs to show Taktik.
import type { Board } from '@cardwright/table'
import './taktik.css'
import { Aside } from './aside.tsx'
import { CommandPost } from './command-post.tsx'
import { ArtGround, Back } from './dress.tsx'
import icons from './icons.json'
import { Note, STATS } from './note.tsx'
import { ahead } from './orders.ts'
import { PanelFoot } from './panel-foot.tsx'
import { aim, answerText, sentence } from './prompt.ts'
import { Stage } from './stage.tsx'
import { tag, told } from './told.ts'

export const board: Board = {
  Stage,
  PanelFoot,
  Aside,
  Actions: CommandPost,
  ArtGround,
  Back,
  icons,
  panel: { resources: [], zones: ['tactics', 'storage'] },
  stats: STATS,
  Note,
  read: ['hits', 'movement', 'range'],
  piles: { left: ['deck'], right: ['discard'] },
  hand: 'tactics',
  passMove: ['nextPhase', 'endTurn'],
  ownMoves: ['store', 'replace', 'discardDrawn'],
  phases: ['draw', 'resolution', 'movement', 'attack', 'dice'],
  untold: [
    'phase-entered',
    'window-opened',
    'window-closed',
    'modifier-added',
    'modifier-ended',
    'attack-resolved',
    // the log shows results of marching and firing, and a tactic when it is played
    'ability-used',
    'window-answered',
    // the card that was cancelled says so itself
    ({ kind, what }) => kind === 'prevented' && what === 'malus',
  ],
  // there is no turn number before the first turn
  clock: ({ round, phase }, words) =>
    round === 0 ? words.term('phases', phase) : words.say('turn.number', { n: round }),
  tag,
  told,
  ahead,
  sentence,
  answerText,
  aim,
}
