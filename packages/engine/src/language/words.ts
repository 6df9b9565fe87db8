// The engine's own vocabulary as data: events with their payload, reference fields. The validator, the
// generated reference and the texts read these tables; a running match does not, so they have a door of
// their own (`@cardwright/engine/words`). What is known of a verb is in `packages/language`.
export * from './events.ts'
export * from './limits.ts'
export * from './queries.ts'

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
