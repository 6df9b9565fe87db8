// Abilities: one strict object per kind. A key tells which kind an ability is.
import { z } from 'zod'
import {
  ABILITY_FIELDS,
  ABILITY_KINDS,
  KIND_TAKES,
  type Ability,
  type AbilityKind,
} from '../language.ts'
import type { Grammar } from './grammar.ts'
import { fieldOf } from './taken.ts'

/** Keys that an ability must have if its kind takes them. */
const NEEDED: readonly string[] = [...ABILITY_KINDS, 'steps']

export type AbilitySchemas = Record<AbilityKind, z.ZodType<Ability>>

export const abilitySchemas = (g: Grammar): AbilitySchemas =>
  Object.fromEntries(ABILITY_KINDS.map((kind) => [kind, kindSchema(g, kind)])) as AbilitySchemas

function kindSchema(g: Grammar, kind: AbilityKind): z.ZodType {
  const fields = [kind, ...KIND_TAKES[kind]].map((name) => {
    const param = ABILITY_FIELDS[name]
    return [name, fieldOf(g, NEEDED.includes(name) ? { ...param, needed: true } : param)]
  })
  return z.strictObject(Object.fromEntries(fields) as Record<string, z.ZodType>)
}
