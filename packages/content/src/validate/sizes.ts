// Limits that no schema can check: over the whole pack, over nested lists, and where the limit depends on the verb.
import { CEILINGS, written, type Ceiling } from '../ceilings.ts'
import { verbOf, type Ability, type Amount, type Step } from '../language.ts'
import { inside, type Place } from '../problem.ts'
import { isRange } from '../walk/ability.ts'
import type { Visitor } from '../walk/visitor.ts'
import type { Check } from './check.ts'

const MANIFEST: Place = { file: 'manifest.json', path: [] }

export function checkSizes(check: Check): void {
  const { manifest, draft } = check
  const { space } = manifest
  const abilities = draft.holders.flatMap((holder) => holder.abilities)
  const holders = (kind: string) => draft.holders.filter((holder) => holder.kind === kind)
  const first = (kind: string) => holders(kind).at(-1)?.at ?? MANIFEST
  const files = { status: 'statuses', keyword: 'keywords', basic: 'basics' } as const
  judge(check, CEILINGS.cards, holders('definition').length, first('definition'))
  for (const [kind, key] of Object.entries(files))
    judge(check, CEILINGS[key], holders(kind).length, first(kind))
  judge(check, CEILINGS.abilities, abilities.length, abilities.at(-1)?.at ?? MANIFEST)
  judge(check, CEILINGS.decks, draft.decks.length, { file: 'decks.json', path: [] })
  judge(check, CEILINGS.behaviours, draft.behaviours.length, { file: 'behaviours.json', path: [] })
  for (const { value, at } of draft.decks) {
    const cards = Object.values(value.cards).reduce((sum, n) => sum + n, 0)
    judge(check, CEILINGS.deckSize, cards, inside(at, 'cards'))
  }
  if (space.kind === 'grid')
    judge(check, CEILINGS.cells, space.rows * space.cols, inside(MANIFEST, 'space'))
  for (const key of ['zones', 'resources', 'queries', 'timings', 'windows', 'events'] as const)
    judge(check, CEILINGS[key], Object.keys(manifest[key] ?? {}).length, inside(MANIFEST, key))
  for (const [name, { pending }] of Object.entries(manifest.windows ?? {}))
    judge(
      check,
      CEILINGS.payload,
      Object.keys(pending ?? {}).length,
      inside(MANIFEST, 'windows', name, 'pending'),
    )
  groups(check)
  charges(check)
}

/** Any unit may get the abilities of statuses, keywords and basics. */
function charges(check: Check): void {
  const { timings } = check.manifest
  const limited = check.draft.holders
    .filter(({ kind }) => kind !== 'definition')
    .flatMap(({ abilities }) => abilities)
    .filter(({ value }) => value?.limit ?? timings[value?.when ?? '']?.limit)
  judge(check, CEILINGS.limited, limited.length, limited.at(-1)?.at ?? MANIFEST)
}

/** Groups of exclusive triggers are told apart by bits. */
function groups(check: Check): void {
  const named = new Map<string, Place>()
  for (const { abilities } of check.draft.holders)
    for (const { value, at } of abilities)
      if (typeof value?.exclusive === 'string') named.set(value.exclusive, inside(at, 'exclusive'))
  judge(check, CEILINGS.groups, named.size, [...named.values()].at(-1) ?? MANIFEST)
}

function judge({ report }: Check, { most, what }: Ceiling, n: number, at: Place): void {
  if (n > most) report(at, n, `at most ${written(most)} ${what}; leave some out`)
}

export function sizeRules(check: Check): Visitor {
  const literal = (amount: unknown, ceiling: Ceiling, at: Place) => {
    if (typeof amount === 'number') judge(check, ceiling, amount, at)
  }
  return {
    ability: ({ steps }: Ability, at) =>
      judge(check, CEILINGS.steps, count(steps ?? []), inside(at, 'steps')),
    step(step: Step, at) {
      const { times } = step
      const most: Amount | undefined =
        typeof times === 'object' && isRange(times) ? times.max : (times as Amount | undefined)
      literal(most, CEILINGS.times, inside(at, 'times'))
      for (const [name, { isRounds }] of Object.entries(verbOf(step.do)?.params ?? {}))
        if (isRounds) literal(step[name as keyof Step], CEILINGS.rounds, inside(at, name))
    },
    target: (_target, _use, at, { targets }) => judge(check, CEILINGS.targets, targets, at),
  }
}

const count = (steps: readonly Step[]): number =>
  steps.reduce((sum, { steps: inner }) => sum + 1 + (Array.isArray(inner) ? count(inner) : 0), 0)
