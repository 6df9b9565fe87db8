// The engine's own vocabulary as data: verbs with their parameters and outcomes, events with their
// payload, reference fields. The validator, the generated reference and the texts read these tables.

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
  /** Shows hidden cards, rolls chance or runs a procedure that may ask: later choices wait for it. */
  barrier?: true
  to?: true
  events: readonly string[]
}

const PLACE = ['owner', 'cell', 'lane', 'line', 'quadrant', 'fromCell', 'fromLane'] as const
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
    barrier: true,
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
    barrier: true,
    events: ['cards-seen', 'deck-shuffled'],
  },
  arrange: {
    params: ['places'],
    needs: ['places'],
    outcomes: ['arranged'],
    atPick: [],
    atCommit: ['count'],
    barrier: true,
    events: ['cards-arranged'],
  },
  damage: {
    params: ['amount', 'type', 'track', 'overflow'],
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
    params: ['sure'],
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
    barrier: true,
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
    barrier: true,
    events: ['rolled'],
  },
  again: { params: [], outcomes: ['kept'], atPick: [], atCommit: [], events: ['turn-kept'] },
  check: {
    params: ['context', 'stat', 'versus', 'difficulty', 'track', 'effort', 'bonus'],
    needs: ['context'],
    outcomes: ['success', 'failure'],
    atPick: [...PLACE, 'count'],
    atCommit: ['amount', 'total', 'margin'],
    barrier: true,
    events: ['fate-drawn', 'damaged', 'attack-landed', 'fate-resolved'],
  },
} as const satisfies Record<string, VerbWords>
export type Verb = keyof typeof VERBS
export const verbWords = (verb: string): VerbWords => VERBS[verb as Verb]

/** How a step that did nothing ended. */
export const SKIPS = ['skipped', 'noTarget', 'declined', 'gone', 'done'] as const

/** What a payload slot holds; `amount` and the like are plain numbers. */
export type PayloadKind =
  'unit' | 'card' | 'seat' | 'cell' | 'lane' | 'number' | 'symbol' | 'status' | 'any'

/** Payload of every event in slot order. The first field is its subject unless `roles` says more. */
export const EVENTS = {
  'match-started': [],
  'turn-started': ['seat:seat', 'round:number'],
  'turn-ended': ['seat:seat', 'round:number'],
  'round-started': ['seat:seat', 'round:number'],
  'round-ended': ['seat:seat', 'round:number'],
  'phase-entered': ['seat:seat', 'phase:symbol'],
  'turn-kept': ['seat:seat'],
  passed: ['seat:seat'],
  'round-won': ['seat:seat', 'round:number'],
  'match-ended': ['winner:seat', 'reason:symbol'],
  'ability-used': ['unit:any', 'seat:seat', 'ability:symbol'],
  'ability-cancelled': ['unit:any', 'seat:seat', 'ability:symbol'],
  'no-target': ['unit:any', 'seat:seat', 'step:number'],
  'step-skipped': ['unit:any', 'step:number', 'reason:symbol'],
  'option-chosen': ['unit:any', 'seat:seat', 'option:symbol'],
  recharged: ['unit:unit', 'seat:seat', 'timing:symbol'],
  'window-opened': ['window:symbol', 'unit:any', 'seat:seat'],
  'window-answered': ['window:symbol', 'unit:any', 'seat:seat'],
  'window-closed': ['window:symbol', 'unit:any', 'seat:seat'],
  entered: ['unit:unit', 'seat:seat', 'toCell:cell', 'toLane:lane', 'from:symbol'],
  left: ['unit:unit', 'seat:seat', 'fromCell:cell', 'fromLane:lane', 'to:symbol'],
  moved: [
    'unit:unit',
    'seat:seat',
    'fromCell:cell',
    'toCell:cell',
    'fromLane:lane',
    'toLane:lane',
    'distance:number',
    'by:seat',
  ],
  removed: ['unit:any', 'seat:seat', 'cell:cell', 'lane:lane'],
  attached: ['card:card', 'seat:seat', 'host:any'],
  'card-moved': ['card:card', 'seat:seat', 'from:symbol', 'to:symbol'],
  'card-drawn': ['card:card', 'seat:seat', 'count:number'],
  'card-discarded': ['card:card', 'seat:seat', 'count:number'],
  'card-played': ['card:card', 'seat:seat', 'cell:cell', 'lane:lane', 'unit:unit'],
  'cards-seen': ['seat:seat', 'of:seat', 'count:number'],
  'cards-arranged': ['seat:seat', 'of:seat', 'count:number'],
  'deck-shuffled': ['seat:seat', 'count:number'],
  damaged: [
    'unit:unit',
    'seat:seat',
    'source:any',
    'amount:number',
    'through:number',
    'type:symbol',
    'lethal:number',
  ],
  healed: ['unit:unit', 'seat:seat', 'source:any', 'amount:number', 'what:symbol'],
  dying: ['unit:unit', 'seat:seat', 'killer:any', 'cell:cell', 'lane:lane'],
  died: ['unit:unit', 'seat:seat', 'killer:any', 'cell:cell', 'lane:lane'],
  prevented: ['unit:any', 'seat:seat', 'by:any', 'what:symbol'],
  'attack-declared': ['attacker:unit', 'seat:seat', 'target:any', 'lane:lane', 'amount:number'],
  'attack-redirected': ['attacker:unit', 'seat:seat', 'target:any', 'interceptor:unit'],
  rolled: [
    'attacker:unit',
    'seat:seat',
    'target:any',
    'natural:number',
    'total:number',
    'needed:number',
    'outcome:symbol',
  ],
  'attack-landed': [
    'attacker:unit',
    'seat:seat',
    'target:any',
    'amount:number',
    'track:symbol',
    'lethal:number',
  ],
  'attack-resolved': [
    'attacker:unit',
    'seat:seat',
    'target:any',
    'amount:number',
    'lane:lane',
    'targetAttack:number',
    'sectionHull:number',
  ],
  'attack-voided': ['attacker:unit', 'seat:seat', 'target:any'],
  'status-given': ['unit:any', 'seat:seat', 'status:status', 'giver:seat', 'n:number'],
  'status-cleared': ['unit:any', 'seat:seat', 'status:status', 'giver:seat', 'n:number'],
  'status-moved': ['unit:any', 'seat:seat', 'status:status', 'to:any', 'n:number'],
  'resource-changed': ['unit:any', 'seat:seat', 'what:symbol', 'amount:number', 'now:number'],
  'modifier-added': ['unit:any', 'seat:seat', 'query:symbol', 'source:any'],
  'modifier-ended': ['unit:any', 'seat:seat', 'query:symbol', 'source:any'],
  'intent-announced': ['unit:unit', 'seat:seat', 'intent:symbol', 'amount:number'],
  'intent-cancelled': ['unit:unit', 'seat:seat', 'intent:symbol'],
  'fate-drawn': ['card:card', 'seat:seat', 'context:symbol', 'target:any'],
  'fate-resolved': [
    'card:card',
    'seat:seat',
    'target:any',
    'number:number',
    'damage:number',
    'relation:symbol',
    'outcome:symbol',
  ],
  'zone-changed': ['unit:any', 'seat:seat', 'from:symbol', 'to:symbol'],
  'budget-exceeded': ['unit:any', 'seat:seat', 'what:symbol'],
} as const satisfies Record<string, readonly string[]>
export type EventName = keyof typeof EVENTS

/** Verbs a `before` ability may stand in front of, with the payload it sees as `event`. */
export const REPLACEABLE = {
  die: ['unit:unit', 'seat:seat', 'source:any', 'amount:number'],
  destroy: ['unit:unit', 'seat:seat', 'source:any', 'sure:number'],
  damage: ['unit:unit', 'seat:seat', 'source:any', 'amount:number', 'type:symbol'],
  heal: ['unit:unit', 'seat:seat', 'source:any', 'amount:number'],
  move: [
    'unit:unit',
    'seat:seat',
    'source:any',
    'toCell:cell',
    'toLane:lane',
    'by:seat',
    'free:number',
  ],
  attack: ['attacker:unit', 'seat:seat', 'target:any'],
  give: ['unit:any', 'seat:seat', 'source:any', 'status:status', 'amount:number'],
} as const satisfies Record<string, readonly string[]>
export type Replaceable = keyof typeof REPLACEABLE

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
/** Fields any thing on the board answers. */
export const PLACE_FIELDS = ['owner', 'cell', 'lane', 'line', 'quadrant'] as const
export const CANCELLABLE = ['event', 'attack', 'move', 'intent', 'malus'] as const
