// `targeting`, restrictions and conditions of the design document (seed 001 §2, §4–6) in our words.
// docs/drones-schema.md is this file for people.
/* oxlint-disable unicorn/no-thenable -- `then` is a word of the language */
import type { Condition, Filters, Target } from '@cardwright/engine'

export type Json = Record<string, unknown>

const SIDES: Record<string, Filters['side']> = { FRIENDLY: 'own', ENEMY: 'opponent', ANY: 'any' }
const COMPARISONS: Record<string, string> = {
  LT: 'lt',
  LTE: 'lte',
  GT: 'gt',
  GTE: 'gte',
  EQ: 'eq',
}
const STATS: Record<string, string> = {
  attack: 'attack',
  speed: 'speed',
  hull: 'hull',
  shields: 'shields',
  class: 'class',
  cpu: 'class',
}

/** One of the words of a table; what is none is named with those that are. */
export function oneOf<T>(table: Record<string, T>, word: unknown, what: string): T {
  if (typeof word === 'string' && Object.hasOwn(table, word)) return table[word]
  throw new Error(`${what} "${String(word)}" is unknown; known: ${Object.keys(table).join(', ')}`)
}

export const statOf = (word: unknown): string => oneOf(STATS, word, 'stat')

/** The name under which later effects speak of an effect. */
export const nameAt = (index: number): string => `e${index}`

const FIELDS: Record<string, string> = {
  target: '',
  sourceLane: '.fromLane',
  destinationLane: '.toLane',
  cardCost: '.cost',
}

export const isRef = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && 'ref' in value

/** `{ ref, field }`, backward only. */
export function refOf(value: unknown, index: number): string {
  const { ref, field } = value as Json
  if (!Number.isInteger(ref) || Number(ref) < 0 || Number(ref) >= index)
    throw new Error(`effect ${index} cannot speak of effect ${String(ref)}: only of earlier ones`)
  return `@${nameAt(Number(ref))}${oneOf(FIELDS, field, 'field of a reference')}`
}

const LANE_OF_IT = { field: 'controller', of: 'it.lane' } as const
const CONTROLLERS: Record<string, string> = { ACTING_PLAYER: 'own', OPPONENT: 'opponent' }
const isControlled = (by: unknown): Condition => ({
  ...LANE_OF_IT,
  oneOf: [oneOf(CONTROLLERS, by, 'controller')],
})

const WORDS: Record<string, (side: Filters['side']) => Filters> = {
  MARKED: () => ({ has: 'marked' }),
  NOT_MARKED: () => ({ lacks: 'marked' }),
  EXHAUSTED: () => ({ has: 'exhausted' }),
  NOT_EXHAUSTED: () => ({ lacks: 'exhausted' }),
  DAMAGED_HULL: () => ({ where: { stat: 'missingHull', gte: 1 } }),
  HAS_UPGRADES: () => ({ where: { stat: 'upgrades', gte: 1 } }),
  HAS_DRONES: (side) => ({ where: { exists: { kind: 'unit', side, in: 'it' } } }),
  REQUIRES_LANE_CONTROL: () => ({ where: isControlled('ACTING_PLAYER') }),
}

function restriction(one: unknown, index: number, side: Filters['side']): Filters {
  if (typeof one === 'string') return oneOf(WORDS, one, 'restriction')(side)
  const { type = 'STAT_COMPARISON', ...rest } = one as Json
  if (type === 'IN_LANE_CONTROLLED_BY') return { where: isControlled(rest['controller']) }
  if (type === 'IN_LANE_NOT_CONTROLLED_BY')
    return { where: { not: isControlled(rest['controller']) } }
  if (type !== 'STAT_COMPARISON') throw new Error(`restriction "${String(type)}" is unknown`)
  const cmp = oneOf(COMPARISONS, rest['comparison'], 'comparison')
  const against =
    rest['reference'] === undefined
      ? Number(rest['value'])
      : {
          stat: statOf(rest['referenceStat'] ?? rest['stat']),
          of: refOf(rest['reference'], index),
          at: 'pick' as const,
        }
  return { where: { stat: statOf(rest['stat']), [cmp]: against } as Condition }
}

/** All must pass: `has`, `lacks` and `where` become lists. */
export function filtersOf(list: unknown, index: number, side: Filters['side']): Filters {
  const out: Filters = {}
  const where: Condition[] = []
  const has: string[] = []
  const lacks: string[] = []
  for (const one of (list ?? []) as unknown[]) {
    const filters = restriction(one, index, side)
    if (filters.where !== undefined) where.push(filters.where)
    if (filters.has !== undefined) has.push(filters.has as string)
    if (filters.lacks !== undefined) lacks.push(filters.lacks as string)
  }
  if (has.length > 0) out.has = has.length === 1 ? has[0] : has
  if (lacks.length > 0) out.lacks = lacks.length === 1 ? lacks[0] : lacks
  if (where.length > 0) out.where = where.length === 1 ? where[0] : where
  return out
}

interface Aim {
  target?: Target
  each?: Target
}

const sideIn = (side: Filters['side']): Filters => (side === 'any' ? {} : { side })

/** Whom an effect asks for, and whom it reaches in a lane that was chosen. */
export function aimOf(targeting: Json, index: number): Aim {
  const { type, affinity, location, restrictions, affectedFilter, maxTargets } = targeting
  if (type === 'NONE') return {}
  const side = oneOf(SIDES, affinity ?? 'ANY', 'affinity')
  const filters = { ...sideIn(side), ...filtersOf(restrictions, index, side) }
  if (type === 'CARD_IN_HAND') return { target: { kind: 'card', zone: 'hand', side: 'own' } }
  if (type === 'SHIP_SECTION') return { target: { kind: 'section', ...filters } }
  if (type === 'LANE') {
    const { side: _, ...ofLane } = filters
    const hit = filtersOf(affectedFilter, index, side)
    const first =
      maxTargets === undefined ? {} : { auto: 'first' as const, count: firstFew(maxTargets) }
    return {
      target: { kind: 'lane', ...ofLane },
      each: { kind: 'unit', ...sideIn(side), in: 'target', ...hit, ...first },
    }
  }
  if (type !== 'DRONE') throw new Error(`targeting type "${String(type)}" is unknown`)
  const target: Target = { kind: 'unit', ...filters }
  if (isRef(location)) target.in = refOf(location, index)
  else if (location === 'SAME_LANE') target.alike = 'lane'
  else if (location !== undefined && location !== 'ANY_LANE')
    throw new Error(`location "${String(location)}" is unknown`)
  if (maxTargets !== undefined) target.count = { min: 1, max: Number(maxTargets) }
  return { target }
}

const firstFew = (most: unknown) => ({ min: 1, max: Number(most) })

const TESTS: Record<string, (test: Json, of: string) => Condition> = {
  STAT_GTE: (test, of) => numberOf(test, of, 'gte'),
  TARGET_STAT_GTE: (test, of) => numberOf(test, of, 'gte'),
  TARGET_STAT_LTE: (test, of) => numberOf(test, of, 'lte'),
  TARGET_STAT_GT: (test, of) => numberOf(test, of, 'gt'),
  TARGET_STAT_LT: (test, of) => numberOf(test, of, 'lt'),
  TARGET_IS_MARKED: (_test, of) => ({ has: 'marked', of }),
  TARGET_IS_EXHAUSTED: (_test, of) => ({ has: 'exhausted', of }),
  TARGET_IS_READY: (_test, of) => ({ lacks: 'exhausted', of }),
  ON_DESTROY: (_test, of) => ({ outcome: 'destroyed', of }),
  ON_HULL_DAMAGE: (_test, of) => ({ value: `${of}.through`, gt: 0 }),
  ON_SHIP_SECTION_HULL_DAMAGE: (_test, of) => ({ value: `${of}.through`, gt: 0 }),
  ON_MOVE: (_test, of) => ({ outcome: 'moved', of }),
  NOT_FIRST_ACTION: () => ({ counter: 'actionsThisTurn', gte: 1 }),
  OPPONENT_HAS_MORE_IN_LANE: ({ lane }, of) => {
    const there = `${of}.${lane === 'SOURCE' ? 'fromLane' : 'toLane'}`
    const drones = (side: 'own' | 'opponent'): { count: Target } => ({
      count: { kind: 'unit', side, types: ['drone'], in: there },
    })
    return { ...drones('opponent'), gt: drones('own') }
  },
}

function numberOf({ stat, value }: Json, of: string, cmp: 'gte' | 'lte' | 'gt' | 'lt'): Condition {
  const test = { stat: statOf(stat), [cmp]: Number(value) }
  // before the effect the candidate is asked, after it what was chosen, as it was last
  return (of === 'it' ? test : { ...test, of, at: 'last' }) as Condition
}

/** @param of the target before the effect (`it`), what was chosen after it (`@name`) */
export function conditionOf(test: Json, of: string): Condition {
  const made = oneOf(TESTS, test['type'], 'condition')(test, of)
  if (of !== 'it' || !('of' in made)) return made
  const { of: _, ...rest } = made as { of?: string }
  return rest as Condition
}

const LANES: Record<string, 'lt' | 'gt' | 'eq'> = {
  FEWER_THAN_OPPONENT: 'lt',
  MORE_THAN_OPPONENT: 'gt',
  EQUAL_TO_OPPONENT: 'eq',
}

/** `playCondition`: how many lanes each side controls. */
export function playConditionOf(test: Json): Condition {
  if (test['type'] !== 'LANE_CONTROL_COMPARISON')
    throw new Error(`play condition "${String(test['type'])}" is unknown`)
  const cmp = oneOf(LANES, test['comparison'] ?? test['value'], 'comparison of lanes')
  return { ...lanesOf('own'), [cmp]: lanesOf('opponent') } as Condition
}

const lanesOf = (by: string): { count: Target } => ({
  count: { kind: 'lane', where: { field: 'controller', oneOf: [by] } },
})
