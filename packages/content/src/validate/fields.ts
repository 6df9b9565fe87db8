// Symbol fields: what has them, and which values they can have.
import type { Condition, Step } from '../language.ts'
import { nearest } from '../nearest.ts'
import { inside, type Place } from '../problem.ts'
import type { Scope } from '../walk/visitor.ts'
import { isUnknownContext, payloadOf, pendingOf, useKey, type Check } from './check.ts'

type FieldTest = Extract<Condition, { field: string }>

export function checkField(check: Check, test: FieldTest, at: Place, scope: Scope): void {
  const values =
    test.of === 'event' || test.of === 'pending'
      ? payloadValues(check, test, at, scope)
      : thingValues(check, test, at, scope)
  if (!values) return
  test.oneOf.forEach((value, i) => {
    check.used.add(`value ${value}`)
    if (!values.has(value))
      check.report(
        inside(at, 'oneOf', i),
        value,
        `"${test.field}" is never this`,
        nearest(value, values),
      )
  })
}

/** Fields of a definition, symbol queries, and fields that every thing has. */
function thingValues(check: Check, test: FieldTest, at: Place, scope: Scope): Set<string> | null {
  const { field } = test
  const { manifest, lexicon } = check
  const { words, blind } = lexicon
  check.used.add(useKey('field', field))
  if (field === 'cause') {
    check.report(inside(at, 'field'), field, 'only an event has a cause ("of": "event")')
    return null
  }
  if (manifest.fields?.[field]) return new Set(manifest.fields[field])
  const query = manifest.queries[field]
  if (query?.kind === 'symbol') return query.values ? new Set(query.values) : null
  if (field === 'def') return blind.has('definition') ? null : used(check, test, 'definition')
  if (field === 'zone') return new Set([...words.zone, 'board'])
  if (field === 'controller') {
    if (!isLane(test, scope))
      check.report(inside(at, 'of'), test.of, 'only a lane has a controller ("of": "it.lane")')
    return new Set(['own', 'opponent', 'none'])
  }
  if (!blind.has('field'))
    check.report(inside(at, 'field'), field, 'unknown field', nearest(field, words.field))
  return null
}

/** A lane by its reference, the pick of a step that chose lanes, or the candidate of a target of lanes. */
function isLane({ of }: FieldTest, { it, itKind, names }: Scope): boolean {
  if (of === undefined || of === 'it') return it && (itKind === null || itKind === 'lane')
  if (/\.(?:lane|fromLane|toLane)$/.test(of)) return true
  const named = of.startsWith('@') ? names.get(of.slice(1)) : undefined
  return named !== undefined && kindOf(named.step) === 'lane'
}

/** The kind of thing a step chooses or acts on. */
function kindOf(step: Step): string | undefined {
  const { target, each } = step as { target?: unknown; each?: unknown }
  const chosen = target ?? each
  return typeof chosen === 'object' ? (chosen as { kind?: string }).kind : undefined
}

function used(check: Check, { oneOf }: FieldTest, kind: 'definition'): Set<string> {
  for (const word of oneOf) check.used.add(useKey(kind, word))
  return new Set(check.lexicon.words[kind])
}

/** Symbols in the payload of an event or a window, and the cause. */
function payloadValues(check: Check, test: FieldTest, at: Place, scope: Scope) {
  const { field, of } = test
  const isEvent = of === 'event'
  const fields = isEvent ? payloadOf(check, scope.ability) : pendingOf(check, scope.ability)
  if (!fields || isUnknownContext(check, scope.ability)) return null
  const { words } = check.lexicon
  if (field === 'cause' && isEvent) {
    for (const word of test.oneOf) check.used.add(useKey('tag', word))
    return new Set(words.tag)
  }
  const kind = fields.get(field)
  if (kind !== 'symbol' && kind !== 'status') {
    const symbols = [...fields].filter(([, one]) => one === 'symbol' || one === 'status')
    const legal = [...symbols.map(([name]) => name), ...(isEvent ? ['cause'] : [])]
    const message = `not a symbol of this ${isEvent ? 'event' : 'window'}`
    check.report(inside(at, 'field'), field, message, nearest(field, legal))
    return null
  }
  return symbolValues(check, field)
}

/** Symbols whose values are words of the pack; other symbols belong to the game's code. */
function symbolValues(check: Check, field: string): Set<string> | null {
  const { words, blind } = check.lexicon
  const kinds = {
    phase: 'phase',
    status: 'status',
    timing: 'timing',
    window: 'window',
    query: 'query',
    what: 'resource',
    track: 'track',
    type: 'damageType',
  } as const
  const kind = kinds[field as keyof typeof kinds]
  if (kind) return blind.has(kind) ? null : new Set(words[kind])
  const isZone = field === 'from' || field === 'to'
  return isZone && !blind.has('zone') ? new Set([...words.zone, 'board', 'none']) : null
}
