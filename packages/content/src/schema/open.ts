// The schemas that the loader checks shapes with: any word will do, and abilities are checked one by one.
import { z } from 'zod'
import type { OwnVerbs } from '../own-verbs.ts'
import { behaviourSchema, matrixSchema } from './behaviour.ts'
import { buildGrammar } from './build.ts'
import {
  balanceSchema,
  deckSchema,
  definitionSchemas,
  matchupsSchema,
  shelfSchema,
} from './definition.ts'
import { manifestSchema } from './manifest.ts'

export type OpenSchemas = ReturnType<typeof buildOpenSchemas>

/** Built once per set of own verbs: building costs more than checking a pack. */
export function openSchemas(own: OwnVerbs): OpenSchemas {
  const key = JSON.stringify(own)
  const known = built.get(key)
  if (known) return known
  const fresh = buildOpenSchemas(own)
  built.set(key, fresh)
  return fresh
}

const built = new Map<string, OpenSchemas>()

function buildOpenSchemas(ownVerbs: OwnVerbs) {
  const { g, abilities } = buildGrammar({ ownVerbs })
  const { card, status, keyword, basic } = definitionSchemas(g, z.unknown())
  return {
    abilities,
    manifest: manifestSchema(g),
    shelf: shelfSchema(g),
    definition: card,
    status,
    keyword,
    basic,
    deck: deckSchema,
    balance: balanceSchema,
    behaviour: behaviourSchema,
    matchups: matchupsSchema,
    matrix: matrixSchema,
  }
}
