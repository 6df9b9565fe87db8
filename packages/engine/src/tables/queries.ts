// Queries: the manifest's, and by their own names those that the machinery asks.
import type { Query } from '../ask/query.ts'
import type { Manifest, QueryDecl } from '../language/manifest.ts'
import type { Definition } from '../language/pack.ts'
import type { Asked } from '../language/queries.ts'
import { LARGEST } from '../state/unplayable.ts'
import type { Tables } from './rules.ts'

export interface QueriesPart {
  readonly all: readonly Query[]
  readonly byName: ReadonlyMap<string, Query>
  // asked by the machinery, if the game has them
  readonly cost: Query | null
  readonly playedTo: Query | null
  readonly targetable: Query | null
  readonly canMove: Query | null
  readonly canReceive: Query | null
  readonly healing: Query | null
  readonly damageTaken: Query | null
  /** Switches passives and triggers of a thing off. */
  readonly live: Query | null
}

type Needs = Pick<Tables, 'game' | 'words' | 'things' | 'layout'>

export function queriesOf(tables: Needs): QueriesPart {
  const all = Object.keys(tables.game.manifest.queries).map((name, i) => queryOf(name, i, tables))
  const byName = new Map(all.map((q) => [q.name, q]))
  const named = (name: Asked) => byName.get(name) ?? null
  return {
    all,
    byName,
    cost: named('cost'),
    playedTo: named('playedTo'),
    targetable: named('targetable'),
    canMove: named('canMove'),
    canReceive: named('canReceive'),
    healing: named('healing'),
    damageTaken: named('damageTaken'),
    live: named('passivesOn'),
  }
}

function queryOf(name: string, index: number, { game, words, things, layout }: Needs): Query {
  const { manifest } = game
  const decl = manifest.queries[name]
  return {
    name,
    index,
    kind: decl.kind,
    base: things.definitions.map((d) => printedAnswer(name, decl, d, manifest, words.symbolOf)),
    factor: decl.factor ?? 'product',
    round: decl.round ?? null,
    min: decl.min ?? -LARGEST,
    max: decl.max ?? LARGEST,
    def: layout.def,
    mods: layout.mods,
    asked: layout.asked,
    bit: 1 << (index % 31),
    cap: Object.values(manifest.resources)
      .map(({ cap }) => cap)
      .lastIndexOf(name),
  }
}

function printedAnswer(
  name: string,
  { base, kind }: QueryDecl,
  d: Definition,
  manifest: Manifest,
  symbolOf: (name: string) => number,
): number {
  const { playedTo } = manifest.classes[d.class] ?? {}
  if (name === 'playedTo' && playedTo !== undefined) return symbolOf(playedTo)
  if (typeof base === 'number') return base
  if (typeof base === 'boolean') return base ? 1 : 0
  if (typeof base === 'string') return symbolOf(base)
  if (base !== undefined && 'cost' in base) return d.cost?.[base.cost] ?? 0
  if (kind === 'yesNo') return 1
  return d.stats?.[base === undefined ? name : base.stat] ?? 0
}
