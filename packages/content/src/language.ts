// The language's types and word tables, taken from the engine in one place.
import { ABILITY_KINDS, type Ability, type AbilityKind } from '@cardwright/engine'

export type * from '@cardwright/engine'
export { ABILITY_KINDS, COMPARATORS, TARGET_KINDS } from '@cardwright/engine'
export { EVENTS, MOST_TIMES, PLACE_FIELDS, REF_ROOTS, SKIPS } from '@cardwright/engine/words'
export {
  ABILITY_FIELDS,
  AMOUNTS,
  CONDITIONS,
  DURATIONS,
  FILTERS,
  KIND_FIELDS,
  KIND_TAKES,
  MODIFIERS,
  PASSIVE,
  QUERIES,
  SELECTION,
  STEP_FIELDS,
  VERBS,
  allParams,
  isVerb,
  neededBy,
  meantBy,
  verbOf,
  verbsTaking,
} from '@cardwright/language'
export { REPLACEABLE } from '@cardwright/language/rules'
export type {
  Form,
  Judge,
  Param,
  Params,
  Recipients,
  Taken,
  Values,
  Verb,
  VerbName,
} from '@cardwright/language'

/** Which of the five kinds an ability is. The schema guarantees exactly one. */
export function kindOf(ability: Ability): AbilityKind {
  return ABILITY_KINDS.find((kind) => ability[kind] !== undefined)!
}
