// From a pack and a game's code to Rules: interns every word, lays out the block, compiles abilities.
// Rules are made once per shape of match and shared.
import type { Ability } from '../language/ability.ts'
import type { Definition, Pack } from '../language/pack.ts'
import { W } from '../language/outcomes.ts'
import { EVENTS, REPLACEABLE } from '../language/words.ts'
import type { GameCode, Options } from '../game-code.ts'
import { upkeep } from '../change/passives.ts'
import { placesApart } from '../change/places.ts'
import { M_ORIGIN, M_SOURCE } from '../change/records.ts'
import { runAbility } from '../run/ability.ts'
import { runDeath } from '../run/death.ts'
import { runDispatch } from '../run/dispatch.ts'
import { runDraw } from '../run/draw.ts'
import { runFlow } from '../run/flow.ts'
import {
  ABILITY,
  AT,
  DEATH,
  DISPATCH,
  DRAW,
  FLOW,
  PICK,
  PICKS,
  PROCEDURES,
  SELF,
  TOLD,
  WHICH,
  WINDOW,
} from '../run/frame.ts'
import { chargesUsed, hasCharge } from '../run/pay.ts'
import { runTold } from '../run/told.ts'
import { runWindow } from '../run/window.ts'
import { makeGrid } from '../space/grid.ts'
import {
  ASK,
  BOARD,
  BESIDE,
  FACE_DOWN,
  HEAP_FREE,
  LIMBO,
  SOURCES,
  SP,
  ZONES,
} from '../state/head.ts'
import { layOut, type Layout, type Shape } from '../state/layout.ts'
import type { Match } from '../state/match.ts'
import { reportDraw } from '../verbs/cards.ts'
import { tellMoved } from '../verbs/move.ts'
import { tellEntered } from '../verbs/spawn.ts'
import { compileAbility, contextOf, labelOf, type Holder } from './abilities.ts'
import type { CompiledAbility } from './ability.ts'
import { BlankRules } from './blank-rules.ts'
import { compilePassive } from './modifiers.ts'
import { IGNORE, type PassiveModifier, W_CARD } from './passive.ts'
import { quickTable } from './probe.ts'
import { Query } from './query.ts'
import type {
  BeforeTable,
  ResourceTable,
  Rules,
  StatusTable,
  TriggerTable,
  ZoneTable,
} from './rules.ts'
import { UNTIL_STEP } from '../change/modifiers.ts'

const index = (names: Iterable<string>) => new Map([...names].map((name, i) => [name, i]))
const camel = (name: string) => name.replace(/-(.)/g, (_, c: string) => c.toUpperCase())

export function compileRules(pack: Pack, code: GameCode, seats: number, options: Options): Rules {
  const { manifest } = pack
  const own = code.shape?.(seats, options) ?? {}
  const shape = shapeOf(pack, seats, own)
  const seatDef: Definition = { id: '#seat', class: '#' }
  const worldDef: Definition = { id: '#world', class: '#' }
  const definitions = [...pack.definitions, seatDef, worldDef]
  const symbols: string[] = ['', ...Object.keys(W)]
  const symbolIndex = index(symbols)
  const symbolOf = (name: string): number => {
    let i = symbolIndex.get(name)
    if (i === undefined) {
      i = symbols.push(name) - 1
      symbolIndex.set(name, i)
    }
    return i
  }
  const zoneNames = Object.keys(manifest.zones)
  const timings = Object.keys(manifest.timings)
  const keywords = pack.keywords.map((k) => k.id)
  const events = [...Object.keys(EVENTS), ...Object.keys(manifest.events ?? {})]
  const payloads = [...Object.values(EVENTS), ...Object.values(manifest.events ?? {})].map(
    (list) => [...list],
  )
  const unitResources = Object.keys(manifest.resources).length
  const limited = chargeTable(pack)
  const streams = [
    ...Array.from({ length: seats }, (_, s) => `deck${s}`),
    'chance',
    ...(manifest.streams ?? []),
  ]
  const numbers = code.numbers ?? []
  const budgets = manifest.budgets ?? { depth: 20, steps: 10000 }
  const seatZones = zoneNames.filter((z) => manifest.zones[z].per === 'seat')
  const layout = layOut({
    shape,
    unitResources,
    chargeSlots: limited.slots,
    seatZones: seatZones.length,
    matchZones: zoneNames.length - seatZones.length,
    streams: streams.length,
    numbers: numbers.length,
    events: events.length,
    stack: budgets.depth * 40 + 2048,
    heap: (manifest.capacity?.modifiers ?? 128) + (manifest.capacity?.tokens ?? 64),
  })
  const classOf = (d: Definition) => manifest.classes[d.class]
  const PLACES = { board: 0, section: 1, beside: 2, none: 3 }
  const grid =
    shape.rows > 0 && manifest.space.kind === 'grid'
      ? makeGrid(shape.rows, shape.cols, manifest.space.labels)
      : null
  const rules: Mutable<Rules> = new BlankRules()
  Object.assign(rules, {
    pack,
    manifest,
    code,
    layout,
    grid,
    beside:
      grid === null
        ? null
        : manifest.space.kind === 'grid' && manifest.space.adjacency === 'king'
          ? grid.around
          : grid.beside,
    lanes: manifest.space.kind === 'lanes' ? manifest.space.lanes : [],
    seats,
    world: seats,
    teams: options.teams !== undefined && options.teams !== false && options.teams !== 'none',
    definitions,
    defIndex: index(definitions.map((d) => d.id)),
    seatDef: definitions.length - 2,
    worldDef: definitions.length - 1,
    defPlace: Uint8Array.from(definitions, (d) => PLACES[classOf(d)?.place ?? 'none']),
    defTerrain: Uint8Array.from(definitions, (d) => (classOf(d)?.terrain ? 1 : 0)),
    defCard: Uint8Array.from(definitions, (d) => (classOf(d)?.card === 'becomes' ? 1 : 0)),
    keywords,
    keywordIndex: index(keywords),
    symbols,
    symbolIndex,
    symbolOf,
    tagIndex: new Map((manifest.tags ?? []).map((tag, i) => [tag, 1 << i])),
    phaseIndex: index(manifest.phases),
    timings,
    timingIndex: index(timings),
    streamIndex: index(streams),
    chanceStream: seats,
    deckStream: (seat: number) => seat,
    events,
    eventIndex: index(events),
    payloads,
    fields: payloads.map((list) => list.map(fieldOf)),
    on: Object.fromEntries(events.map((name, i) => [camel(name), i])),
    upkeep,
    adjacency: manifest.space.kind === 'grid' ? manifest.space.adjacency : 'step',
    exhaustion: null,
    windows: Object.keys(manifest.windows ?? {}),
    windowIndex: index(Object.keys(manifest.windows ?? {})),
    moves: Object.values(code.moves ?? {}),
    moveNames: Object.keys(code.moves ?? {}),
    moveIndex: index(Object.keys(code.moves ?? {})),
    flowNames: Object.keys(code.flow),
    flowIndex: index(Object.keys(code.flow)),
    flowNodes: Object.values(code.flow),
    procedureIndex: new Map(
      Object.keys(code.procedures ?? {}).map((name, i) => [name, PROCEDURES + i]),
    ),
    reasons: ['', ...(code.reasons ?? [])],
    reasonIndex: index(['', ...(code.reasons ?? [])]),
    numberIndex: index(numbers),
    balance: (key: string) => {
      const entry = pack.balance[key]
      if (entry === undefined) throw new Error(`balance has no "${key}"`)
      return entry.value
    },
    zoneNumber: (name: string) => {
      if (name === 'board') return BOARD
      const zone = zoneNames.indexOf(name)
      if (zone < 0) throw new Error(`unknown zone "${name}"`)
      return ZONES + zone
    },
    typesOf: (d: Definition) => d.types ?? [],
    isPresent: (m: Match, e: number) => {
      const zone = m.s[layout.zone + e]
      return zone === BOARD || zone === BESIDE || zone >= ZONES || e <= seats
    },
    isHidden: (m: Match, e: number) => {
      const zone = m.s[layout.zone + e]
      if (zone === BOARD) return (m.s[layout.face + e] & FACE_DOWN) !== 0
      return zone >= ZONES && rules.zones[zone - ZONES].seen !== 'all'
    },
    placesApart,
    inRecord: (record: number) => (m: Match, _self: number, it: number, f: number) => {
      const n = m.s[f + record + PICKS]
      const at = m.s[f + record + AT]
      if (at === 0) return n > 0 && m.s[f + record + PICK] === it
      for (let k = 0; k < n; k++) if (m.s[f + at + k] === it) return true
      return false
    },
    groupOf: (m: Match, r: number) => m.s[r + M_SOURCE] * 4096 + m.s[r + M_ORIGIN],
    chargesLeft: (m: Match, _self: number, _it: number, f: number) => {
      const ability = rules.abilities[m.s[f + WHICH]]
      return ability.uses - chargesUsed(m, m.s[f + SELF], ability)
    },
    hasCharge,
    reportDraw,
    tellMoved,
    tellEntered,
    windowClosed: (m: Match, f: number) => code.windowClosed?.(m, f),
    pendingSlot: (name: string) => {
      for (const decl of Object.values(manifest.windows ?? {})) {
        const k = Object.keys(decl.pending).indexOf(name)
        if (k >= 0) return k
      }
      return -1
    },
    laneFull: (m: Match, lane: number, owner: number) => {
      if (manifest.space.kind !== 'lanes' || owner < 0) return false
      const base = layout.rows + (lane * seats + owner) * layout.rowSize
      return m.s[base] >= (manifest.space.perLane ?? layout.rowSize - 1)
    },
    groups: [...new Set(allAbilities(pack).flatMap((a) => a.exclusive ?? []))],
    masks: { timings: [], open: 0, moves: [], openMoves: 0 },
    handlers: [],
    abilities: [],
    passives: [],
    origins: [],
    recordIsThing: [],
    recordIsUnit: [],
    removes: new Set(['destroyed', 'removed', 'discarded', 'put', 'attached'].map(symbolOf)),
  })
  rules.zones = zoneTables(pack, seats)
  rules.zoneIndex = new Map(rules.zones.map((z) => [z.name, z]))
  rules.cardTimings = timings.flatMap((name, i) => {
    const { from } = manifest.timings[name]
    return from === 'board'
      ? []
      : [{ index: i, zones: from.map((zone) => rules.zoneIndex.get(zone)!) }]
  })
  for (const role of ['deck', 'hand', 'discard'] as const)
    rules[role] = rules.zones.find((z) => manifest.zones[z.name].role === role) ?? null
  rules.statuses = statusTables(pack, rules)
  rules.statusIndex = new Map(rules.statuses.map((s) => [s.name, s]))
  rules.exhaustion =
    manifest.exhaustion === undefined ? null : rules.statusIndex.get(manifest.exhaustion)!
  rules.queries = queryTables(pack, definitions, symbolOf, layout)
  rules.queryIndex = new Map(rules.queries.map((q) => [q.name, q]))
  rules.resources = resourceTables(pack, rules)
  rules.resourceIndex = new Map(rules.resources.map((r) => [r.name, r]))
  for (const r of rules.resources) if (r.cap >= 0) rules.queries[r.cap].cap = r.index
  rules.vital = rules.resources.find((r) => r.vital) ?? null
  rules.vitals = definitions.map((d) => {
    const of = classOf(d)?.place === 'section' ? 'section' : 'unit'
    return rules.resources.find((r) => r.vital && r.of === of) ?? rules.vital
  })
  const named = (name: string) => rules.queryIndex.get(name) ?? null
  rules.cost = named('cost')
  rules.playedTo = named('playedTo')
  rules.targetable = named('targetable')
  rules.canMove = named('canMove')
  rules.canReceive = named('canReceive')
  rules.healing = named('healing')
  rules.damageTaken = named('damageTaken')
  rules.live = named('passivesOn')
  rules.prices = definitions.map((d) =>
    Object.entries(d.cost ?? {}).map(([name, amount]) => {
      const query =
        rules.queries.find((q) => isCostOf(manifest.queries[q.name]?.base, name)) ?? null
      return { resource: rules.resourceIndex.get(name)!.index, query, amount }
    }),
  )
  compileContent(rules, limited)
  rules.turnCharged = rules.abilities.filter((a) => a.per === 'turn' && a.charge >= 0)
  rules.idle = Int32Array.from(rules.whenBoard, (list) => idleBase(rules, list))
  rules.quick = rules.whenBoard.map((list, d) => quickTable(rules, list, d))
  rules.stepDurations = rules.abilities.some((a) => a.steps.some((s) => s.until === UNTIL_STEP))
  rules.limited = rules.origins.some((o) => o.uses > 0)
  rules.ignores = rules.origins.some((o) => o.op === IGNORE)
  rules.watchedBits = rules.passives.reduce((all, p) => all | p.watches, 0)
  rules.passiveReach = Int32Array.from(rules.passiveDef, (list) =>
    list === null
      ? 0
      : list.every((p) => p.simple && p.reach >= 0)
        ? Math.max(...list.map((p) => p.reach))
        : -1,
  )
  rules.affects = affectsTable(rules)
  rules.turnSlots = rules.definitions.map((_, d) => slotsOf(rules, d))
  rules.cardPassives = (rules.watchedBits & W_CARD) !== 0
  const handlers: Rules['handlers'] = []
  handlers[FLOW] = runFlow
  handlers[ABILITY] = runAbility
  handlers[DISPATCH] = runDispatch
  handlers[DEATH] = runDeath
  handlers[WINDOW] = runWindow
  handlers[DRAW] = runDraw
  handlers[TOLD] = runTold
  handlers[7] = () => {}
  for (const procedure of Object.values(code.procedures ?? {})) handlers.push(procedure)
  rules.handlers = handlers
  rules.blank = blankBlock(rules)
  return rules as Rules
}

const THINGS = ['unit', 'card', 'any']
function fieldOf(text: string): { name: string; kind: string; defName: string | null } {
  const [name, kind = 'number'] = text.split(':')
  return { name, kind, defName: THINGS.includes(kind) ? `${name}Def` : null }
}

/** Seats and world stand, every list is empty, nothing is asked. */
function blankBlock(
  rules: Pick<Rules, 'layout' | 'resources' | 'seats' | 'seatDef' | 'worldDef' | 'passiveDef'>,
): Int32Array {
  const { layout, resources, seats } = rules
  const s = new Int32Array(layout.stack)
  s[SP] = layout.stack
  s[ASK] = -1
  s[HEAP_FREE] = -1
  if (rules.passiveDef[rules.worldDef] !== null) {
    s[SOURCES] = 1
    s[layout.sources] = seats
  }
  s.fill(-1, layout.occupant, layout.occupant + layout.shape.rows * layout.shape.cols)
  s.fill(-1, layout.sections, layout.sections + layout.shape.lanes * seats)
  for (const base of [layout.mods, layout.given, layout.tokens, layout.at])
    s.fill(-1, base, base + layout.entities)
  for (let e = 0; e <= seats; e++) {
    s[layout.def + e] = e === seats ? rules.worldDef : rules.seatDef
    s[layout.owner + e] = e === seats ? -1 : e
    s[layout.zone + e] = LIMBO
    if (e < seats) s[layout.team + e] = e
    for (const r of resources)
      if ((r.of === 'seat' && e < seats) || (r.of === 'world' && e === seats))
        s[r.base + e] = (r.start ?? 0) * r.scale
  }
  return s
}

/** What a passive's target says about definitions alone, for every pair of them. */
function affectsTable(rules: Pick<Rules, 'passiveDef' | 'definitions'>): Uint8Array {
  const n = rules.definitions.length
  const table = new Uint8Array(n * n)
  rules.passiveDef.forEach((list, d) =>
    rules.definitions.forEach((target, t) => {
      const reaches = (list ?? []).some((p) => {
        const { of } = p.source
        if (typeof of === 'string' || !p.simple) return true
        if (of.def !== undefined && !of.def.includes(target.id)) return false
        return of.types?.every((type) => target.types?.includes(type)) !== false
      })
      table[d * n + t] = reaches ? 1 : 0
    }),
  )
  return table
}

/** Slots of this definition's own abilities, and of whatever a status, keyword or basic may add. */
function slotsOf(rules: Pick<Rules, 'turnCharged' | 'definitions'>, d: number): number[] | null {
  const { id } = rules.definitions[d]
  const isOther = (holder: string) => !rules.definitions.some((one) => one.id === holder)
  const slots = rules.turnCharged
    .filter((a) => a.holder === id || isOther(a.holder))
    .map((a) => a.charge)
  return slots.length > 0 ? slots : null
}

/** The unit resource that each of these abilities takes at least 1 of. */
function idleBase(rules: Pick<Rules, 'resources'>, abilities: CompiledAbility[]): number {
  const [first] = abilities
  const common = first?.prices.find((price) =>
    abilities.every((a) => a.prices.some((p) => p.resource === price.resource && p.fixed >= 1)),
  )
  if (common === undefined) return -1
  const resource = rules.resources[common.resource]
  if (resource.of !== 'unit' || resource.min > 0) return -1
  for (const a of abilities) a.byIdle = a.prices.length === 1 && a.prices[0].fixed === 1
  return resource.base
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

const isCostOf = (base: unknown, resource: string): boolean =>
  typeof base === 'object' && base !== null && 'cost' in base && base.cost === resource

function shapeOf(pack: Pack, seats: number, own: Partial<Shape>): Shape {
  const { space, capacity } = pack.manifest
  const cells = space.kind === 'grid' ? space.rows * space.cols : 0
  return {
    seats,
    rows: space.kind === 'grid' ? space.rows : 0,
    cols: space.kind === 'grid' ? space.cols : 0,
    lanes: space.kind === 'lanes' ? space.lanes.length : 0,
    units: seats + 1 + (capacity?.units ?? Math.max(32, cells + 8)),
    cards: 0,
    pile: 0,
    ...own,
  }
}

function zoneTables(pack: Pack, seats: number): ZoneTable[] {
  let list = 0
  return Object.entries(pack.manifest.zones).map(([name, decl], i) => {
    const table = {
      name,
      index: i,
      perSeat: decl.per === 'seat',
      seen: decl.seen,
      capacity: decl.capacity ?? 9999,
      list,
    }
    list += decl.per === 'seat' ? seats : 1
    return table
  })
}

function statusTables(pack: Pack, rules: Pick<Rules, 'zoneNumber'>): StatusTable[] {
  if (pack.statuses.length > 31) throw new Error('a game has at most 31 statuses')
  return pack.statuses.map((s, i) => ({
    name: s.id,
    index: i,
    bit: 1 << i,
    stacks: s.stacks,
    token: s.token === true,
    reveals: s.reveals === true,
    keepOn: new Set((s.keepOn ?? []).map((zone) => rules.zoneNumber(zone))),
  }))
}

function queryTables(
  pack: Pack,
  definitions: Definition[],
  symbolOf: (name: string) => number,
  layout: Layout,
): Query[] {
  return Object.entries(pack.manifest.queries).map(([name, decl], i) => {
    const answer = (d: Definition): number => {
      const { base } = decl
      if (typeof base === 'number') return base
      if (typeof base === 'boolean') return base ? 1 : 0
      if (typeof base === 'string') return symbolOf(base)
      if (base !== undefined && 'cost' in base) return d.cost?.[base.cost] ?? 0
      if (decl.kind === 'yesNo') return 1
      return d.stats?.[base === undefined ? name : base.stat] ?? 0
    }
    return new Query({
      name,
      index: i,
      kind: decl.kind,
      base: definitions.map(answer),
      factor: decl.factor ?? 'product',
      round: decl.round ?? null,
      min: decl.min ?? -Infinity,
      max: decl.max ?? Infinity,
      def: layout.def,
      mods: layout.mods,
      asked: layout.asked,
      bit: 1 << (i % 31),
    })
  })
}

function resourceTables(
  pack: Pack,
  rules: Pick<Rules, 'layout' | 'queryIndex' | 'balance' | 'definitions'>,
): ResourceTable[] {
  const printed = (definitions: Definition[], stat: string) =>
    definitions.map((d) => d.stats?.[stat] ?? 0)
  const fixed = (v: unknown, otherwise: number) =>
    typeof v === 'number' ? v : typeof v === 'string' ? rules.balance(v.slice(1)) : otherwise
  return Object.entries(pack.manifest.resources).map(([name, decl], i) => ({
    name,
    index: i,
    base: rules.layout.resources + i * rules.layout.units,
    scale: decl.halves ? 2 : 1,
    of: decl.of,
    min: fixed(decl.min, -Infinity),
    max: fixed(decl.max, Infinity),
    cap: decl.cap === undefined ? -1 : rules.queryIndex.get(decl.cap)!.index,
    payLast: decl.payLast === true,
    vital: decl.vital === true,
    start: typeof decl.start === 'number' ? decl.start : null,
    startPrinted:
      typeof decl.start === 'object' && !rules.queryIndex.has(decl.start.stat)
        ? printed(rules.definitions, decl.start.stat)
        : null,
    startQuery:
      typeof decl.start === 'object' ? (rules.queryIndex.get(decl.start.stat)?.index ?? -1) : -1,
  }))
}

interface Charges {
  slots: number
  slotOf: Map<Ability, number>
}

function allAbilities(pack: Pack): Ability[] {
  return [...pack.definitions, ...pack.statuses, ...pack.keywords, ...pack.basics].flatMap(
    (h) => h.abilities ?? [],
  )
}

/** Limited abilities of one definition take slots 0, 1 …; those of statuses, keywords and basics have their own. */
function chargeTable(pack: Pack): Charges {
  const slotOf = new Map<Ability, number>()
  const isLimited = (a: Ability) =>
    a.limit !== undefined ||
    (a.when !== undefined && pack.manifest.timings[a.when]?.limit !== undefined)
  let most = 0
  for (const d of pack.definitions) {
    let n = 0
    for (const a of d.abilities ?? []) if (isLimited(a)) slotOf.set(a, n++)
    most = Math.max(most, n)
  }
  let next = most
  for (const holder of [...pack.statuses, ...pack.keywords, ...pack.basics])
    for (const a of holder.abilities ?? []) if (isLimited(a)) slotOf.set(a, next++)
  return { slots: next, slotOf }
}

/** Compiles every ability and files it where the machinery looks for it. */
function compileContent(rules: Mutable<Rules>, charges: Charges): void {
  const { pack } = rules
  const nDefs = rules.definitions.length
  const none = <T>(n: number): (T | null)[] => Array.from({ length: n }, () => null)
  const lists = (n: number): CompiledAbility[][] => Array.from({ length: n }, () => [])
  rules.whenBoard = lists(nDefs)
  rules.whenCard = lists(nDefs)
  rules.whenStatus = lists(pack.statuses.length)
  rules.whenWord = lists(pack.keywords.length)
  rules.answers = lists(nDefs)
  rules.answersStatus = lists(pack.statuses.length)
  rules.answersWord = lists(pack.keywords.length)
  rules.passiveDef = none(nDefs)
  rules.passiveStatus = none(pack.statuses.length)
  rules.passiveWord = none(pack.keywords.length)
  rules.triggers = rules.events.map(() => null)
  rules.before = new Map()
  const compile = (holder: Holder, abilities: Ability[] | undefined): CompiledAbility[] =>
    (abilities ?? []).flatMap((ability, i) => {
      if (ability.passive !== undefined) return []
      const label = labelOf(holder, abilities!, i)
      const { compiled, things, units } = compileAbility(
        rules,
        holder,
        ability,
        label,
        rules.abilities.length,
        charges.slotOf.get(ability) ?? -1,
        rules.origins,
      )
      rules.abilities.push(compiled)
      rules.recordIsThing.push(things)
      rules.recordIsUnit.push(units)
      return [compiled]
    })
  const passivesOf = (holder: Holder, abilities: Ability[] | undefined) => {
    const list = (abilities ?? []).flatMap((ability, i) =>
      (ability.passive ?? []).map((modifier) => {
        const p = compilePassive(
          modifier,
          ability,
          contextOf(rules, holder, false),
          labelOf(holder, abilities!, i),
          rules.origins.length,
        )
        rules.origins.push(p.origin)
        rules.passives.push(p)
        return p
      }),
    )
    return list.length > 0 ? list : null
  }
  const holderOf = (id: string, kind: Holder['kind'], status = -1): Holder => ({ id, kind, status })
  // passives first, so that their origins have the lowest numbers
  pack.definitions.forEach(
    (d, i) => (rules.passiveDef[i] = passivesOf(holderOf(d.id, 'definition'), d.abilities)),
  )
  pack.statuses.forEach(
    (s, i) => (rules.passiveStatus[i] = passivesOf(holderOf(s.id, 'status', i), s.abilities)),
  )
  pack.keywords.forEach(
    (k, i) => (rules.passiveWord[i] = passivesOf(holderOf(k.id, 'keyword'), k.abilities)),
  )
  // a status that derives itself has no bearer yet: the world keeps watch
  pack.statuses.forEach(({ id }, i) => {
    const isRule = (p: PassiveModifier) => p.source.status === id
    const rest = rules.passiveStatus[i]?.filter((p) => !isRule(p)) ?? []
    const own = rules.passiveStatus[i]?.filter(isRule) ?? []
    rules.passiveStatus[i] = rest.length > 0 ? rest : null
    if (own.length > 0)
      rules.passiveDef[rules.worldDef] = [...(rules.passiveDef[rules.worldDef] ?? []), ...own]
  })
  const basics = new Map(
    pack.basics.map((b) => [b.id, compile(holderOf(b.id, 'basic'), b.abilities)]),
  )
  const byWord = pack.keywords.map((k) => compile(holderOf(k.id, 'keyword'), k.abilities))
  const byStatus = pack.statuses.map((s, i) => compile(holderOf(s.id, 'status', i), s.abilities))
  const byDef = rules.definitions.map((d) => {
    const decl = pack.manifest.classes[d.class]
    const own = compile(holderOf(d.id, 'definition'), d.abilities)
    const words = (d.keywords ?? []).flatMap((k) => byWord[rules.keywordIndex.get(k)!])
    const board = (decl?.basics ?? []).flatMap((id) => basics.get(id) ?? [])
    const card = (decl?.cardBasics ?? []).flatMap((id) => basics.get(id) ?? [])
    return { all: [...own, ...words], board, card }
  })
  // printed keywords act like the definition's own abilities
  rules.definitions.forEach((d, i) => {
    const words = (d.keywords ?? []).flatMap(
      (k) => rules.passiveWord[rules.keywordIndex.get(k)!] ?? [],
    )
    if (words.length > 0) rules.passiveDef[i] = [...(rules.passiveDef[i] ?? []), ...words]
  })
  byDef.forEach(({ all, board, card }, i) => {
    rules.whenBoard[i] = [...board, ...all].filter((a) => a.kind === 'when' && !a.played)
    rules.whenCard[i] = [...card, ...all].filter((a) => a.kind === 'when' && a.played)
    rules.answers[i] = [...board, ...all].filter((a) => a.kind === 'answer')
  })
  byStatus.forEach((all, i) => {
    rules.whenStatus[i] = all.filter((a) => a.kind === 'when')
    rules.answersStatus[i] = all.filter((a) => a.kind === 'answer')
  })
  byWord.forEach((all, i) => {
    rules.whenWord[i] = all.filter((a) => a.kind === 'when')
    rules.answersWord[i] = all.filter((a) => a.kind === 'answer')
  })
  const triggers = byDef.map(({ all, board }) => [...board, ...all])
  fileTriggers(rules, triggers, byStatus, byWord)
  fileBefore(rules, triggers, byStatus, byWord)
  rules.watches = rules.definitions.map((_, d) => {
    const list = rules.events.flatMap((_, event) =>
      rules.triggers[event]?.watch[d] ? [event] : [],
    )
    return list.length > 0 ? list : null
  })
  rules.listened = Uint8Array.from(rules.triggers, (table) => (table === null ? 0 : 1))
}

function fileTriggers(
  rules: Mutable<Rules>,
  byDef: CompiledAbility[][],
  byStatus: CompiledAbility[][],
  byWord: CompiledAbility[][],
): void {
  const pick = (lists: CompiledAbility[][], keep: (a: CompiledAbility) => boolean) =>
    lists.map((list) => {
      const kept = list.filter(keep)
      return kept.length > 0 ? kept : null
    })
  rules.events.forEach((_, event) => {
    const here = [...byDef, ...byStatus, ...byWord].flat().filter((a) => a.event === event)
    if (here.length === 0) return
    const slots = [...new Set(here.filter((a) => a.ofSelf).map((a) => a.role))]
    const table: TriggerTable = {
      own: slots.map((slot) => {
        const keep = (a: CompiledAbility) => a.event === event && a.ofSelf && a.role === slot
        return {
          slot,
          byDef: pick(byDef, keep),
          byStatus: pick(byStatus, keep),
          byWord: pick(byWord, keep),
        }
      }),
      watch: pick(byDef, (a) => a.event === event && !a.ofSelf),
      watchStatus: pick(byStatus, (a) => a.event === event && !a.ofSelf),
      watchWord: pick(byWord, (a) => a.event === event && !a.ofSelf),
      watched: here.some((a) => !a.ofSelf),
      always: [...byStatus, ...byWord].flat().some((a) => a.event === event && !a.ofSelf),
    }
    rules.triggers[event] = table
  })
}

function fileBefore(
  rules: Mutable<Rules>,
  byDef: CompiledAbility[][],
  byStatus: CompiledAbility[][],
  byWord: CompiledAbility[][],
): void {
  for (const change of Object.keys(REPLACEABLE)) {
    const pick = (lists: CompiledAbility[][]) =>
      lists.map((list) => {
        const kept = list.filter((a) => a.kind === 'before' && a.source.before === change)
        return kept.length > 0 ? kept : null
      })
    const table: BeforeTable = {
      byDef: pick(byDef),
      byStatus: pick(byStatus),
      byWord: pick(byWord),
    }
    if (
      [table.byDef, table.byStatus, table.byWord].some((lists) =>
        lists.some((list) => list !== null),
      )
    )
      rules.before.set(change, table)
  }
}
