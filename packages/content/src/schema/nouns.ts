// Filters, targets and modifiers: objects whose fields the tables of the language name.
import {
  FILTERS,
  KIND_FIELDS,
  MODIFIERS,
  PASSIVE,
  SELECTION,
  TARGET_KINDS,
  type Filters,
  type Modifier,
  type Target,
} from '../language.ts'
import { z } from 'zod'
import { oneOrList, type Grammar } from './grammar.ts'
import { fieldsOf } from './taken.ts'

export const filtersSchema = (g: Grammar) =>
  z.strictObject(fieldsOf(g, FILTERS)) as z.ZodType<Filters>

export const targetSchema = (g: Grammar) =>
  z.strictObject({
    kind: z.enum(TARGET_KINDS),
    ...fieldsOf(g, { ...FILTERS, ...KIND_FIELDS, ...SELECTION }),
  }) as unknown as z.ZodType<Target>

export function modifierSchema(g: Grammar): z.ZodType<Modifier> {
  // a list means one modifier for each entry; the loader expands it, so later code sees single queries
  const query = oneOrList(g.word('query')).optional()
  return z.strictObject({
    ...fieldsOf(g, { ...MODIFIERS, ...PASSIVE }),
    query,
  }) as unknown as z.ZodType<Modifier>
}
