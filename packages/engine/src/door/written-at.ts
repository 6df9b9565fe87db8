// Where a running step is written in the pack, for generating its text.
import type { CompiledAbility } from '../tables/ability.ts'
import type { Ability, Step } from '../language/ability.ts'
import type { Pack } from '../language/pack.ts'

/** The ability's place among those of its holder, the step's place in it, inner steps after that. */
export function writtenAt(pack: Pack, ability: CompiledAbility, step: Step): number[] {
  const lists = abilitiesOf(pack, ability.holder)
  const list = lists.find((one) => one.includes(ability.source)) ?? []
  return [list.indexOf(ability.source), ...(pathTo(ability.source.steps ?? [], step) ?? [])]
}

/** A definition and a status may share their name. */
function abilitiesOf(pack: Pack, holder: string): Ability[][] {
  return [pack.definitions, pack.statuses, pack.keywords, pack.basics].flatMap((all) =>
    all.filter(({ id }) => id === holder).map(({ abilities }) => abilities ?? []),
  )
}

function pathTo(steps: readonly Step[], wanted: Step): number[] | null {
  for (const [k, step] of steps.entries()) {
    if (step === wanted) return [k]
    const inner = Array.isArray(step.steps) ? pathTo(step.steps, wanted) : null
    if (inner) return [k, ...inner]
  }
  return null
}
