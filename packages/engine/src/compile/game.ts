// From a pack and a game's code to Rules: interns every word, lays out the block, compiles abilities.
// Rules are made once per shape of match and shared.
import type { Manifest } from '../language/manifest.ts'
import type { Definition, Pack } from '../language/pack.ts'
import type { Action, Thing } from '../door/named.ts'
import { W } from '../language/outcomes.ts'
import { EVENTS } from '../language/events.ts'
import type { Asked } from '../language/queries.ts'
import type { GameCode, Options } from '../game-code.ts'
import { upkeep, waker } from '../change/passives.ts'
import { placesApart } from '../change/places.ts'
import { M_ORIGIN, M_SOURCE } from '../change/records.ts'
import { cardLister } from '../door/card-list.ts'
import { boardLister } from '../door/main-list.ts'
import { runAbility } from '../run/ability.ts'
import { runDeath } from '../run/death.ts'
import { runDispatch } from '../run/dispatch.ts'
import { reportDraw, runDraw } from '../run/draw.ts'
import { tellEntered } from '../run/entering.ts'
import { runFlow } from '../run/flow.ts'
import { AT, PICK, PICKS, PROCEDURES, SELF, WHICH } from '../run/frame.ts'
import { tellMoved } from '../run/moving.ts'
import { chargesUsed, hasCharge, tires } from '../run/pay.ts'
import { runTold } from '../run/told.ts'
import { runWindow } from '../run/window.ts'
import { makeGrid, neighbour, type Grid } from '../space/grid.ts'
import { ATTACHED, BOARD, BESIDE, FACE_DOWN, ZONES } from '../state/head.ts'
import { layOut, type Shape } from '../state/layout.ts'
import type { Match } from '../state/match.ts'
import { BlankRules } from './blank-rules.ts'
import { ADD, IGNORE, W_CARD, W_RESOURCE, W_STATUS } from './passive.ts'
import { quickTable } from './quick.ts'
import { allAbilities, chargeTable, compileContent } from './content.ts'
import { blankBlock, slotsOf } from './shortcuts.ts'
import { queryTables, resourceTables, statusTables, zoneTables } from './tables.ts'
import type { EventField, Mutable, Rules } from './rules.ts'
import { UNTIL_STEP } from '../change/modifiers.ts'

/** Queries that have a field of their own in the rules. */
const AT_HAND = [
  'cost',
  'playedTo',
  'targetable',
  'canMove',
  'canReceive',
  'healing',
  'damageTaken',
] as const satisfies readonly Asked[]

const index = (names: Iterable<string>) => new Map([...names].map((name, i) => [name, i]))
const camel = (name: string) => name.replace(/-(.)/g, (_, c: string) => c.toUpperCase())

export const hasTeams = ({ teams }: Options): boolean =>
  teams !== undefined && teams !== false && teams !== 'none'

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
    ground: code.ground === undefined ? 0 : shape.rows * shape.cols,
    events: events.length,
    depth: budgets.depth,
    heap: (manifest.capacity?.modifiers ?? 128) + (manifest.capacity?.tokens ?? 64),
  })
  const classOf = (d: Definition) => manifest.classes[d.class]
  const PLACES = { board: 0, section: 1, beside: 2, none: 3 }
  const CARDS = { makes: 0, becomes: 1, stays: 2 }
  const grid =
    shape.rows > 0 && manifest.space.kind === 'grid'
      ? makeGrid(shape.rows, shape.cols, manifest.space.labels)
      : null
  const ownLimit = (d: number) => definitions[d].stats?.perLane
  const rules: Mutable<Rules> = new BlankRules()
  Object.assign(rules, {
    pack,
    manifest,
    code,
    layout,
    grid,
    ...sidesOf(grid, manifest),
    lanes: manifest.space.kind === 'lanes' ? manifest.space.lanes : [],
    seats,
    world: seats,
    teams: hasTeams(options),
    definitions,
    defIndex: index(definitions.map((d) => d.id)),
    seatDef: definitions.length - 2,
    worldDef: definitions.length - 1,
    defPlace: Uint8Array.from(definitions, (d) => PLACES[classOf(d)?.place ?? 'none']),
    defTerrain: Uint8Array.from(definitions, (d) => (classOf(d)?.terrain ? 1 : 0)),
    defCard: Uint8Array.from(definitions, (d) => CARDS[classOf(d)?.card ?? 'makes']),
    keywords,
    keywordIndex: index(keywords),
    symbols,
    symbolOf,
    tagIndex: new Map((manifest.tags ?? []).map((tag, i) => [tag, 1 << i])),
    phaseIndex: index(manifest.phases),
    timings,
    timingIndex: index(timings),
    streamIndex: index(streams),
    chanceStream: seats,
    events,
    eventIndex: index(events),
    payloads,
    on: Object.fromEntries(events.map((name, i) => [camel(name), i])),
    upkeep,
    adjacency: manifest.space.kind === 'grid' ? manifest.space.adjacency : 'step',
    exhaustion: null,
    windows: Object.keys(manifest.windows ?? {}),
    windowIndex: index(Object.keys(manifest.windows ?? {})),
    moves: Object.values(code.moves ?? {}),
    moveNames: Object.keys(code.moves ?? {}),
    plainMoves: Object.keys(code.moves ?? {}).map((move) => Object.freeze({ kind: 'move', move })),
    moveIndex: index(Object.keys(code.moves ?? {})),
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
      if (name === 'attached') return ATTACHED
      const zone = zoneNames.indexOf(name)
      if (zone < 0) throw new Error(`unknown zone "${name}"`)
      return ZONES + zone
    },
    isPresent: (m: Match, e: number) => {
      const zone = m.s[layout.zone + e]
      return zone === BOARD || zone === BESIDE || zone === ATTACHED || zone >= ZONES || e <= seats
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
    // all that one ability of one source gave is one effect: known by its first modifier
    groupOf: (m: Match, r: number) => {
      const { holder, ability } = rules.origins[m.s[r + M_ORIGIN]]
      const first = rules.origins.findIndex((o) => o.holder === holder && o.ability === ability)
      return m.s[r + M_SOURCE] * 4096 + first
    },
    chargesLeft: (m: Match, _self: number, _it: number, f: number) => {
      const ability = rules.abilities[m.s[f + WHICH]]
      return ability.uses - chargesUsed(m, m.s[f + SELF], ability)
    },
    hasCharge,
    tires,
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
    laneFull: (m: Match, lane: number, owner: number, def: number, n: number) => {
      if (manifest.space.kind !== 'lanes') return false
      // a lane has sides: without an owner there is none
      if (owner < 0) return true
      const base = layout.rows + (lane * seats + owner) * layout.rowSize
      const room = layout.rowSize - 1
      // what has a limit of its own takes no place of the others
      const most = ownLimit(def)
      let alike = n
      for (let k = 1; k <= m.s[base]; k++) {
        const other = m.s[layout.def + m.s[base + k]]
        if (most === undefined ? ownLimit(other) === undefined : other === def) alike++
      }
      return alike > (most ?? manifest.space.perLane ?? room) || m.s[base] + n > room
    },
    groups: [...new Set(allAbilities(pack).flatMap((a) => a.exclusive ?? []))],
    budgets,
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
    const { from, inOrder } = manifest.timings[name]
    return from === 'board'
      ? []
      : [
          {
            index: i,
            zones: from.map((zone) => rules.zoneIndex.get(zone)!),
            inOrder: inOrder === true,
          },
        ]
  })
  for (const role of ['deck', 'hand', 'discard'] as const)
    rules[role] = rules.zones.find((z) => manifest.zones[z.name].role === role) ?? null
  rules.statuses = statusTables(pack, rules)
  rules.fields = eventFields(rules)
  rules.cellPicks = (rules.grid?.labels ?? []).map((cell) => pickOf({ cell }))
  rules.unitPicks = Array.from({ length: layout.entities }, (_, unit) => pickOf({ unit }))
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
  const named = (name: Asked) => rules.queryIndex.get(name) ?? null
  for (const name of AT_HAND) rules[name] = named(name)
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
  rules.quick = quickTable(rules)
  rules.listBoard = boardLister(rules)
  rules.listCards = cardLister(rules)
  rules.stepDurations = rules.origins.some(({ until }) => until === UNTIL_STEP)
  rules.limited = rules.origins.some((o) => o.uses > 0)
  rules.refills = new Set(rules.origins.map((o) => o.usesPer))
  rules.ignores = rules.origins.some((o) => o.op === IGNORE)
  rules.sums = Int32Array.from(rules.origins, ({ query, op, contextual }) =>
    op === ADD && !contextual && !rules.ignores ? query * 2 : query * 2 + 1,
  )
  rules.watchedBits = rules.passives.reduce((all, p) => all | p.watches, 0)
  const read = (bit: number, by: 'reads' | 'pools') =>
    rules.passives.reduce((all, p) => ((p.watches & bit) === 0 ? all : all | p[by]), 0)
  rules.readStatuses = read(W_STATUS, 'reads')
  rules.readPools = read(W_RESOURCE, 'pools')
  rules.passiveStatusBits = watchingBits(rules.passiveStatus)
  rules.passiveWordBits = watchingBits(rules.passiveWord)
  rules.passiveWatch = Int32Array.from(rules.passiveDef, (list) =>
    (list ?? []).reduce((all, p) => all | p.watches, 0),
  )
  rules.wakeAll = waker(rules)
  rules.turnSlots = rules.definitions.map((_, d) => slotsOf(rules, d))
  rules.cardPassives = (rules.watchedBits & W_CARD) !== 0
  // in the order of the kinds of frames
  rules.handlers = [
    runFlow,
    runAbility,
    runDispatch,
    runDeath,
    runWindow,
    runDraw,
    runTold,
    ...Object.values(code.procedures ?? {}),
  ]
  rules.blank = blankBlock(rules)
  return rules as Rules
}

/** A bit for each status or keyword whose passives change with anything: most are there or not. */
const watchingBits = (lists: Rules['passiveStatus']): number =>
  lists.reduce((bits, list, k) => (list?.some((p) => p.watches !== 0) ? bits | (1 << k) : bits), 0)

/** The cells beside each cell, the same number for all: off the board lies one more, where nothing stands. */
function sidesOf(grid: Grid | null, manifest: Manifest): Pick<Rules, 'sides' | 'beside'> {
  const beside: number[] = []
  const size = grid?.size ?? 0
  const king = manifest.space.kind === 'grid' && manifest.space.adjacency === 'king'
  for (let c = 0; c < size; c++)
    for (let k = 0; k < 9; k++) {
      if (k === 4 || (!king && k % 2 === 0)) continue
      const n = neighbour(grid!, c, Math.floor(k / 3) - 1, (k % 3) - 1)
      beside.push(n < 0 ? size : n)
    }
  return { sides: king ? 8 : 4, beside: Int32Array.from(beside) }
}

/** Many lists hold the same object: it must not be changed. */
const pickOf = (pick: Thing): Action =>
  Object.freeze({ kind: 'pick' as const, pick: Object.freeze(pick) })

/** A word as it names fields: one that the runtime knows by its address. */
const asKey = (word: string): string => Object.keys({ [word]: 0 })[0]

const THINGS = ['unit', 'card', 'any']
function eventFields({ payloads, grid, lanes, symbols, statuses }: Rules): EventField[][] {
  const names: Record<string, readonly string[]> = {
    cell: grid?.labels ?? [],
    lane: lanes,
    symbol: symbols,
    status: statuses.map((status) => status.name),
  }
  return payloads.map((list) =>
    list.map((text) => {
      const [name, kind = 'number'] = text.split(':').map(asKey)
      const defName = THINGS.includes(kind) ? asKey(`${name}Def`) : null
      return { name, isNumber: kind === 'number', names: names[kind] ?? null, defName }
    }),
  )
}

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
