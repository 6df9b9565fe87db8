// The keys each construct may have, as the language says. The text refuses to leave out another one in silence.
import {
  ABILITY_FIELDS,
  FILTERS,
  KIND_FIELDS,
  MODIFIERS,
  PASSIVE,
  SELECTION,
  STEP_FIELDS,
  verbOf,
  type Params,
  type Step,
} from '../../language.ts'
import { ownVerbIn, paramsOf } from '../../own-verbs.ts'
import type { Scope } from './scope.ts'

const KEYS = {
  target: { ...FILTERS, ...KIND_FIELDS, ...SELECTION },
  modifier: { ...MODIFIERS, ...PASSIVE },
  // `lastKnown`, `needsTarget` and `tags` say nothing a player acts upon.
  ability: ABILITY_FIELDS,
} as const satisfies Record<string, Params>

export function checkStepKeys(scope: Scope, step: Step): void {
  const own = ownVerbIn(scope.book.pack.manifest, step.do)
  const params = verbOf(step.do)?.params ?? (own && paramsOf(own))
  if (params) refuse(scope, 'step', step, { ...STEP_FIELDS, ...params }, 'do')
}

export const checkKeys = (scope: Scope, construct: keyof typeof KEYS, node: object): void =>
  refuse(scope, construct, node, KEYS[construct], 'kind')

function refuse(
  scope: Scope,
  construct: string,
  node: object,
  known: Params,
  discriminant: 'do' | 'kind',
): void {
  for (const key of Object.keys(node))
    if (!Object.hasOwn(known, key) && key !== discriminant)
      scope.book.missing(
        [construct, key],
        `no pattern says what "${key}" means in a ${construct} (${scope.book.lang})`,
      )
}
