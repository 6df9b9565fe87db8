// Abilities as a whole: subjects and roles that the event has, costs that can be paid, timings that
// the source can ever be used at.
import { isObject } from '../draft.ts'
import type { Ability } from '../language.ts'
import { inside, type Place } from '../problem.ts'
import type { Scope, Visitor } from '../walk/visitor.ts'
import { isThing, isUnknownContext, judgeOneOf, payloadOf, type Check } from './check.ts'

/** Told when its subject is off the board; only what is on it, or `lastKnown`, hears it. */
const TOLD_BEHIND = ['died', 'left', 'removed']

const isDeaf = ({ on = '', of, role, lastKnown }: Ability): boolean =>
  TOLD_BEHIND.includes(on) && of === 'self' && role === undefined && lastKnown !== true

export function abilityRules(check: Check): Visitor {
  const { report, manifest } = check

  function ability(ability: Ability, at: Place, { holder }: Scope): void {
    const payload = payloadOf(check, ability)
    if (payload && !isUnknownContext(check, ability)) trigger(ability, payload, at)
    cost(ability, at)
    if (holder.kind === 'definition' && holder.class) reachable(ability, holder.class, at)
  }

  function trigger(ability: Ability, payload: Map<string, string>, at: Place): void {
    const things = [...payload].filter(([, kind]) => isThing(kind)).map(([name]) => name)
    if (ability.role !== undefined)
      judgeOneOf(check, 'role in this event', ability.role, things, inside(at, 'role'))
    else if (ability.of !== undefined && things.length === 0)
      report(inside(at, 'of'), ability.of, 'nothing is the subject of this event')
    if (ability.role !== undefined && ability.of === undefined)
      report(inside(at, 'role'), ability.role, 'who plays this role? Say it with "of"')
    if (isDeaf(ability))
      report(
        inside(at, 'on'),
        ability.on,
        'its source is gone when this is told: write "on": "dying" or "lastKnown": true',
      )
    if (ability.seat !== undefined && ![...payload.values()].includes('seat'))
      report(inside(at, 'seat'), ability.seat, 'no seat takes part in this event')
  }

  function cost({ cost }: Ability, at: Place): void {
    for (const [key, amount] of Object.entries(cost ?? {})) {
      const place = inside(at, 'cost', key)
      if (key === 'exhaust' && amount !== true) report(place, amount, 'is true or not there')
      else if (key === 'exhaust' && !manifest.exhaustion)
        report(place, amount, 'this game has no status for exhaustion (manifest.exhaustion)')
      else if (key !== 'exhaust' && amount === true) report(place, amount, 'expected an amount')
      else if (typeof amount === 'number' && amount < 1) report(place, amount, 'must be at least 1')
    }
  }

  /** A timing of the board on something that is never there can never be used. */
  function reachable({ when }: Ability, shelf: string, at: Place): void {
    const timing = when === undefined ? undefined : manifest.timings[when]
    const declared = manifest.classes[shelf]
    if (!timing?.from || !declared?.place) return
    const onBoard = timing.from === 'board'
    if (onBoard && (declared.place === 'none' || declared.terrain))
      report(inside(at, 'when'), when, `a ${shelf} is never on the board`)
    if (!onBoard && declared.card === undefined)
      report(inside(at, 'when'), when, `a ${shelf} is never a card`)
  }

  return { ability }
}

/** Abilities of one holder have different names: actions and causes call them by it. */
export function checkAbilityNames(check: Check): void {
  for (const holder of check.draft.holders) {
    const seen = new Set<string>()
    for (const { value, at } of holder.abilities) {
      const name = isObject(value) ? value['name'] : undefined
      if (typeof name !== 'string') continue
      if (seen.has(name))
        check.report(inside(at, 'name'), name, 'another ability here has this name')
      seen.add(name)
    }
  }
}
