// Abilities: the five kinds, their fields, and what every step takes beside the parameters of its verb.
import type { Ability, AbilityKind, Step } from '@cardwright/engine'
import { params, type Both, type Reading } from './taken.ts'

export const ABILITY_KINDS: Readonly<Record<AbilityKind, string>> = {
  when: 'Activated: its seat uses it at a timing. It is on the legal list if gate, cost and charges hold.',
  on: 'Triggered: runs by itself after an event.',
  before: 'Replacing: runs by itself in front of a change and may cancel it.',
  answer: 'Reaction: its seat may use it when a window is open.',
  passive: 'Never runs: its modifiers hold while the source lives and the gate holds.',
}

export const ABILITY_FIELDS = params({
  name: { takes: 'name', also: ['id', 'title'], meaning: 'what actions, causes and texts call it' },
  when: { takes: 'timing', also: ['timing', 'phase'], meaning: 'the timing' },
  on: { takes: 'event', also: ['trigger', 'after', 'event', 'whenever'], meaning: 'the event' },
  before: {
    takes: 'replaceable',
    also: ['instead', 'replaces'],
    meaning: 'the change, see [changes](#changes-that-can-be-replaced)',
  },
  answer: { takes: 'window', also: ['reaction', 'react', 'response'], meaning: 'the window' },
  passive: { takes: 'modifiers', also: ['static', 'aura', 'modifiers'], meaning: 'the modifiers' },
  if: {
    takes: 'condition',
    also: ['condition', 'gate', 'requires'],
    meaning: 'the gate; of an `on` ability it is asked when the turn of the trigger comes',
  },
  cost: {
    takes: 'cost',
    also: ['costs', 'price', 'pay'],
    meaning:
      'paid at the first commit; a `payLast` resource after the effects. `exhaust` gives the exhaustion status',
  },
  limit: {
    takes: 'limit',
    also: ['charges', 'uses', 'times'],
    meaning:
      'how often; charges come back per entry to the board, turn of the owner, round, encounter, or never',
  },
  steps: {
    takes: 'abilitySteps',
    also: ['effects', 'effect', 'actions', 'do'],
    meaning: 'what it does, in order',
  },
  of: {
    takes: 'selfOrFilters',
    also: ['subject', 'whose', 'filter'],
    meaning: 'only when the subject of the event is the source itself, or passes',
  },
  role: {
    takes: 'name',
    meaning: 'another party of the event is the subject: a field of its payload',
  },
  seat: {
    takes: { oneOf: ['own', 'opponent', 'other', 'any'] },
    also: ['player', 'who'],
    meaning: "only for events of that seat, seen from the source's owner",
  },
  optional: { takes: 'flag', also: ['may'], meaning: 'its seat may decline' },
  exclusive: {
    takes: 'name',
    also: ['group'],
    meaning: 'per event only the first ability of this group fires',
  },
  lastKnown: { takes: 'flag', meaning: 'fires although the source has just left' },
  needsTarget: {
    takes: 'flag',
    meaning:
      "overrides the game's policy; `false`: offered although its first question has no candidate",
  },
  playableBy: {
    takes: { oneOf: ['active', 'opponent', 'either'] },
    meaning: 'whose turn it must be, default `"either"`',
  },
  tags: {
    takes: 'tags',
    also: ['tag'],
    meaning: 'marks what it causes, readable as `{ "field": "cause", "of": "event" }`',
  },
})

/** Which fields go with which kind, in this order. */
export const KIND_TAKES = {
  when: ['name', 'if', 'tags', 'cost', 'limit', 'needsTarget', 'steps'],
  on: [
    'name',
    'if',
    'tags',
    'of',
    'role',
    'seat',
    'optional',
    'exclusive',
    'lastKnown',
    'needsTarget',
    'cost',
    'limit',
    'steps',
  ],
  before: ['name', 'if', 'tags', 'of', 'role', 'lastKnown', 'limit', 'steps'],
  answer: ['name', 'if', 'tags', 'playableBy', 'cost', 'limit', 'needsTarget', 'steps'],
  passive: ['name', 'if', 'tags'],
} as const satisfies Record<AbilityKind, readonly (keyof typeof ABILITY_FIELDS)[]>

export const STEP_FIELDS = params({
  as: {
    takes: 'name',
    also: ['name', 'store'],
    meaning: 'names the result; later steps read it as `@name`',
  },
  if: {
    takes: 'condition',
    also: ['when', 'condition'],
    meaning: 'asked once when the step is reached; false = the step is skipped',
  },
  target: {
    takes: 'refOrTarget',
    also: ['targets', 'choose', 'select'],
    meaning: 'who: a target object asks, a ref names',
  },
  each: {
    takes: 'refOrTarget',
    also: ['all', 'every', 'forEach'],
    meaning:
      'all that match when the step commits; with a `target` beside it, `target` is the centre',
  },
  times: {
    takes: 'times',
    also: ['repeat'],
    meaning:
      'so many picks, one after another, each applied by itself; a range lets the chooser stop',
  },
  together: {
    takes: 'flag',
    also: ['simultaneous'],
    meaning: 'all recipients change first, then events and triggers follow; default: the policy',
  },
  prompt: { takes: 'name', meaning: 'text key shown while asking' },
})

/** What the tables say is what the engine compiles. */
export type AbilityFits = [
  Both<Reading<typeof ABILITY_FIELDS>, Ability>,
  Both<Ability, Reading<typeof ABILITY_FIELDS>>,
  Both<Reading<typeof STEP_FIELDS>, Omit<Step, 'do'>>,
]
