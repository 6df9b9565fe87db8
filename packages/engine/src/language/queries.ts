// Queries that the engine itself asks, where a game declares them.

export const ASKED = [
  'canMove',
  'canReceive',
  'cost',
  'damageTaken',
  'healing',
  'passivesOn',
  'playedTo',
  'targetable',
  'tires',
] as const
export type Asked = (typeof ASKED)[number]
