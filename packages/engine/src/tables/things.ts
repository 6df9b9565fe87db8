// What a thing can be and what can lie on it: seats, definitions, statuses, keywords.
import type { Options } from '../game-code.ts'
import type { Definition, Pack } from '../language/pack.ts'
import { numbered } from './numbered.ts'
import { zoneNumber } from './zones.ts'

export interface StatusTable {
  name: string
  index: number
  bit: number
  stacks: boolean
  token: boolean
  reveals: boolean
  conceals: boolean
  keepOn: Set<number>
}

export interface ThingsPart {
  /** The seats are the first things, the world comes after them. */
  readonly seats: number
  readonly world: number
  readonly teams: boolean
  readonly definitions: readonly Definition[]
  readonly defIndex: ReadonlyMap<string, number>
  readonly seatDef: number
  readonly worldDef: number
  /** Where it stands: 0 on the board, 1 as a section, 2 beside the board, 3 nowhere. */
  readonly defPlace: Uint8Array
  readonly defTerrain: Uint8Array
  /** What its card does: 0 makes units, 1 becomes the unit, 2 makes units and stays. */
  readonly defCard: Uint8Array
  /** The keywords it prints, a bit each. */
  readonly defWords: Int32Array
  readonly statuses: readonly StatusTable[]
  readonly statusIndex: ReadonlyMap<string, StatusTable>
  readonly exhaustion: StatusTable | null
  readonly keywords: readonly string[]
  readonly keywordIndex: ReadonlyMap<string, number>
}

const PLACES = { board: 0, section: 1, beside: 2, none: 3 }
const CARDS = { makes: 0, becomes: 1, stays: 2 }

export const hasTeams = ({ teams }: Options): boolean =>
  teams !== undefined && teams !== false && teams !== 'none'

export function thingsOf(pack: Pack, seats: number, options: Options): ThingsPart {
  const { manifest } = pack
  const definitions: Definition[] = [
    ...pack.definitions,
    { id: '#seat', class: '#' },
    { id: '#world', class: '#' },
  ]
  const classOf = (d: Definition) => manifest.classes[d.class]
  const statuses = statusTables(pack)
  const statusIndex = new Map(statuses.map((s) => [s.name, s]))
  const keywords = pack.keywords.map((k) => k.id)
  const keywordIndex = numbered(keywords)
  return {
    seats,
    world: seats,
    teams: hasTeams(options),
    definitions,
    defIndex: numbered(definitions.map((d) => d.id)),
    seatDef: definitions.length - 2,
    worldDef: definitions.length - 1,
    defPlace: Uint8Array.from(definitions, (d) => PLACES[classOf(d)?.place ?? 'none']),
    defTerrain: Uint8Array.from(definitions, (d) => (classOf(d)?.terrain ? 1 : 0)),
    defCard: Uint8Array.from(definitions, (d) => CARDS[classOf(d)?.card ?? 'makes']),
    defWords: Int32Array.from(definitions, (d) =>
      (d.keywords ?? []).reduce((bits, word) => bits | (1 << keywordIndex.get(word)!), 0),
    ),
    statuses,
    statusIndex,
    exhaustion: manifest.exhaustion === undefined ? null : statusIndex.get(manifest.exhaustion)!,
    keywords,
    keywordIndex,
  }
}

const statusTables = ({ statuses, manifest }: Pack): StatusTable[] =>
  statuses.map((s, i) => ({
    name: s.id,
    index: i,
    bit: 1 << i,
    stacks: s.stacks,
    token: s.token === true,
    reveals: s.reveals === true,
    conceals: s.conceals === true,
    keepOn: new Set((s.keepOn ?? []).map((zone) => zoneNumber(manifest, zone))),
  }))
