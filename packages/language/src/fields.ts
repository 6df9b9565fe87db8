// What several words share: fields of `@name`, and parameters.
export const PLACE = [
  'owner',
  'def',
  'cell',
  'lane',
  'line',
  'quadrant',
  'fromCell',
  'fromLane',
] as const
export const MOVED = [...PLACE, 'toCell', 'toLane'] as const

/** Of whom a number or a test is; parameters that many forms share. */
export const SUBJECT = {
  takes: 'ref',
  meaning: 'of whom; default `it` inside a target or modifier, `self` elsewhere',
} as const
export const AT = {
  takes: 'when',
  meaning: 'of a named pick: as it was when it was picked, or when it was last on the board',
} as const
