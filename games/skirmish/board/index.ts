// The door of the board: what the table needs to show Skirmish.
import type { Action, GameEvent, View } from '@cardwright/engine'
import { seatKey, unitKey, type Board, type Cue, type Key } from '@cardwright/table'
import { threshold } from '../src/rounds.ts'
import './skirmish.css'
import { Backdrop } from './backdrop.tsx'
import { ArtGround, Back } from './dress.tsx'
import { factsOf } from './facts-of.ts'
import icons from './icons.json'
import { PanelFoot } from './panel-foot.tsx'
import { Stage } from './stage.tsx'
import { textsOf } from './texts.ts'
import { told } from './told.ts'

const PHASES = ['setup', 'main', 'commit', 'scoring']
/** What was not used in them cannot be used any more this turn. */
const LOST_WITH = ['setup', 'commit']

export const board: Board = {
  Stage,
  Backdrop,
  PanelFoot,
  ArtGround,
  Back,
  icons,
  panel: {
    resources: [{ resource: 'points', of: ({ round }) => threshold(round), as: 'bar' }],
    zones: ['hand', 'deck', 'discard'],
    hands: true,
  },
  stats: ['power'],
  piles: { left: ['deck'], right: ['discard'] },
  hand: 'hand',
  passMove: 'next',
  passText(view, words) {
    const next = PHASES[PHASES.indexOf(view.phase) + 1]
    return next === undefined
      ? words.term('moves', 'next')
      : textsOf(words.lang).to(words.term('phases', next))
  },
  aim,
  watched: (view) => linesAsked(view).map((line) => `line:${line}`),
  waiting: (view, words) =>
    // the next turn may have begun while the last one is still being shown
    linesAsked(view).length > 0
      ? textsOf(words.lang).choosesLine(words.seat(view.asking!.seat))
      : null,
  sentence: (view, words) =>
    view.asking?.kind === 'main' || view.asking?.kind === 'move'
      ? (textsOf(words.lang).sentences[sentenceOf(view)] ?? null)
      : null,
  choiceTime: (view) => factsOf(view).choiceTime,
  passWarning: (view, words) =>
    LOST_WITH.includes(view.phase) && factsOf(view).ready.length > 0
      ? textsOf(words.lang).unused(factsOf(view).ready.length)
      : null,
  phases: PHASES,
  clock: ({ round, turn, world: { orbits = 0 } }, words) =>
    textsOf(words.lang).clock(round, orbitOf(turn, orbits), orbits),
  untold: ['round-scored', 'phase-entered'],
  told,
  motion,
}

/** The last one has ended when the match has; 0 orbits: there is no last one. */
const orbitOf = (turn: number, orbits: number): number =>
  Math.max(1, orbits > 0 ? Math.min(turn, orbits) : turn)

/** Lines are chosen on the board, cards for the exchange in the hand. */
function aim(action: Action, { asking, seats }: View): Key | null {
  if (action.kind !== 'move' || action.value === undefined) return null
  if (action.move === 'score') return `line:${action.value}`
  if (action.move !== 'exchange' || asking === null) return null
  const card = seats[asking.seat].zones['hand']?.[Number(action.value) - 1]
  return card ? unitKey(card.id) : null
}

/** The phase, and what of it there is left to do. */
function sentenceOf(view: View): string {
  const { ready, mayPlayUnit } = factsOf(view)
  if (view.phase === 'setup' && ready.length === 0) return 'setup.idle'
  if (view.phase === 'main' && !mayPlayUnit) return 'main.noUnit'
  if (view.phase === 'commit' && ready.length === 0) return 'commit.idle'
  return view.phase
}

/** In Scoring, until a line is chosen or an ability runs. */
const linesAsked = (view: View): string[] =>
  view.asking?.kind === 'main' ? Object.keys(factsOf(view).lines) : []

/** Every card that was counted shows what it brings; nothing is shown too, where it was counted. */
function motion(event: GameEvent): readonly Cue[] | null {
  const isNothing =
    event.kind === 'resource-changed' && event.what === 'points' && event.amount === 0
  if (event.kind !== 'unit-scored' && !isNothing) return null
  const source = event.kind === 'unit-scored' ? Number(event.unit) : event.cause?.source
  return [
    {
      kind: 'float',
      at: source === undefined ? seatKey(Number(event.seat)) : unitKey(source),
      text: `+${Number(event.amount)}`,
      tone: 'seat',
      seat: Number(event.seat),
      ms: 900,
      wait: 160,
    },
  ]
}
