// Compiles every ability and files it where the machinery looks for it.
import type { Ability } from '../../language/ability.ts'
import { UNTIL_STEP } from '../../change/modifiers.ts'
import type { Charges } from '../../tables/charges.ts'
import type { Tables } from '../../tables/rules.ts'
import { compileAbility } from '../abilities.ts'
import { labelOf, type Holder } from '../../ask/holder.ts'
import type { CompiledAbility } from '../../tables/ability.ts'
import { BY_ABILITIES, BY_CODE } from '../../tables/listeners.ts'
import type { ModifierOrigin } from '../../tables/passive.ts'
import { beforeOf, triggersOf, type BeforeTable, type TriggerTable } from './hearing.ts'

export interface AbilitiesPart {
  readonly all: readonly CompiledAbility[]
  /** Activated abilities by definition: on the board, and as a card per timing. */
  readonly whenBoard: CompiledAbility[][]
  readonly whenCard: CompiledAbility[][]
  readonly whenStatus: CompiledAbility[][]
  readonly whenWord: CompiledAbility[][]
  readonly answers: CompiledAbility[][]
  readonly answersStatus: CompiledAbility[][]
  readonly answersWord: CompiledAbility[][]
  readonly before: ReadonlyMap<string, BeforeTable>
  readonly triggers: readonly (TriggerTable | null)[]
  /** Who listens to each event: abilities, the game's code. */
  readonly listened: Uint8Array
  /** Events a definition, or status, on the board listens to as a bystander. */
  readonly watches: readonly (number[] | null)[]
  readonly statusWatches: readonly (number[] | null)[]
  /** Records that hold things (not cells or numbers), by ability. */
  readonly recordIsUnit: readonly Set<number>[]
  readonly recordIsThing: readonly Set<number>[]
  /** Abilities whose charges come back with the turn, and the slots of them that a definition has. */
  readonly turnCharged: readonly CompiledAbility[]
  readonly turnSlots: readonly (number[] | null)[]
  /** Some modifier lasts for a step. */
  readonly stepDurations: boolean
}

/** Abilities by their holders; a printed keyword acts like the definition's own abilities. */
interface Compiled {
  all: CompiledAbility[]
  things: Set<number>[]
  units: Set<number>[]
  byDef: { own: CompiledAbility[]; board: CompiledAbility[]; card: CompiledAbility[] }[]
  byStatus: CompiledAbility[][]
  byWord: CompiledAbility[][]
}

/** @param origins where the modifiers of `modify` steps are added, behind those of passives */
export function abilitiesOf(
  tables: Tables,
  charges: Charges,
  origins: ModifierOrigin[],
): AbilitiesPart {
  const { all, things, units, byDef, byStatus, byWord } = compileAll(tables, charges, origins)
  const { definitions } = tables.things
  const { hears, names } = tables.events
  const holders = [byDef.map(({ board, own }) => [...board, ...own]), byStatus, byWord]
  const triggers = triggersOf(names, holders)
  const turnCharged = all.filter((a) => a.per === 'turn' && a.charge >= 0)
  return {
    all,
    whenBoard: byDef.map(({ board, own }) => activated(board, own).filter((a) => !a.played)),
    whenCard: byDef.map(({ card, own }) => activated(card, own).filter((a) => a.played)),
    whenStatus: byStatus.map((list) => activated(list)),
    whenWord: byWord.map((list) => activated(list)),
    answers: byDef.map(({ board, own }) => answering(board, own)),
    answersStatus: byStatus.map((list) => answering(list)),
    answersWord: byWord.map((list) => answering(list)),
    before: beforeOf(holders),
    triggers,
    listened: Uint8Array.from(
      triggers,
      (table, event) => (table === null ? 0 : BY_ABILITIES) | (hears[event] === null ? 0 : BY_CODE),
    ),
    watches: definitions.map((_, d) => heardBy(triggers, ({ watch }) => watch.byDef[d])),
    statusWatches: byStatus.map((_, i) => heardBy(triggers, ({ watch }) => watch.byStatus[i])),
    recordIsUnit: units,
    recordIsThing: things,
    turnCharged,
    turnSlots: definitions.map((_, d) => slotsOf(tables, turnCharged, d)),
    stepDurations: origins.some(({ until }) => until === UNTIL_STEP),
  }
}

const activated = (...lists: CompiledAbility[][]) => lists.flat().filter((a) => a.kind === 'when')
const answering = (...lists: CompiledAbility[][]) => lists.flat().filter((a) => a.kind === 'answer')

function compileAll(tables: Tables, charges: Charges, origins: ModifierOrigin[]): Compiled {
  const { pack, manifest } = tables.game
  const all: CompiledAbility[] = []
  const things: Set<number>[] = []
  const units: Set<number>[] = []
  const compile = (holder: Holder, abilities: Ability[] = []): CompiledAbility[] =>
    abilities.flatMap((ability, i) => {
      if (ability.passive !== undefined) return []
      const label = labelOf(holder, abilities, i)
      const charge = charges.slotOf.get(ability) ?? -1
      const made = compileAbility(
        tables,
        { holder, label, index: all.length, charge },
        ability,
        origins,
      )
      all.push(made.compiled)
      things.push(made.things)
      units.push(made.units)
      return [made.compiled]
    })
  const of = (
    kind: Holder['kind'],
    { id, abilities }: { id: string; abilities?: Ability[] },
    i = -1,
  ) => compile({ id, kind, status: i }, abilities)
  // compiled in this order, which gives abilities their numbers
  const basics = new Map(pack.basics.map((b) => [b.id, of('basic', b)]))
  const named = (ids: string[] = []) => ids.flatMap((id) => basics.get(id) ?? [])
  const byWord = pack.keywords.map((k) => of('keyword', k))
  const byStatus = pack.statuses.map((s, i) => of('status', s, i))
  const byDef = tables.things.definitions.map((d) => {
    const decl = manifest.classes[d.class]
    const words = (d.keywords ?? []).map((k) => byWord[tables.things.keywordIndex.get(k)!])
    return {
      own: [...of('definition', d), ...words.flat()],
      board: named(decl?.basics),
      card: named(decl?.cardBasics),
    }
  })
  return { all, things, units, byDef, byStatus, byWord }
}

function heardBy(
  triggers: readonly (TriggerTable | null)[],
  isHeard: (table: TriggerTable) => unknown,
): number[] | null {
  const list = triggers.flatMap((table, event) => (table !== null && isHeard(table) ? [event] : []))
  return list.length > 0 ? list : null
}

/** Slots of this definition's own abilities, and of whatever a status, keyword or basic may add. */
function slotsOf({ things }: Tables, charged: CompiledAbility[], d: number): number[] | null {
  const { id } = things.definitions[d]
  const isOther = (holder: string) => !things.definitions.some((one) => one.id === holder)
  const slots = charged.filter((a) => a.holder === id || isOther(a.holder)).map((a) => a.charge)
  return slots.length > 0 ? slots : null
}
