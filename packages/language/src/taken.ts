// What a parameter of a word can take, as types. `packages/content/src/schema/taken.ts` has the schema of each.
import type {
  Amount,
  Condition,
  Count,
  Direction,
  Filters,
  Limit,
  Modifier,
  Near,
  Option,
  Ref,
  Rounding,
  Side,
  StatusTest,
  Step,
  Target,
  Until,
  Uses,
  When,
  Zoned,
} from '@cardwright/engine'

export interface Values {
  amount: Amount
  amountOrAll: Amount | 'all'
  amountOrText: Amount | string
  amounts: Amount[]
  twoAmounts: [Amount, Amount]
  times: Amount | { min: Amount; max: Amount }
  count: Count
  ref: Ref
  refs: Ref[]
  twoRefs: [Ref, Ref]
  target: Target
  refOrTarget: Ref | Target
  destination: string | Zoned | Target
  condition: Condition
  conditions: Condition[]
  filters: Filters
  side: Side
  near: Near
  reach: { of?: Ref; steps: Amount }
  sight: { of?: Ref; max: Amount }
  statusTests: StatusTest | StatusTest[]
  steps: Step[]
  options: Option[]
  places: string[]
  given: 'own' | 'ally' | 'opponent' | Ref
  until: Until
  uses: Uses
  limit: Limit
  cost: Record<string, Amount | true>
  modifiers: Modifier[]
  abilitySteps: Step[]
  selfOrFilters: 'self' | Filters
  when: When
  rounding: Rounding
  auto: 'first' | 'random' | { highest: string } | { lowest: string }
  directions: Direction[]
  flag: boolean
  onlyTrue: true
  name: string
  text: string
  texts: string[]
  textOrTexts: string | string[]
  counter: string
  damageType: string
  definition: string
  definitions: string[]
  field: string
  keyword: string
  partition: string
  pending: string
  phases: string[]
  event: string
  query: string
  replaceable: string
  regions: string | string[]
  resource: string
  stat: string
  status: string
  statuses: string[]
  tags: string[]
  timing: string
  tokens: string | string[]
  track: string
  types: string[]
  window: string
  zone: string
  zones: string | string[]
}

export type Taken = keyof Values

export interface Param {
  takes: Taken | { oneOf: readonly [string, ...string[]] }
  /** One phrase for the reference and for editors. */
  meaning: string
  needed?: true
  /** A plain number must not be smaller. */
  least?: number
  /** It counts rounds of inner steps, of which there may be only so many. */
  isRounds?: true
  /** Which kinds of target it can be. */
  kinds?: readonly Target['kind'][]
  /** Everyday words for it, which a newcomer may write first. */
  also?: readonly string[]
}

export type Params = Readonly<Record<string, Param>>

/** A word that makes an object of its own: itself, what else may stand beside it, and perhaps a comparison. */
export interface Form extends Param {
  with?: Params
  /** Takes `lt` to `ne` as well. */
  compares?: true
}

type Value<P> = P extends { takes: { oneOf: readonly (infer Word)[] } }
  ? Word
  : P extends { takes: infer T extends Taken }
    ? Values[T]
    : never

type NeededIn<P> = { [N in keyof P]: P[N] extends { needed: true } ? N : never }[keyof P]

/** The object that takes these parameters. */
export type Reading<P> = { [N in NeededIn<P>]: Value<P[N]> } & {
  [N in Exclude<keyof P, NeededIn<P>>]?: Value<P[N]>
}

type Beside<F> = F extends { with: infer W } ? Reading<W> : unknown

/** One object for each form. */
export type Forms<F> = { [N in keyof F]: { [K in N]: Value<F[N]> } & Beside<F[N]> }[keyof F]

/** Keeps the literal types of a table. */
export const params = <const P extends Params>(table: P): P => table
export const forms = <const F extends Readonly<Record<string, Form>>>(table: F): F => table

/** Does not compile unless every A is a B. */
export type Both<A extends B, B> = A
