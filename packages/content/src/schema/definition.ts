// Everything that carries abilities (cards and pieces, statuses, keywords, basic actions), decks,
// matchups, and balance. The schema of an ability is a parameter, so that the loader can check abilities one by one.
import type { Balance, Deck, Definition, Keyword, Matchups, Status } from '../language.ts'
import { z } from 'zod'
import { CEILINGS } from '../ceilings.ts'
import { atMost, byWord, exactly, identifier, upTo, whole, type Grammar } from './grammar.ts'

/** The shelf gives the class of all its cards. */
type CardOnShelf = Omit<Definition, 'class'>
type Holds<T, A> = Omit<T, 'abilities'> & { abilities?: A[] }

export function definitionSchemas<A>(g: Grammar, ability: z.ZodType<A>) {
  const some = atMost(ability, CEILINGS.abilitiesOfOne)
  const abilities = some.optional()
  const aliases = z.array(z.string().min(1)).min(1).optional()
  const printed = {
    types: z.array(g.word('type')).min(1).optional(),
    keywords: z.array(g.word('keyword')).min(1).optional(),
    stats: byWord(g.word('stat'), whole).optional(),
    cost: byWord(g.word('resource'), z.int().min(0).max(CEILINGS.number.most)).optional(),
    fields: z.record(z.string(), z.string().min(1)).optional(),
    icon: z.string().min(1).optional(),
    data: z.record(z.string(), z.unknown()).optional(),
    abilities,
  }
  const variantOf = g.word('definition')
  const card = z.strictObject({
    id: identifier,
    aliases,
    variantOf: variantOf.optional(),
    ...printed,
  })
  const status = z.strictObject({
    id: identifier,
    role: z.string().optional(),
    stacks: z.boolean(),
    token: z.boolean().optional(),
    keepOn: z.array(g.word('zone', 'board')).min(1).optional(),
    reveals: z.boolean().optional(),
    conceals: z.boolean().optional(),
    abilities,
  })
  const keyword = z.strictObject({ id: identifier, abilities })
  const basic = z.strictObject({ id: identifier, abilities: some.min(1) })
  const name = { id: identifier, aliases, variantOf }
  return {
    variant: z.strictObject({ ...name, ...changesOf(printed, ability) }),
    card: exactly<Holds<CardOnShelf, A>>()(card),
    status: exactly<Holds<Status, A>>()(status),
    keyword: exactly<Holds<Keyword, A>>()(keyword),
    basic: exactly<{ id: string; abilities: A[] }>()(basic),
  }
}

/** A variant writes only what differs from its original: null removes, a part changes a part. */
function changesOf<T extends Record<string, z.ZodType>>(printed: T, ability: z.ZodType) {
  const part = z.record(z.string(), z.unknown())
  const parts = { stats: part, cost: part, fields: part, data: part }
  const abilities = atMost(z.union([ability, part, z.null()]), CEILINGS.abilitiesOfOne)
  return Object.fromEntries(
    Object.entries({ ...printed, ...parts, abilities }).map(([key, schema]) => [
      key,
      schema.nullable().optional(),
    ]),
  )
}

/** A shelf of cards; the cards themselves are checked one by one. */
export const shelfSchema = (g: Grammar) =>
  z.strictObject({ class: g.word('class'), cards: atMost(z.unknown(), CEILINGS.cards) })

export const deckSchema: z.ZodType<Deck> = exactly<Deck>()(
  z.strictObject({
    id: identifier,
    role: z.string().optional(),
    cards: z.record(z.string(), upTo(CEILINGS.deckSize)),
  }),
)

const isHash = (text: string): boolean => /^[0-9a-f]{16}$/.test(text)
const games = z.int().min(0).max(CEILINGS.number.most)

export const matchupsSchema: z.ZodType<Matchups> = exactly<Matchups>()(
  z.strictObject({
    bot: z.string().min(1),
    seed: z.int(),
    lists: z.record(z.string(), z.string().refine(isHash, 'not a hash')),
    pairs: z.array(
      z.strictObject({
        first: z.string(),
        second: z.string(),
        won: games,
        drawn: games,
        lost: games,
      }),
    ),
  }),
)

/** A balance key may have parts: `combat.balance.matchMultiplier`. */
const balanceKey = z.string().regex(/^[A-Za-z][\w-]*(?:\.[A-Za-z][\w-]*)*$/, 'not a name')

export const balanceSchema: z.ZodType<Record<string, Balance>> = z.record(
  balanceKey,
  z.strictObject({ value: z.number(), unit: z.string().min(1) }),
)
