// The goals that can be agreed before a match; annihilation is always on. [TK-14]
export const GOALS = [
  'territory',
  'base',
  'points',
  'resistance',
  'assassination',
  'logistics',
  'evacuation',
  'resources',
  'sabotage',
  'combined',
  'missions',
] as const
