// Abilities as a whole: subjects and roles that the event has, costs that can be paid, timings that
// the source can be used at.
import { isObject } from '../draft.ts'
import type { Ability } from '../language.ts'
import { inside, type Place } from '../problem.ts'
import type { Scope, Visitor } from '../walk/visitor.ts'
import { isThing, isUnknownContext, judgeOneOf, payloadOf, type Check } from './check.ts'

/** Events emitted when their subject is not on the board, or no more; only things there, or `lastKnown`, react. */
const TOLD_BEHIND = [
  'died',
  'left',
  'removed',
  'card-drawn',
  'card-discarded',
  'card-moved',
  'card-played',
]

const isDeaf = ({ on = '', of, role, lastKnown }: Ability): boolean =>
  TOLD_BEHIND.includes(on) && of === 'self' && role === undefined && lastKnown !== true

export function abilityRules(check: Check): Visitor {
  const { report, manifest } = check

  function ability(ability: Ability, at: Place, { holder }: Scope): void {
    const payload = payloadOf(check, ability)
    if (payload && !isUnknownContext(check, ability)) checkTrigger(check, ability, payload, at)
    cost(ability, at)
    if (holder.kind === 'definition' && holder.class) reachable(check, ability, holder.class, at)
  }

  function cost({ cost }: Ability, at: Place): void {
    for (const [key, amount] of Object.entries(cost ?? {})) {
      const place = inside(at, 'cost', key)
      if (key === 'exhaust' && amount !== true)
        report(place, amount, 'can only be true, or be left out')
      else if (key === 'exhaust' && !manifest.exhaustion)
        report(place, amount, 'this game declares no status for exhaustion (manifest.exhaustion)')
      else if (key !== 'exhaust' && amount === true) report(place, amount, 'expected an amount')
      else if (typeof amount === 'number' && amount < 1) report(place, amount, 'must be at least 1')
    }
  }

  return { ability }
}

/** A board timing on something that is never on the board can never be used. */
function reachable(
  { report, manifest }: Check,
  { when, on, of, lastKnown, ...rest }: Ability,
  shelf: string,
  at: Place,
): void {
  const trigger = on !== undefined && !(of === 'self' && (lastKnown || isDeaf({ on, of })))
  const key = trigger ? 'on' : (['before', 'passive'] as const).find((kind) => rest[kind])
  const isNowhere = manifest.classes[shelf]?.place === 'none'
  if (key !== undefined && isNowhere && !manifest.verbs?.includes('attach'))
    report(
      inside(at, key),
      on ?? rest.before,
      `a ${shelf} is never on the board, where this works; a trigger with "of": "self" and "lastKnown": true hears what happens to the card`,
    )
  const timing = when === undefined ? undefined : manifest.timings[when]
  const declared = manifest.classes[shelf]
  if (!timing?.from || !declared?.place) return
  const onBoard = timing.from === 'board'
  if (onBoard && (declared.place === 'none' || declared.terrain))
    report(inside(at, 'when'), when, `a ${shelf} is never on the board`)
  if (!onBoard && declared.card === undefined)
    report(inside(at, 'when'), when, `a ${shelf} is never a card`)
}

function checkTrigger(
  check: Check,
  ability: Ability,
  payload: Map<string, string>,
  at: Place,
): void {
  const { report } = check
  const things = [...payload].filter(([, kind]) => isThing(kind)).map(([name]) => name)
  if (ability.role !== undefined)
    judgeOneOf(check, 'role in this event', ability.role, things, inside(at, 'role'))
  else if (ability.of !== undefined && things.length === 0)
    report(inside(at, 'of'), ability.of, 'this event has no subject')
  if (ability.role !== undefined && ability.of === undefined)
    report(inside(at, 'role'), ability.role, '"role" needs "of": say who has this role')
  if (isDeaf(ability))
    report(
      inside(at, 'on'),
      ability.on,
      ability.on === 'died'
        ? 'the source has left the board when this event happens: write "on": "dying" or "lastKnown": true'
        : 'the source is not on the board when this event happens: write "lastKnown": true',
    )
  if (ability.seat !== undefined && ![...payload.values()].includes('seat'))
    report(inside(at, 'seat'), ability.seat, 'this event has no seat')
}

/** Names of a holder's abilities must differ: actions and causes refer to abilities by name. */
export function checkAbilityNames(check: Check): void {
  for (const holder of check.draft.holders) {
    const seen = new Set<string>()
    for (const { value, at } of holder.abilities) {
      const name = isObject(value) ? value['name'] : undefined
      if (typeof name !== 'string') continue
      if (seen.has(name))
        check.report(inside(at, 'name'), name, 'another ability here has the same name')
      seen.add(name)
    }
  }
}
