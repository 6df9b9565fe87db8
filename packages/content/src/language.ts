// The language's types and word tables, taken from the engine in one place.
import { ABILITY_KINDS, type Ability, type AbilityKind } from '@cardwright/engine'

export type * from '@cardwright/engine'
export {
  ABILITY_KINDS,
  CANCELLABLE,
  COMPARATORS,
  EVENTS,
  PLACE_FIELDS,
  REF_ROOTS,
  REPLACEABLE,
  SKIPS,
  TARGET_KINDS,
  VERBS,
  verbWords,
} from '@cardwright/engine'

/** Which of the five an ability is; its shape has been checked, so it is exactly one. */
export function kindOf(ability: Ability): AbilityKind {
  return ABILITY_KINDS.find((kind) => ability[kind] !== undefined)!
}
