// References: `self`, `target`, `@name.field`, `event.unit` … become a getter of one integer.
import { rowLine } from '../space/grid.ts'
import { ACTIVE, ATTACHED, BESIDE } from '../state/head.ts'
import type { Match } from '../state/match.ts'
import {
  ACTOR,
  AMOUNT,
  EVENT,
  EXCESS,
  EXTRA,
  FROM,
  PENDING,
  PICK,
  PICKS,
  TO,
  ARGS,
} from '../run/frame.ts'
import { oldestGiver } from '../change/tokens.ts'
import type { CompiledRef, Num, RefType } from './closures.ts'
import { fail, type Context, type NameInfo } from './context.ts'
import type { TargetKind } from '../language/ability.ts'
import type { VerbCode } from '../verbs/verb.ts'

/** The source itself; selectors recognise it and skip the call. */
export const self: Num = (_m, s) => s
const it: Num = (_m, _s, i) => i
const outer: Num = (m) => m.outer

/** What a pick of this kind is. */
export function typeOfKind(kind: TargetKind | null): RefType {
  if (kind === 'cell' || kind === 'line' || kind === 'lane') return kind
  if (kind === 'status' || kind === 'effect') return 'token'
  return 'thing'
}

/** Payloads that are things; the others are what they are called. */
const THINGS = ['unit', 'card', 'seat', 'any']

export function compileRef(ref: string, ctx: Context): CompiledRef {
  const dot = ref.indexOf('.')
  const root = dot < 0 ? ref : ref.slice(0, dot)
  const field = dot < 0 ? null : ref.slice(dot + 1)
  if (root.startsWith('@')) return nameRef(root.slice(1), field, ctx)
  if (root === 'event' || root === 'pending') return payloadRef(root, field, ctx)
  const base = rootRef(root, ctx)
  return field === null ? base : placeOf(base, field, ctx)
}

const thing = (get: Num): CompiledRef => ({ type: 'thing', get, record: -1 })

function rootRef(root: string, ctx: Context): CompiledRef {
  const { rules } = ctx
  switch (root) {
    case 'self':
      ctx.flags.self = true
      return thing(self)
    case 'it':
      return { type: ctx.itType, get: ctx.outer ? outer : it, record: -1 }
    case 'target': {
      const slot = ctx.record + PICK
      return {
        type: typeOfKind(ctx.targetKind),
        get: (m, _s, _i, f) => m.s[f + slot],
        record: ctx.record,
      }
    }
    case 'actor':
      return thing(actorOf(ctx))
    case 'opponent': {
      const actor = actorOf(ctx)
      return thing((m, s, i, f) => 1 - actor(m, s, i, f))
    }
    case 'active':
      return thing((m) => m.s[ACTIVE])
    case 'giver': {
      const status = ctx.status
      return thing((m, s) => oldestGiver(m, s, status))
    }
    case 'per':
      return thing((m) => m.per)
    case 'host':
      return thing((m, s) =>
        m.s[rules.layout.zone + s] === ATTACHED ? m.s[rules.layout.at + s] : -1,
      )
    case 'world':
      return thing(() => rules.things.world)
    case 'hero': {
      const hero = rules.game.code.hero
      return thing(hero === undefined ? () => -1 : (m) => hero(m))
    }
  }
  return fail(ctx, root)
}

/** Who acts: written in the frame of a run; for passives the source's owner. */
export function actorOf(ctx: Context): Num {
  if (ctx.framed) return (m, _s, _i, f) => m.s[f + ACTOR]
  const { owner } = ctx.rules.layout
  return (m, s) => m.s[owner + s]
}

function payloadRef(root: string, field: string | null, ctx: Context): CompiledRef {
  const map = root === 'event' ? ctx.event : ctx.pending
  if (map === null || field === null) return fail(ctx, root)
  const dot = field.indexOf('.')
  const name = dot < 0 ? field : field.slice(0, dot)
  const info = map.get(name)
  if (info === undefined) return fail(ctx, [root, name])
  const { slot } = info
  const get: Num =
    root === 'event'
      ? (m, _s, _i, f) => m.s[f + EVENT + slot]
      : (m, _s, _i, f) => m.s[m.s[f + PENDING] + ARGS + slot + PENDING_FIRST]
  const ref: CompiledRef = {
    type: THINGS.includes(info.kind) ? 'thing' : (info.kind as RefType),
    get,
    record: -1,
  }
  return dot < 0 ? ref : placeOf(ref, field.slice(dot + 1), ctx)
}

/** Window frames keep their own registers before the pending fields. */
export const PENDING_FIRST = 6

function nameRef(name: string, field: string | null, ctx: Context): CompiledRef {
  const info = ctx.names.get(name)
  if (info === undefined) return fail(ctx, name)
  ctx.used?.add(info.record)
  const { record } = info
  const slot = (type: RefType, offset: number): CompiledRef => ({
    type,
    get: (m, _s, _i, f) => m.s[f + record + offset],
    record,
  })
  const bare = slot(typeOfKind(info.kind), PICK)
  if (field === null) return { ...bare, whole: true }
  if (field === 'count') return slot('number', info.verb.countsAmount ? AMOUNT : PICKS)
  const known = RECORDED[field]
  return known === undefined ? placeOf(bare, field, ctx) : slot(...known)
}

/** Fields of a step's record, and their offsets. */
const RECORDED: Partial<Record<string, [RefType, number]>> = {
  fromCell: ['cell', FROM],
  fromLane: ['lane', FROM],
  toCell: ['cell', TO],
  toLane: ['lane', TO],
  amount: ['number', AMOUNT],
  total: ['number', AMOUNT],
  cost: ['number', EXTRA],
  through: ['number', EXTRA],
  excess: ['number', EXCESS],
  margin: ['number', EXCESS],
}

/** What is kept of every thing: what it is, and under which name of the layout. */
const KEPT: Partial<Record<string, [RefType, 'owner' | 'def' | 'at']>> = {
  owner: ['thing', 'owner'],
  def: ['def', 'def'],
  cell: ['cell', 'at'],
  lane: ['lane', 'at'],
}

/** `owner def cell lane line quadrant` of a thing, where it is now or was when it left. */
function placeOf(ref: CompiledRef, field: string, ctx: Context): CompiledRef {
  const { rules } = ctx
  const { layout } = rules
  const { grid } = rules.space
  const { get, record } = ref
  if (field === ref.type) return ref
  const kept = KEPT[field]
  if (kept !== undefined) {
    const base = layout[kept[1]]
    return { type: kept[0], get: (m, s, i, f) => at(m, base, get(m, s, i, f)), record }
  }
  if (field === 'line')
    // a marker lies on its line; anything on a cell answers with its row
    return {
      type: 'line',
      get: (m, s, i, f) => {
        const e = get(m, s, i, f)
        if (e < 0) return -1
        return m.s[layout.zone + e] === BESIDE
          ? m.s[layout.at + e]
          : rowLine(grid!, m.s[layout.at + e])
      },
      record,
    }
  const partition = rules.game.code.partitions?.[field]
  if (partition !== undefined) {
    const cell = ref.type === 'cell' ? get : placeOf(ref, 'cell', ctx).get
    return { type: 'number', get: (m, s, i, f) => partition(m, cell(m, s, i, f)), record }
  }
  const payload = rules.game.code.links?.[field]
  if (payload !== undefined)
    return { type: 'thing', get: (m, s, i, f) => payload(m, get(m, s, i, f)), record }
  return fail(ctx, [ref.type, field])
}

const at = (m: Match, base: number, e: number) => (e < 0 ? -1 : m.s[base + e])

export const nameInfo = (record: number, verb: VerbCode, kind: TargetKind | null): NameInfo => ({
  record,
  verb,
  kind,
  snapshots: new Map(),
})
