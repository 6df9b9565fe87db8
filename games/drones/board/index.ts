// The door of the board: what the table needs to show Drones.
import type { GameEvent } from '@cardwright/engine'
import type { Board } from '@cardwright/table'
import './drones.css'
import { Backdrop } from './backdrop.tsx'
import { ArtGround, Back } from './dress.tsx'
import { Hangar } from './hangar.tsx'
import icons from './icons.json'
import { motion } from './motion.ts'
import { progress } from './progress.ts'
import { PanelFoot } from './panel-foot.tsx'
import { sentence } from './sentence.ts'
import { Stage } from './stage.tsx'
import { textsOf } from './texts.ts'
import { told } from './told.ts'

const COUNTED = ['ready', 'rebuilding', 'progress', 'budget']
/** Upkeep actions of a ship; the log shows only their results. */
const HOUSEKEEPING = ['discardDown', 'discardSome', 'allocateShields', 'scrapDrones']

/**
 * Exhaustion and the hangar are seen on the board; what is paid is said by what it was paid for; a round begins with
 * its upkeep.
 */
const isNoise = ({ kind, status, what, amount, phase, ability, cause }: GameEvent): boolean =>
  status === 'exhausted' ||
  (kind === 'phase-entered' && phase === 'upkeep') ||
  (['ability-used', 'no-target'].includes(kind) &&
    HOUSEKEEPING.includes(String(ability ?? cause?.ability))) ||
  (kind === 'resource-changed' &&
    (COUNTED.includes(String(what)) || (what === 'energy' && Number(amount) < 0)))

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
  badge: 'class',
  piles: { left: ['deck'], right: ['discard'] },
  hand: 'hand',
  passMove: 'pass',
  draftsOnStage: true,
  passText: (_view, words) => textsOf(words.lang).pass,
  sentence,
  answerText: ({ kind }, { asking }, words) =>
    kind === 'decline' && asking?.kind === 'window' ? textsOf(words.lang).letThrough : null,
  phases: ['upkeep', 'deployment', 'action'],
  headings: ['round-started', 'phase-entered'],
  untold: ['turn-started', 'window-answered', isNoise],
  told,
  motion,
  progress,
  clock: ({ round, phase }, words) =>
    round === 0 ? words.term('phases', phase) : words.say('round.number', { n: round }),
}
