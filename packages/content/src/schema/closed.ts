// The schemas closed over one pack: every word is an enum of the words the game has.
import { z } from 'zod'
import { EVENTS, REPLACEABLE, type Manifest, type Pack } from '../language.ts'
import { lexiconOf, type Lexicon } from '../lexicon.ts'
import { behaviourSchema, matrixSchema } from './behaviour.ts'
import { buildGrammar } from './build.ts'
import { balanceSchema, deckSchema, definitionSchemas, matchupsSchema } from './definition.ts'
import { CEILINGS } from '../ceilings.ts'
import { atMost, type WordSource } from './grammar.ts'
import { manifestSchema } from './manifest.ts'

export type PackPart =
  | 'manifest'
  | 'cards'
  | 'statuses'
  | 'keywords'
  | 'basics'
  | 'decks'
  | 'matchups'
  | 'balance'
  | 'behaviours'
  | 'matrix'

export function closedSchemas(pack: Omit<Pack, 'hash' | 'text'>) {
  const lexicon = lexiconOf(pack.manifest, {
    definitions: pack.definitions.map(({ id }) => id),
    statuses: pack.statuses.map(({ id }) => id),
    keywords: pack.keywords.map(({ id }) => id),
    basics: pack.basics.map(({ id }) => id),
    decks: pack.decks.map(({ id }) => id),
    balance: Object.keys(pack.balance),
  })
  const { g, nouns, abilities } = buildGrammar({
    word: closedWords(lexicon),
    ownVerbs: pack.manifest.ownVerbs,
    ref: z.string().regex(REFERENCE),
    amountText: amountTexts(lexicon),
  })
  const ability = z.union(Object.values(abilities))
  const { card, variant, status, keyword, basic } = definitionSchemas(g, ability)
  const either = z.union([card, variant])
  const parts: Record<PackPart, z.ZodType> = {
    manifest: manifestSchema(g),
    cards: z.strictObject({ class: g.word('class'), cards: atMost(either, CEILINGS.cards) }),
    statuses: atMost(status, CEILINGS.statuses),
    keywords: atMost(keyword, CEILINGS.keywords),
    basics: atMost(basic, CEILINGS.basics),
    decks: atMost(deckSchema, CEILINGS.decks),
    balance: balanceSchema,
    behaviours: atMost(behaviourSchema, CEILINGS.behaviours),
    matchups: matchupsSchema,
    matrix: matrixSchema,
  }
  return { nouns: { ...nouns, ability }, parts }
}

/** `self`, `target.lane`, `@name.field`, `event.unit.owner` … */
const REFERENCE =
  /^(?:(?:self|it|target|host|actor|opponent|active|giver|per|hero|world)(?:\.\w+)?|(?:event|pending)(?:\.\w+){0,2}|@[A-Za-z][\w-]*(?:\.\w+)?)$/

/** An enum of the game's words; a vocabulary without words takes none. */
function closedWords({ words, manifest }: Lexicon): WordSource {
  return (kind, ...extra) => {
    const more = kind === 'field' ? payloadSymbols(manifest) : []
    const [first, ...rest] = new Set([...words[kind], ...extra, ...more])
    return first === undefined ? z.never() : z.enum([first, ...rest])
  }
}

/** Symbols that events and windows carry: `{field: "track", of: "event"}`. */
function payloadSymbols({ events = {}, windows = {} }: Manifest): string[] {
  const tables: Record<string, readonly string[]>[] = [EVENTS, REPLACEABLE, events]
  const payloads = tables.flatMap((table) => Object.values(table).flat())
  const pending = Object.values(windows).flatMap((window) => Object.entries(window.pending))
  return [...payloads.map((field) => field.split(':')), ...pending]
    .filter(([, kind]) => kind === 'symbol' || kind === 'status')
    .map(([name]) => name)
}

function amountTexts({ words }: Lexicon): z.ZodType<string> {
  const recorded = z.string().regex(/^(?:@[A-Za-z][\w-]*|event|pending)\.\w+$/)
  const [first, ...rest] = [...words.balance].map((key) => `$${key}`)
  return first === undefined ? recorded : z.union([z.enum([first, ...rest]), recorded])
}
