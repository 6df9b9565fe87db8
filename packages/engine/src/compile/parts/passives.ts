// Compiles every passive and files it under what brings it.
import type { Ability } from '../../language/ability.ts'
import type { Tables } from '../../tables/rules.ts'
import { contextOf, labelOf, type Holder } from '../../ask/holder.ts'
import { compilePassive } from '../modifiers.ts'
import type { ModifierOrigin, PassiveModifier } from '../../tables/passive.ts'

export type Brought = readonly (PassiveModifier[] | null)[]

export interface Passives {
  /** Every modifier origin: those of passives come first and have the lowest numbers. */
  readonly origins: ModifierOrigin[]
  readonly all: PassiveModifier[]
  readonly byDef: Brought
  readonly byStatus: Brought
  readonly byWord: Brought
}

export function passivesOf(tables: Tables): Passives {
  const { pack } = tables.game
  const origins: ModifierOrigin[] = []
  const all: PassiveModifier[] = []
  const compile = (holder: Holder, abilities: Ability[] = []): PassiveModifier[] =>
    abilities.flatMap((ability, i) =>
      (ability.passive ?? []).map((modifier) => {
        const ctx = contextOf(tables, holder, false)
        const label = labelOf(holder, abilities, i)
        const p = compilePassive(modifier, ability, ctx, label, origins.length)
        origins.push(p.origin)
        all.push(p)
        return p
      }),
    )
  const byDef = pack.definitions.map(({ id, abilities }) =>
    compile({ id, kind: 'definition', status: -1 }, abilities),
  )
  const byStatus = pack.statuses.map(({ id, abilities }, status) =>
    compile({ id, kind: 'status', status }, abilities),
  )
  const byWord = pack.keywords.map(({ id, abilities }) =>
    compile({ id, kind: 'keyword', status: -1 }, abilities),
  )
  const { statuses } = tables.things
  // a status that derives itself has no bearer yet: the world keeps watch
  const derives = (status: number) => (p: PassiveModifier) =>
    p.source.status === statuses[status].name
  const ofWorld = byStatus.flatMap((list, i) => list.filter(derives(i)))
  return {
    origins,
    all,
    byDef: byDefinition(tables, byDef, byWord, ofWorld),
    byStatus: byStatus.map((list, i) => filled(list.filter((p) => !derives(i)(p)))),
    byWord: byWord.map(filled),
  }
}

const filled = (list: PassiveModifier[]) => (list.length > 0 ? list : null)

/** Printed keywords act like the definition's own abilities. */
const byDefinition = (
  { things }: Tables,
  own: PassiveModifier[][],
  byWord: PassiveModifier[][],
  ofWorld: PassiveModifier[],
): Brought =>
  things.definitions.map(({ keywords = [] }, d) =>
    filled([
      ...(own[d] ?? []),
      ...(d === things.worldDef ? ofWorld : []),
      ...keywords.flatMap((k) => byWord[things.keywordIndex.get(k)!]),
    ]),
  )
