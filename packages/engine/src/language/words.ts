// The engine's own vocabulary as data: verbs with their parameters and outcomes, events with their
// payload, reference fields. The validator, the generated reference and the texts read these tables; a
// running match does not, so they have a door of their own (`@cardwright/engine/words`).
export * from './events.ts'
export * from './limits.ts'

export interface VerbWords {
  /** Parameters besides the step fields every verb has (`as if target each times together prompt`). */
  params: readonly string[]
  needs?: readonly string[]
  outcomes: readonly string[]
  /** Fields of `@name` known when the pick is made / only after the commit. */
  atPick: readonly string[]
  atCommit: readonly string[]
  /** What a preview changes while later choices are made. */
  preview?: 'place' | 'status' | 'resource'
  to?: true
  events: readonly string[]
}

const PLACE = ['owner', 'def', 'cell', 'lane', 'line', 'quadrant', 'fromCell', 'fromLane'] as const
const MOVED = [...PLACE, 'toCell', 'toLane'] as const
const MODIFIER = [
  'query',
  'keyword',
  'set',
  'add',
  'scale',
  'plus',
  'forbid',
  'allow',
  'ignore',
  'while',
  'against',
  'from',
  'only',
  'uses',
  'tags',
  'until',
] as const

export const VERBS = {
  select: {
    params: [],
    outcomes: ['picked'],
    atPick: [...PLACE, 'cost', 'count'],
    atCommit: [],
    events: [],
  },
  choose: {
    params: ['options', 'chooser'],
    needs: ['options'],
    outcomes: [],
    atPick: [],
    atCommit: [],
    events: ['option-chosen'],
  },
  repeat: {
    params: ['count', 'while', 'max', 'steps'],
    needs: ['steps', 'max'],
    outcomes: ['done'],
    atPick: [],
    atCommit: ['count'],
    events: [],
  },
  move: {
    params: ['to', 'free'],
    needs: ['to'],
    outcomes: ['moved', 'stayed', 'forbidden'],
    atPick: [...MOVED, 'count'],
    atCommit: [],
    preview: 'place',
    to: true,
    events: ['moved'],
  },
  push: {
    params: ['from', 'steps', 'to'],
    outcomes: ['moved', 'blocked'],
    atPick: [...MOVED, 'count'],
    atCommit: [],
    preview: 'place',
    events: ['moved'],
  },
  swap: {
    params: ['with', 'to'],
    outcomes: ['swapped'],
    atPick: [...MOVED, 'count'],
    atCommit: [],
    preview: 'place',
    to: true,
    events: ['moved'],
  },
  put: {
    params: ['to', 'give'],
    needs: ['to'],
    outcomes: ['put'],
    atPick: [...PLACE, 'cost', 'count'],
    atCommit: [],
    preview: 'place',
    to: true,
    events: ['left', 'entered', 'card-moved'],
  },
  spawn: {
    params: ['def', 'to', 'side'],
    needs: ['def', 'to'],
    outcomes: ['spawned', 'full'],
    atPick: ['cell', 'lane', 'line', 'toCell', 'toLane'],
    atCommit: ['owner', 'count'],
    preview: 'place',
    to: true,
    events: ['entered'],
  },
  remove: {
    params: [],
    outcomes: ['removed'],
    atPick: [...PLACE, 'count'],
    atCommit: [],
    preview: 'place',
    events: ['removed'],
  },
  attach: {
    params: ['to'],
    outcomes: ['attached'],
    atPick: [],
    atCommit: [],
    to: true,
    events: ['attached'],
  },
  draw: {
    params: ['amount', 'who'],
    needs: ['amount'],
    outcomes: ['drawn', 'empty'],
    atPick: [],
    atCommit: ['amount', 'count'],
    events: ['deck-shuffled', 'card-drawn'],
  },
  discard: {
    params: [],
    outcomes: ['discarded'],
    atPick: ['owner', 'cost', 'count'],
    atCommit: [],
    preview: 'place',
    events: ['card-discarded'],
  },
  look: {
    params: ['top', 'after'],
    outcomes: ['seen'],
    atPick: [],
    atCommit: ['count'],
    events: ['cards-seen', 'deck-shuffled'],
  },
  arrange: {
    params: ['places'],
    needs: ['places'],
    outcomes: ['arranged'],
    atPick: [],
    atCommit: ['count'],
    events: ['cards-arranged'],
  },
  damage: {
    params: ['amount', 'type', 'track', 'overflow', 'quiet'],
    needs: ['amount'],
    outcomes: ['survived', 'destroyed', 'prevented'],
    atPick: [...PLACE, 'count'],
    atCommit: ['amount', 'through', 'excess'],
    events: ['damaged', 'dying', 'died'],
  },
  heal: {
    params: ['amount', 'what'],
    needs: ['amount'],
    outcomes: ['healed', 'full'],
    atPick: [...PLACE, 'count'],
    atCommit: ['amount'],
    events: ['healed'],
  },
  destroy: {
    params: ['sure', 'quiet'],
    outcomes: ['destroyed', 'prevented'],
    atPick: [...PLACE, 'cost', 'count'],
    atCommit: [],
    preview: 'place',
    events: ['dying', 'died'],
  },
  attack: {
    params: ['amount', 'free'],
    outcomes: ['hit', 'miss', 'void', 'resolved'],
    atPick: [...PLACE, 'count'],
    atCommit: ['amount'],
    events: ['attack-declared', 'attack-landed', 'attack-resolved'],
  },
  give: {
    params: ['status', 'amount', 'giver'],
    needs: ['status'],
    outcomes: ['given', 'refused'],
    atPick: [...PLACE, 'cost', 'count'],
    atCommit: [],
    preview: 'status',
    events: ['status-given'],
  },
  clear: {
    params: ['status', 'given', 'amount'],
    outcomes: ['cleared', 'none'],
    atPick: [...PLACE, 'count'],
    atCommit: [],
    preview: 'status',
    events: ['status-cleared'],
  },
  transfer: {
    params: ['to', 'status'],
    needs: ['to'],
    outcomes: ['transferred'],
    atPick: [...PLACE, 'count'],
    atCommit: [],
    preview: 'status',
    events: ['status-moved'],
  },
  gain: {
    params: ['what', 'amount', 'who'],
    needs: ['what', 'amount'],
    outcomes: ['gained', 'capped'],
    atPick: [...PLACE, 'count'],
    atCommit: ['amount'],
    preview: 'resource',
    events: ['resource-changed'],
  },
  modify: {
    params: MODIFIER,
    needs: ['until'],
    outcomes: ['modified'],
    atPick: [...PLACE, 'count'],
    atCommit: [],
    events: ['modifier-added'],
  },
  recharge: {
    params: ['timing'],
    needs: ['timing'],
    outcomes: ['recharged', 'none'],
    atPick: [...PLACE, 'count'],
    atCommit: [],
    events: ['recharged'],
  },
  cancel: {
    params: ['what'],
    needs: ['what'],
    outcomes: ['cancelled'],
    atPick: [],
    atCommit: [],
    events: ['prevented', 'intent-cancelled'],
  },
  redirect: {
    params: ['what', 'to'],
    outcomes: ['redirected'],
    atPick: [],
    atCommit: [],
    to: true,
    events: ['attack-redirected'],
  },
  reroll: {
    params: [],
    outcomes: ['hit', 'miss'],
    atPick: [],
    atCommit: [],
    events: ['rolled'],
  },
  again: { params: [], outcomes: ['kept'], atPick: [], atCommit: [], events: ['turn-kept'] },
  check: {
    params: ['context', 'stat', 'versus', 'difficulty', 'track', 'effort', 'bonus'],
    needs: ['context'],
    outcomes: ['success', 'failure'],
    atPick: [...PLACE, 'count'],
    atCommit: ['amount', 'total', 'margin'],
    events: ['fate-drawn', 'damaged', 'attack-landed', 'fate-resolved'],
  },
} as const satisfies Record<string, VerbWords>
export type Verb = keyof typeof VERBS
export const verbWords = (verb: string): VerbWords => VERBS[verb as Verb]

/** How a step that did nothing ended. */
export const SKIPS = ['skipped', 'noTarget', 'declined', 'gone', 'done'] as const

export const REF_ROOTS = [
  'self',
  'it',
  'target',
  'host',
  'actor',
  'opponent',
  'active',
  'giver',
  'per',
  'hero',
  'world',
  'pending',
  'event',
] as const
/** Fields any thing on the board answers; `def` is for `same`: of one kind. */
export const PLACE_FIELDS = ['owner', 'def', 'cell', 'lane', 'line', 'quadrant'] as const
export const CANCELLABLE = ['event', 'attack', 'move', 'intent', 'malus'] as const
