// What a verb has to say about a step beyond its parameters, when a pack is checked.
import type { AbilityKind, Manifest, Step } from '@cardwright/engine'

/** The pack around a step, and where to report. */
export interface Judge {
  manifest: Manifest
  /** What the ability of the step is. */
  kind: AbilityKind
  /** Class of a definition, or of what the ability is written on. */
  classOf(definition: string): string | undefined
  holder: string | undefined
  /** Steps behind this one in its list. */
  later: readonly Step[]
  /** @param at keys from the step on; none: the step as a whole */
  report(at: readonly (string | number)[], value: unknown, message: string): void
}

/** Is it one that is searched for, not one that is named? */
export const isSearched = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'kind' in value

/** Of two parameters one is needed, and no more than one. */
export function judgeEither(step: Step, the: Judge, a: keyof Step, b: keyof Step): void {
  if ((step[a] === undefined) === (step[b] === undefined))
    the.report([], undefined, `"${step.do}" needs exactly one of "${a}" and "${b}"`)
}

/** A resource of things needs a recipient; a resource of the world does not. */
export function judgeHolder({ what, who, target, each }: Step, the: Judge): void {
  const of = what === undefined ? undefined : the.manifest.resources[what]?.of
  if (of === undefined) return
  const isNobodys = who === undefined && target === undefined && each === undefined
  if (isOfThings(of) && isNobodys)
    the.report([], what, `${what} belongs to a ${of}: add a "target" or an "each"`)
  if (who !== undefined && (who === 'world') !== (of === 'world'))
    the.report(['who'], who, `this resource belongs to a ${of}`)
}

export const isOfThings = (of: string | undefined): boolean => of === 'unit' || of === 'section'
