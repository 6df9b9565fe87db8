// Events: what each is called, what it says, and the game's code that hears it.
import type { GameCode } from '../game-code.ts'
import { EVENTS, type EventName } from '../language/events.ts'
import type { Manifest } from '../language/manifest.ts'
import type { Match } from '../state/match.ts'
import { numbered } from './numbered.ts'
import type { Tables } from './rules.ts'

type Camel<S> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S
/** Codes of the engine's own events, `moved`, `resourceChanged` … */
export type EventCodes = { readonly [K in EventName as Camel<K>]: number }

export interface EventField {
  name: string
  /** Any number is one; elsewhere -1 says that there is none. */
  isNumber: boolean
  /** What its values are called, null where they stay numbers. */
  names: readonly string[] | null
  defName: string | null
}

/** Events of games are numbered from here: an event that the language gets changes no state of theirs. */
const OWN_EVENTS = 54

type Hears = (m: Match, payload: Int32Array) => void

export interface EventsPart {
  readonly names: readonly string[]
  readonly byName: ReadonlyMap<string, number>
  readonly on: EventCodes
  readonly payloads: readonly (readonly string[])[]
  /** The same, taken apart: a field that names a thing has a second name for its definition. */
  readonly fields: readonly (readonly EventField[])[]
  /** Code of the game that listens to each event. */
  readonly hears: readonly (Hears | null)[]
}

export function eventsOf(
  manifest: Manifest,
  { hears = {} }: GameCode,
  tables: Pick<Tables, 'space' | 'words' | 'things'>,
): EventsPart {
  const own = manifest.events ?? {}
  const room = Array.from({ length: OWN_EVENTS - Object.keys(EVENTS).length }, () => '')
  const names = [...Object.keys(EVENTS), ...room, ...Object.keys(own)]
  const payloads = [...Object.values(EVENTS), ...room.map(() => []), ...Object.values(own)]
  const byName = numbered(names)
  return {
    names,
    byName,
    on: codesOf(byName),
    payloads,
    fields: fieldsOf(payloads, tables),
    hears: names.map((name) => hears[name] ?? null),
  }
}

const camel = (name: string) => name.replace(/-(.)/g, (_, c: string) => c.toUpperCase())

/** From entries, as the runtime then keeps so many fields in an object that is quick to read. */
const codesOf = (byName: ReadonlyMap<string, number>): EventCodes =>
  Object.fromEntries([...byName].map(([name, code]) => [camel(name), code])) as EventCodes

/** A word as it names fields: one that the runtime knows by its address. */
const asKey = (word: string): string => Object.keys({ [word]: 0 })[0]

const THINGS = ['unit', 'card', 'any']

function fieldsOf(
  payloads: readonly (readonly string[])[],
  { space, words, things }: Pick<Tables, 'space' | 'words' | 'things'>,
): EventField[][] {
  const names: Record<string, readonly string[]> = {
    cell: space.grid?.labels ?? [],
    lane: space.lanes,
    symbol: words.symbols,
    status: things.statuses.map((status) => status.name),
  }
  return payloads.map((list) =>
    list.map((text) => {
      const [name, kind = 'number'] = text.split(':').map(asKey)
      const defName = THINGS.includes(kind) ? asKey(`${name}Def`) : null
      return { name, isNumber: kind === 'number', names: names[kind] ?? null, defName }
    }),
  )
}
