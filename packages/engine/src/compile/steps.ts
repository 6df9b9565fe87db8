// Compiling the steps of one ability: the flat list, their records, names for later steps.
import type { Ability, Step, Target, When } from '../language/ability.ts'
import { RECORDS, RECORD_SIZE } from '../run/frame.ts'
import { SCRATCH } from '../state/head.ts'
import type { VerbCode } from '../verbs/verb.ts'
import type { CompiledStep } from './ability.ts'
import { statReader } from './amounts.ts'
import { fail, type Context } from './context.ts'
import type { ModifierOrigin } from './passive.ts'
import { nameInfo, typeOfKind } from './refs.ts'
import { asks, cuts, some, type Flat } from './segments.ts'
import { compileStep } from './step.ts'

function verbOf(ctx: Context, name: string): VerbCode {
  const verb = ctx.rules.game.code.verbs?.[name]
  if (verb === undefined || (verb.change ?? verb.whole) === undefined) return fail(ctx, name)
  return verb
}

/** Inner lists follow the step that has them, closed by a step that jumps back. */
function flatten(steps: readonly Step[], ctx: Context): Flat[] {
  const out: Flat[] = []
  const add = (step: Step, verb: VerbCode, rest: Partial<Flat> = {}) =>
    out.push({ step, verb, inLoop: false, jump: -1, opener: -1, ...rest }) - 1
  for (const step of steps) {
    const verb = verbOf(ctx, step.do)
    const at = add(step, verb)
    if (verb.inner === undefined) continue
    for (const inner of verb.inner(step)) add(inner, verbOf(ctx, inner.do), { inLoop: true })
    const end = verb.closedBy!
    add({ do: end.name }, end, { inLoop: true, jump: at + 1, opener: at })
    out[at].jump = out.length
  }
  return out
}

/** Steps without a name or a choice share one record. */
function recordsOf(flat: readonly Flat[]): { of: number[]; n: number } {
  let n = 0
  let shared = -1
  const of = flat.map(({ step, verb }, i) => {
    if (i === 0 || step.as !== undefined || asks(step) || verb.keepsCount) return n++
    if (shared < 0) shared = n++
    return shared
  })
  return { of: of.map((record) => RECORDS + record * RECORD_SIZE), n }
}

export interface CompiledSteps {
  steps: CompiledStep[]
  records: number
  frameSize: number
  things: Set<number>
  /** Records whose picks stand on the board. */
  units: Set<number>
}

export function compileSteps(
  ability: Ability,
  ctx: Context,
  label: string,
  origins: ModifierOrigin[],
): CompiledSteps {
  const flat = flatten(ability.steps ?? [], ctx)
  const cut = cuts(flat, ctx.rules.game.manifest.policies.commit)
  const records = recordsOf(flat)
  let size = RECORDS + records.n * RECORD_SIZE
  const snapshots = snapshotsOf(ability.steps ?? [])
  const things = new Set<number>()
  const units = new Set<number>()
  const names: Context['names'] = new Map()
  const steps = flat.map((entry, index) => {
    const { step, verb, opener } = entry
    const record = records.of[index]
    const compiled = compileStep(
      {
        entry,
        index,
        cut: cut[index],
        later: flat.slice(index + 1),
        opener: opener < 0 ? null : { step: flat[opener].step, record: records.of[opener] },
        label,
        origins,
      },
      { ...ctx, names, record },
    )
    const kind = pickKind(step, verb, names)
    if (typeOfKind(kind) === 'thing' && verb.stands !== 'option') things.add(record)
    if (kind === 'unit' || kind === 'section' || kind === 'terrain') units.add(record)
    if (step.as === undefined) return compiled
    const info = nameInfo(record, verb, kind)
    for (const [key, { stat, last }] of snapshots.get(step.as) ?? []) {
      info.snapshots.set(key, size)
      const read = statReader(stat, (_m, _s, it) => it, ctx)
      compiled.snapshots.push({ slot: size++, last, read })
    }
    names.set(step.as, info)
    return compiled
  })
  // a run that is only imagined has no more room
  if (size > SCRATCH) fail(ctx, label)
  return { steps, records: records.n, frameSize: size, things, units }
}

/** What a name of this step stands for. */
function pickKind(
  step: Step,
  { stands }: VerbCode,
  names: Context['names'],
): Target['kind'] | null {
  if (stands !== undefined && stands !== 'option') return stands
  for (const source of [step.target, step.each]) {
    if (typeof source === 'object') return source.kind
    if (typeof source === 'string' && source.startsWith('@'))
      return names.get(source.slice(1).split('.')[0])?.kind ?? null
  }
  return 'unit'
}

type Snapshots = Map<string, { stat: string; last: boolean }>

/** `{stat, of: "@x", at: "pick"}` anywhere: the values step x has to remember. */
function snapshotsOf(steps: readonly Step[]): Map<string, Snapshots> {
  const out = new Map<string, Snapshots>()
  some(steps, (node) => {
    const { stat, of, at } = (node ?? {}) as { stat?: string; of?: string; at?: When }
    if (at === undefined || stat === undefined || !of?.startsWith('@')) return false
    const name = of.slice(1)
    out.set(name, (out.get(name) ?? new Map()).set(at + stat, { stat, last: at === 'last' }))
    return false
  })
  return out
}
