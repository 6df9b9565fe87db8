// The door of the board: what the table needs to show Twilight Marches.
import type { GameEvent } from '@cardwright/engine'
import type { Board } from '@cardwright/table'
import './twilight.css'
import { Actions } from './actions.tsx'
import { Backdrop } from './backdrop.tsx'
import { ArtGround, Back, kinds } from './dress.tsx'
import { Hindered } from './hindered.tsx'
import icons from './icons.json'
import { motion } from './motion.ts'
import { progress } from './progress.ts'
import { Note } from './note.tsx'
import { Odds } from './odds.tsx'
import { PanelFoot } from './panel-foot.tsx'
import { aim, carry, sentence } from './prompt.ts'
import { Resonance } from './resonance.tsx'
import { Outcome } from './result.tsx'
import { Stage } from './stage.tsx'
import { told } from './told.ts'

/** Bars and counters show what is counted behind the scenes. */
const COUNTED = ['intent', 'intentValue', 'guard', 'maxHp', 'maxWp', 'ward', 'energy']
/** Cards foreseen lie open; which track an enemy was last met on is seen in what a change of it would cost. */
const UNSEEN = ['foreseen', 'bodyTrack', 'spiritTrack']
const isNoise = ({ kind, what, status }: GameEvent): boolean =>
  // the sum before it and the harm or the omen after it say the same
  kind === 'fate-resolved' ||
  (kind === 'resource-changed' && COUNTED.includes(String(what))) ||
  ((kind === 'status-given' || kind === 'status-cleared') && UNSEEN.includes(String(status)))

export const board: Board = {
  Stage,
  Backdrop,
  Band: Resonance,
  PanelFoot,
  Aside: Odds,
  Actions,
  OnCard: Hindered,
  Outcome,
  ArtGround,
  Back,
  kinds,
  Note,
  icons,
  voices: { 'fate-drawn': { kind: 'tone', hz: 2100, ms: 160, loud: 0.3 } },
  panel: { resources: [], zones: [] },
  stats: ['hp_max', 'wp_max', 'might', 'word', 'sense', 'base_value'],
  read: ['hp', 'wp'],
  prices: ['energy', 'faith'],
  piles: { left: ['deck'], right: ['discard'] },
  hand: 'hand',
  ownMoves: [
    'hero',
    'attack',
    'influence',
    'wait',
    'flee',
    'stage',
    'unstage',
    'swap',
    'ready',
    'fate',
    'choose',
    'test',
    'lift',
    'enough',
    'retry',
    'travel',
  ],
  draftsOnStage: true,
  sentence,
  aim,
  carry,
  motion,
  progress,
  phases: ['intent', 'playerAction', 'enemyResolution', 'roundEnd'],
  headings: ['round-started', 'place-reached', 'encounter-opened'],
  told,
  untold: ['phase-entered', 'turn-started', isNoise],
  clock: ({ round, phase }, words) =>
    round === 0 || phase === 'journey'
      ? words.term('phases', 'journey')
      : words.say('round.number', { n: round }),
}
