// What a verb has to say about a step beyond its parameters, when a pack is checked.
import type { AbilityKind, Manifest, Step, Target } from '@cardwright/engine'

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
  if (of === 'world' && (target ?? each) !== undefined)
    the.report(
      [target === undefined ? 'each' : 'target'],
      target ?? each,
      'the match has it: leave this out',
    )
  for (const [key, whom] of Object.entries({ target, each }))
    if (who === undefined && isSearched(whom) && !HOLDERS[of].includes((whom as Target).kind))
      the.report(
        [key, 'kind'],
        (whom as Target).kind,
        `${what} belongs to a ${of}, not to a ${(whom as Target).kind}`,
      )
  if (who !== undefined && (who === 'world') !== (of === 'world'))
    the.report(['who'], who, `this resource belongs to a ${of}`)
}

/** What can have a resource of each sort; a place that is picked only says where. */
const HOLDERS: Record<string, readonly string[]> = {
  unit: ['unit', 'card', 'section', 'lane', 'line', 'cell'],
  section: ['section', 'lane'],
  card: ['card', 'type', 'unit'],
  seat: ['seat', 'deck', 'lane', 'line', 'cell'],
  world: [],
}

/** Recipients say whose it is; then nobody reads "who". */
export function judgeWho({ who, target, each }: Step, the: Judge): void {
  if (who !== undefined && (target ?? each) !== undefined)
    the.report(['who'], who, 'its recipients say whose it is, so "who" has no effect')
}

export const isOfThings = (of: string | undefined): boolean => of === 'unit' || of === 'section'
