// Behaviours: every intent a rule names exists, every word is declared in the manifest, every formula is
// on the whitelist. There is no silent fallback: a broken behaviour does not load.
import type {
  Behaviour,
  BehaviourCondition,
  BehaviourRule,
  BehaviourWords,
  Intent,
} from '../language.ts'
import { nearest } from '../nearest.ts'
import { inside, type Place } from '../problem.ts'
import { judgeOneOf, judgeWord, type Check } from './check.ts'

export function checkBehaviours(check: Check): void {
  const { behaviours } = check.draft
  const words = check.manifest.behaviours
  if (behaviours.length === 0) return
  if (words === undefined)
    return check.report(
      { file: 'manifest.json', path: ['behaviours'] },
      undefined,
      'is missing: it declares the words of behaviours.json',
    )
  const seen = new Set<string>()
  for (const { at, value } of behaviours) {
    if (seen.has(value.id)) check.report(inside(at, 'id'), value.id, 'this id is taken')
    seen.add(value.id)
    checkBehaviour(check, words, value, at)
  }
}

function checkBehaviour(check: Check, words: BehaviourWords, one: Behaviour, at: Place): void {
  const intents = Object.keys(one.intents)
  const used = new Set([one.default_intent])
  judgeOneOf(check, 'intent', one.default_intent, intents, inside(at, 'default_intent'))
  one.rules.forEach((rule, i) =>
    checkRule(check, words, rule, intents, used, inside(at, 'rules', i)),
  )
  for (const [name, intent] of Object.entries(one.intents)) {
    const place = inside(at, 'intents', name)
    if (!used.has(name)) check.report(place, name, 'nothing uses this intent')
    checkIntent(check, words, intent, place)
  }
}

function checkRule(
  check: Check,
  words: BehaviourWords,
  rule: BehaviourRule,
  intents: readonly string[],
  used: Set<string>,
  at: Place,
): void {
  const isWeighted = rule.type !== undefined
  if (isWeighted !== (rule.pool !== undefined))
    check.report(at, undefined, 'a pool belongs to weighted_random rules, and they need one')
  if (isWeighted === (rule.intent !== undefined))
    check.report(at, undefined, 'a rule names either one intent or a pool of intents')
  const named = [
    ...(rule.intent === undefined ? [] : [{ name: rule.intent, place: inside(at, 'intent') }]),
    ...(rule.pool ?? []).map(({ intent }, k) => ({
      name: intent,
      place: inside(at, 'pool', k, 'intent'),
    })),
  ]
  for (const { name, place } of named) {
    used.add(name)
    judgeOneOf(check, 'intent', name, intents, place)
  }
  const { condition } = rule
  if (condition === undefined) return
  if (Array.isArray(condition))
    condition.forEach((one, k) => checkCondition(check, words, one, inside(at, 'condition', k)))
  else checkCondition(check, words, condition, inside(at, 'condition'))
}

function checkCondition(
  check: Check,
  words: BehaviourWords,
  condition: BehaviourCondition,
  at: Place,
): void {
  const { type, operator, value, mod } = condition
  const place = inside(at, 'type')
  if (!judgeOneOf(check, 'condition', type, Object.keys(words.conditions), place)) return
  const isNumber = words.conditions[type] === 'number'
  if (isNumber !== (typeof value === 'number'))
    check.report(
      inside(at, 'value'),
      value,
      isNumber ? 'expected a number' : 'expected true or false',
    )
  if (isNumber && operator === undefined)
    check.report(inside(at, 'operator'), undefined, 'is missing: a number needs a comparison')
  if (!isNumber && (operator ?? mod) !== undefined)
    check.report(at, type, 'is either true or false, so it takes no operator')
}

function checkIntent(check: Check, words: BehaviourWords, intent: Intent, at: Place): void {
  judgeOneOf(check, 'intent type', intent.type, words.intents, inside(at, 'type'))
  const numbers = [intent.value, intent.value_formula, intent.resonance_shift]
  if (numbers.filter((one) => one !== undefined).length > 1)
    check.report(at, undefined, 'has one of value, value_formula, resonance_shift, not several')
  if (intent.value_formula !== undefined)
    checkFormula(check, words, intent.value_formula, inside(at, 'value_formula'))
  if (intent.summons !== undefined)
    judgeWord(check, 'definition', intent.summons, inside(at, 'summons'))
}

/** `power`, or `power * heavyAttackMultiplier`: only these forms, and never a number. */
function checkFormula(check: Check, words: BehaviourWords, formula: string, at: Place): void {
  const { values, scaled, multipliers } = words.formulas
  const [value, multiplier, ...rest] = formula.split(' * ')
  const form = `${values.join(', ')}${scaled.length > 0 ? `, or ${scaled.join(', ')} * MULTIPLIER` : ''}`
  if (/\d/.test(formula))
    return check.report(
      at,
      formula,
      `a formula cannot contain a number: put it in balance.json (${form})`,
    )
  if (rest.length > 0 || !values.includes(value))
    return check.report(
      at,
      formula,
      `not a formula; the forms are ${form}`,
      nearest(formula, values),
    )
  if (multiplier === undefined) return
  if (!scaled.includes(value))
    return check.report(at, formula, `"${value}" cannot be multiplied; the forms are ${form}`)
  const keys = Object.keys(check.draft.balance)
  const key = `${multipliers}.${multiplier}`
  if (keys.includes(key)) check.used.add(`balance ${key}`)
  else {
    const known = keys.flatMap((one) =>
      one.startsWith(`${multipliers}.`) ? [one.slice(multipliers.length + 1)] : [],
    )
    check.report(at, formula, `balance.json has no "${key}"`, nearest(multiplier, known))
  }
}
