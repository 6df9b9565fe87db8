// The ability language as TypeScript types: what a designer writes in JSON, nothing compiled.
// The words a game adds (zones, statuses, queries …) are plain strings here; `content` closes them
// over the game's manifest before anything reaches the engine.

/** `self`, `it`, `target`, `host`, `actor`, `opponent`, `active`, `giver`, `per`, `hero`, `world`,
 * `event.field`, `pending.field`, `@name`, `@name.field`, and `x.owner|def|cell|lane|line|quadrant`. */
export type Ref = string

export type Rounding = 'up' | 'down' | 'halfUp'

/** A number, `"$balanceKey"`, `"@name.field"`, `"event.field"`, `"pending.field"`, or a form. */
export type Amount = number | string | AmountForm

export type AmountForm =
  | { stat: string; of?: Ref; at?: When }
  | { resource: string; of?: Ref }
  | { counter: string }
  | { count: Target }
  | { sum: string; over: Target }
  | { highest: string; over: Target }
  | { lowest: string; over: Target }
  | { add: Amount[] }
  | { sub: [Amount, Amount] }
  | { mul: Amount[] }
  | { div: [Amount, Amount]; round: Rounding }
  | { mod: [Amount, Amount] }
  | { min: Amount[] }
  | { max: Amount[] }
  | { if: Condition; then: Amount; else: Amount }

/** Of a named pick: its value when it was picked; its value now, or when it was last on the board. */
export type When = 'pick' | 'last'

export const COMPARATORS = ['lt', 'lte', 'gt', 'gte', 'eq', 'ne'] as const
export type Comparator = (typeof COMPARATORS)[number]
export type Comparison = { [K in Comparator]?: Amount }

export type Condition =
  | Condition[]
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  | ({ stat: string; of?: Ref; at?: When } & Comparison)
  | ({ value: Amount } & Comparison)
  | ({ count: Target } & Comparison)
  | ({ resource: string; of?: Ref } & Comparison)
  | ({ counter: string } & Comparison)
  | { exists: Target }
  | { is: Filters; of?: Ref }
  | { has: StatusTest | StatusTest[]; of?: Ref }
  | { lacks: StatusTest | StatusTest[]; of?: Ref }
  | { same: [Ref, Ref] }
  | { field: string; of?: Ref; oneOf: string[] }
  | { outcome: string | string[]; of: Ref }
  | { can: string; of?: Ref; against?: Ref }
  | { turn: 'own' | 'opponent' }
  | { phase: string[] }

export type SideWord = 'own' | 'ally' | 'mate' | 'opponent' | 'other' | 'any'
export type Side = SideWord | { own: Ref } | { ally: Ref } | { opponent: Ref } | { other: Ref }

/** A bare name means "at least one, whoever gave it". */
export type StatusTest =
  | string
  | { status: string | string[]; given?: 'own' | 'ally' | 'opponent' | Ref; min?: number }

export type Metric = 'step' | 'king' | 'order' | 'lane'
export type Near = 'adjacent' | { of?: Ref; by: Metric; min?: Amount; max?: Amount }

/** Said once, used to choose, collect, count, test, aim a modifier, match a trigger. */
export interface Filters {
  side?: Side
  except?: Ref[]
  types?: string[]
  def?: string[]
  has?: StatusTest | StatusTest[]
  lacks?: StatusTest | StatusTest[]
  keyword?: string
  faceDown?: boolean
  hidden?: boolean
  near?: Near
  inLine?: Ref
  inDiagonal?: Ref
  reach?: { of?: Ref; steps: Amount }
  sight?: { of?: Ref; max: Amount }
  between?: [Ref, Ref]
  in?: Ref
  region?: string | string[]
  empty?: boolean
  where?: Condition
}

export const TARGET_KINDS = [
  'unit',
  'card',
  'cell',
  'line',
  'lane',
  'section',
  'terrain',
  'seat',
  'deck',
  'type',
  'status',
  'effect',
] as const
export type TargetKind = (typeof TARGET_KINDS)[number]

export type Count = number | 'any' | { min: Amount; max: Amount }
export type Direction = 'N' | 'E' | 'S' | 'W'

/** What is ranged over, the filters, and how the choice is made. */
export interface Target extends Filters {
  kind: TargetKind
  // extra fields of single kinds
  zone?: string | string[]
  top?: Amount
  last?: string
  through?: Ref
  axis?: 'row' | 'column' | 'any' | 'diagonal'
  status?: string | string[]
  on?: Ref | Target
  given?: 'own' | 'ally' | 'opponent' | Ref
  pool?: string
  tags?: string[]
  // selection
  count?: Count
  short?: 'all'
  alike?: string
  optional?: boolean
  chooser?: 'actor' | 'opponent' | 'owner'
  auto?: 'first' | 'random' | { highest: string } | { lowest: string }
  ties?: 'order' | 'random'
  order?: Direction[]
  stay?: Ref
}

export type Until =
  | 'step'
  | 'attack'
  | 'action'
  | 'turn'
  | 'round'
  | 'encounter'
  | 'leave'
  | 'source'
  | 'forever'
  | { turns: number; of?: 'own' | 'bearer' }
  | { phase: string }

export interface Uses {
  n: number
  per?: 'turn' | 'round' | 'encounter'
  of?: 'all' | 'each'
}

/** One change of one query, granted keyword, or derived status. */
export interface ModifierFields {
  query?: string
  keyword?: string
  status?: string
  set?: Amount | string
  add?: Amount
  scale?: Amount
  plus?: Amount
  forbid?: true
  allow?: true
  ignore?: string[]
  while?: Condition
  against?: Filters
  from?: Filters
  only?: string[]
  uses?: Uses
  tags?: string[]
}
export interface Modifier extends ModifierFields {
  of: Ref | Target
}

export type Zoned = string | { zone: string; at?: 'top' | 'bottom' | 'random'; of?: Ref }
export type Option = string | { name: string; if: Condition }

/** One verb with everything it needs. Which fields a verb takes is said in `words.ts`. */
export interface Step extends Omit<ModifierFields, 'while' | 'from' | 'status'> {
  do: string
  as?: string
  if?: Condition
  target?: Target | Ref
  each?: Target | Ref
  to?: Target | Ref | Zoned
  times?: Amount | { min: Amount; max: Amount }
  together?: boolean
  prompt?: string
  // parameters of single verbs
  amount?: Amount | 'all'
  type?: string
  overflow?: Target
  /** Who dies of it leaves without the event `died`. */
  quiet?: true
  status?: string
  given?: 'own' | 'ally' | 'opponent' | Ref
  giver?: Ref
  what?: string
  who?: Ref
  until?: Until
  def?: string
  side?: 'own' | 'opponent' | 'neutral'
  free?: boolean
  from?: Filters | Ref
  while?: Condition
  steps?: Step[] | Amount
  with?: Ref
  give?: string[]
  top?: Amount
  after?: 'shuffle'
  places?: string[]
  options?: Option[]
  chooser?: 'actor' | 'opponent' | 'owner'
  count?: Amount
  max?: Amount
  sure?: boolean
  timing?: string
}

export type LimitPer = 'entry' | 'turn' | 'round' | 'encounter' | 'life'
export interface Limit {
  n: number
  per: LimitPer
}

/** Exactly one of `when`, `on`, `before`, `answer`, `passive`. */
export interface Ability {
  name?: string
  when?: string
  on?: string
  before?: string
  answer?: string
  passive?: Modifier[]
  if?: Condition
  cost?: Record<string, Amount | true>
  limit?: Limit
  steps?: Step[]
  of?: 'self' | Filters
  role?: string
  seat?: 'own' | 'opponent' | 'other' | 'any'
  optional?: boolean
  exclusive?: string
  lastKnown?: boolean
  needsTarget?: boolean
  playableBy?: 'active' | 'opponent' | 'either'
  tags?: string[]
}

export type AbilityKind = 'when' | 'on' | 'before' | 'answer' | 'passive'
export const ABILITY_KINDS: readonly AbilityKind[] = ['when', 'on', 'before', 'answer', 'passive']

/** Its shape has been checked: it is exactly one. */
export const kindOf = (ability: Ability): AbilityKind =>
  ABILITY_KINDS.find((kind) => ability[kind] !== undefined)!
