// The cards as small numbers. What they do is in bonus.ts, malus.ts and tactics.ts.

export const CONVOY = 0
export const DEPOT = 1
export const SUPPLIES = 2
export const RECON = 3
export const AIR_COVER = 4
export const DISCIPLINE = 5
export const ARTILLERY = 6
export const EXTRA_SUPPLIES = 7
export const MOTIVATION = 8
export const AID = 9
export const COUNTERMEASURES = 10
export const INTERRUPTION = 11
export const FUNDING_CUT = 12
export const DISINFORMATION = 13
export const AMMUNITION = 14
export const FAILURE = 15
export const DISRUPTED = 16
export const CEASEFIRE = 17
export const PRESSURE = 18
export const SANCTIONS = 19
export const NONE = -1

export const isMalus = (card: number): boolean => card >= INTERRUPTION

/** Copies in the deck of sixty, by number. */
const copies = [2, 2, 2, 2, 2, 2, 5, 4, 5, 4, 6, 3, 2, 2, 6, 5, 3, 1, 1, 1]
/** From the bottom up, before the first shuffle. */
export const deck = Int8Array.from(
  copies.flatMap((n, card) => Array.from({ length: n }, () => card)),
)

export const PRECISION = 0
export const EXPERT_AIM = 1
export const WEATHER = 2
export const CLEAR_LINE = 3
export const MANEUVER = 4
export const DETECTION = 5
export const FOG = 6
export const BLOCK = 7
export const LUCK = 8
export const NATURAL_COVER = 9
export const SUPPRESSION = 10
export const tacticKinds = 11

export const BEFORE_MOVE = 0
export const BEFORE_ROLL = 1
export const AFTER_ROLL = 2
export const BEFORE_DAMAGE = 3

/** In which window a tactic is an answer. */
export const windowOf = Int8Array.of(
  BEFORE_ROLL,
  BEFORE_ROLL,
  BEFORE_ROLL,
  BEFORE_ROLL,
  BEFORE_ROLL,
  BEFORE_ROLL,
  BEFORE_ROLL,
  BEFORE_ROLL,
  AFTER_ROLL,
  BEFORE_DAMAGE,
  BEFORE_MOVE,
)
const BY_ACTIVE = 1
const BY_OPPONENT = 2
const BY_EITHER = 3
/** Who may play a tactic: bits. */
const playableBy = Int8Array.of(
  BY_ACTIVE,
  BY_ACTIVE,
  BY_ACTIVE,
  BY_ACTIVE,
  BY_ACTIVE,
  BY_ACTIVE,
  BY_EITHER,
  BY_OPPONENT,
  BY_EITHER,
  BY_OPPONENT,
  BY_EITHER,
)
export const isEntitled = (tactic: number, isActive: boolean): boolean =>
  (playableBy[tactic] & (isActive ? BY_ACTIVE : BY_OPPONENT)) !== 0
