// Checks what behaviours mean in this game: intents have the number they need, each behaviour is somebody's, and
// each rule can come to its turn. [TW-14] [TW-18]
import type { Behaviour, BehaviourCondition, BehaviourRule, Intent, Pack } from '@cardwright/engine'
import type { Desk, Spot } from '@cardwright/engine/author'
import { idsOf } from './manifest-words.ts'
import { inside, oneOf } from './shape.ts'

export function judgeBehaviours(pack: Pack, desk: Desk): void {
  const enemies = idsOf(pack, 'enemy')
  const followed = pack.definitions.flatMap(({ data }) => data?.['behavior_id'] ?? [])
  const isMisspelt = followed.some((id) => !pack.behaviours?.some((one) => one.id === id))
  ;(pack.behaviours ?? []).forEach((one, i) => {
    const at = (...path: (string | number)[]) => desk.inFile('behaviours.json', i, ...path)
    if (!isMisspelt && !followed.includes(one.id))
      desk.report(at('id'), one.id, 'no enemy has this behaviour: name it as a "behavior_id"')
    for (const [name, intent] of Object.entries(one.intents))
      judgeIntent(intent, enemies, at('intents', name), desk)
    judgeRules(one, at, desk)
  })
}

const NEEDS_NO_NUMBER = ['prepare', 'summon', 'ritual']
/** Nobody strikes for more. */
const MOST = 99

function judgeIntent(intent: Intent, enemies: readonly string[], at: Spot, desk: Desk): void {
  const { type, value, value_formula, resonance_shift: shift, summons } = intent
  if (type === 'summon') oneOf('enemy', enemies)(summons, inside(at, 'summons'), desk)
  else if (summons !== undefined)
    desk.report(
      inside(at, 'summons'),
      summons,
      'only an intent of the type "summon" calls somebody',
    )
  if (type === 'ritual') {
    if (shift === undefined || shift >= 0 || shift < -MOST)
      desk.report(
        inside(at, 'resonance_shift'),
        shift,
        `a ritual moves resonance towards Nav: must be from -${MOST} to -1`,
      )
  } else if (shift !== undefined)
    desk.report(inside(at, 'resonance_shift'), shift, 'only a ritual moves resonance')
  const hasNumber = value !== undefined || value_formula !== undefined
  if (NEEDS_NO_NUMBER.includes(type)) {
    if (hasNumber)
      desk.report(
        inside(at, value === undefined ? 'value_formula' : 'value'),
        value,
        `a ${type} has no value`,
      )
  } else if (!hasNumber) desk.report(at, type, 'needs a value or a value_formula')
  if (value !== undefined && (value < 1 || value > MOST))
    desk.report(inside(at, 'value'), value, `must be from 1 to ${MOST}`)
}

const all = ({ condition }: BehaviourRule): BehaviourCondition[] =>
  condition === undefined ? [] : [condition].flat()

function judgeRules({ rules }: Behaviour, at: (...path: (string | number)[]) => Spot, desk: Desk) {
  // as the game reads them: by priority, and then in the order of the file
  const order = rules
    .map((rule, k) => ({ rule, k }))
    .sort((a, b) => b.rule.priority - a.rule.priority)
  order.forEach(({ rule, k }, place) => {
    const before = order.slice(0, place).find((one) => covers(one.rule, rule))
    if (before !== undefined)
      desk.report(
        at('rules', k),
        rule.priority,
        `never comes to its turn: rule ${before.k} of priority ${before.rule.priority} always fits before it`,
      )
    all(rule).forEach((one, n) => {
      const where = Array.isArray(rule.condition)
        ? at('rules', k, 'condition', n)
        : at('rules', k, 'condition')
      if (NUMBERS[one.type] !== undefined && !isPossible([one]))
        desk.report(where, one.value, `never true: ${one.type} is ${saidRange(one)}`)
    })
    if (all(rule).every((one) => isPossible([one])) && !isPossible(all(rule)))
      desk.report(
        at('rules', k, 'condition'),
        rule.priority,
        'these conditions are never true together',
      )
  })
}

/** Whenever the later rule fits, the earlier one does. */
const covers = (earlier: BehaviourRule, later: BehaviourRule): boolean =>
  all(earlier).every((one) =>
    all(later).some((other) => JSON.stringify(one) === JSON.stringify(other)),
  )

/** What the numbers of conditions can be. */
const NUMBERS: Record<string, readonly [min: number, max: number]> = {
  hp_percent: [0, 100],
  world_resonance: [-100, 100],
  round_number: [1, Infinity],
  enemy_count: [1, 4],
}

/** A remainder says nothing of the number itself, only of what is left. */
const rangeOf = ({ type, mod }: BehaviourCondition): readonly [number, number] =>
  mod === undefined ? (NUMBERS[type] ?? [-Infinity, Infinity]) : [0, mod - 1]

function saidRange(condition: BehaviourCondition): string {
  const [min, max] = rangeOf(condition)
  return max === Infinity ? `at least ${min}` : `from ${min} to ${max}`
}

function isPossible(conditions: readonly BehaviourCondition[]): boolean {
  const groups = new Map<string, BehaviourCondition[]>()
  for (const one of conditions) {
    const key = `${one.type} ${one.mod ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].every(fitTogether)
}

function fitTogether(conditions: readonly BehaviourCondition[]): boolean {
  let [low, high] = rangeOf(conditions[0])
  let isOpenLow = false
  let isOpenHigh = false
  for (const { operator = '==', value } of conditions) {
    if (typeof value === 'boolean') {
      if (conditions.some((other) => other.value !== value)) return false
      continue
    }
    const isOpen = operator === '<' || operator === '>'
    if (operator.startsWith('<') || operator === '==')
      if (value < high || (value === high && isOpen)) [high, isOpenHigh] = [value, isOpen]
    if (operator.startsWith('>') || operator === '==')
      if (value > low || (value === low && isOpen)) [low, isOpenLow] = [value, isOpen]
  }
  if (low > high || (low === high && (isOpenLow || isOpenHigh))) return false
  return low < high || !conditions.some(({ operator, value }) => operator === '!=' && value === low)
}
