// Events and what a `before` ability may stand in front of, with their payloads: the part of the vocabulary
// that a running match needs.

/** What a payload slot holds; `amount` and the like are plain numbers. */
export type PayloadKind =
  | 'unit'
  | 'card'
  | 'seat'
  | 'cell'
  | 'lane'
  | 'number'
  | 'symbol'
  | 'status'
  | 'any'

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
    'intercepted:number',
  ],
  'attack-voided': ['attacker:unit', 'seat:seat', 'target:any'],
  'status-given': ['unit:any', 'seat:seat', 'status:status', 'giver:seat', 'n:number'],
  'status-cleared': ['unit:any', 'seat:seat', 'status:status', 'giver:seat', 'n:number'],
  'status-moved': ['unit:any', 'seat:seat', 'status:status', 'to:any', 'n:number'],
  'resource-changed': ['unit:any', 'seat:seat', 'what:symbol', 'amount:number', 'now:number'],
  'modifier-added': ['unit:any', 'seat:seat', 'query:symbol', 'source:any'],
  'modifier-ended': ['unit:any', 'seat:seat', 'query:symbol', 'source:any'],
  'budget-exceeded': ['unit:any', 'seat:seat', 'what:symbol'],
} as const satisfies Record<string, readonly string[]>
export type EventName = keyof typeof EVENTS

/** What may stand in front of a death: it is no verb, and every cause of one leads there. */
export const DEATH = { die: ['unit:unit', 'seat:seat', 'source:any', 'amount:number'] } as const
