// A match: compiled rules, one block of integers, and the only door through which it is written.
// Undo, previews, search and "nothing changed" tests all come from that door.
import type { Layout } from './layout.ts'
import type { CompiledAbility } from '../tables/ability.ts'
import type { Rules } from '../tables/rules.ts'
import type { Cause, GameEvent } from '../door/named-events.ts'
import type { Sink } from '../events/events.ts'
import { HEAP_TOP, RECORD, SP } from './head.ts'
import { larger } from './larger.ts'

const FIRST_JOURNAL = 2048

/** For questions about one card: whatever of definition `of` is made for the seat is one of `by`. */
export interface Twin {
  seat: number
  of: number
  by: number
}

/** Everything here but `s` is scratch or equipment; the state of the match is the block alone. */
export class Match {
  declare readonly rules: Rules
  declare readonly s: Int32Array
  // what every question reads, one step away instead of two or three
  declare readonly layout: Layout
  declare readonly abilities: readonly CompiledAbility[]
  /** How many listen to each event. */
  declare readonly listened: Uint8Array
  /** 1 while writes are noted: a small number is tested faster than a boolean. */
  declare noting: number
  /** The journal: where something was written, and what stood there. */
  declare notes: Int32Array
  declare written: number
  /** No state that undo can bring back has a stack beyond this. */
  declare high: number
  declare sink: Sink | null
  /** How often each ability was carried out, for statistics; null: not counted. */
  declare runs: Int32Array | null
  /** Things of one seat that bear another face than those of the others; null: all alike. */
  declare twin: Twin | null
  // the legal list, kept until the state changes
  declare list: Int32Array
  declare listed: number
  declare forward: number
  declare fresh: boolean
  // candidates of the selector that runs now; nested selectors append and cut back
  declare found: Int32Array
  declare finds: number
  // registers while a closure runs
  declare per: number
  declare outer: number
  declare other: number
  declare asker: number
  declare argument: number
  declare steps: number
  /** How often a budget ended something since the block was made. */
  declare exceeded: number
  /** Why it ended as broken: what was full, how much room there was, and what to declare. */
  declare trouble: string | null
  // passives that wake each other: how deep, and how often since the change that began it
  declare depth: number
  declare woken: number
  declare previewing: boolean
  declare previewed: boolean
  declare readonly event: Int32Array
  /** What a change hands to the telling of it, besides its result. */
  declare readonly handed: Int32Array
  declare readonly views: (Int32Array | undefined)[]
  declare readonly tails: (Int32Array | undefined)[]
  declare script: number[] | null
  // for the door: events of the running answer, and the cause they share
  declare collected: GameEvent[]
  declare cause: Cause | null
  /** Ability and definition of its source, by which it is known again. */
  declare causeKey: number

  constructor(rules: Rules) {
    this.rules = rules
    this.s = new Int32Array(rules.layout.size)
    this.layout = rules.layout
    this.abilities = rules.abilities.all
    this.listened = rules.abilities.listened
    this.noting = 0
    this.notes = new Int32Array(0)
    this.written = 0
    this.high = 0
    this.sink = null
    this.runs = null
    this.twin = null
    this.list = new Int32Array(256)
    this.listed = 0
    this.forward = 0
    this.fresh = false
    // targets within targets search one after the other, each may find all there is
    const { entities, shape } = rules.layout
    this.found = new Int32Array((entities + shape.rows * shape.cols) * 4 + 512)
    this.finds = 0
    this.per = -1
    this.outer = -1
    this.other = -1
    this.asker = -1
    this.argument = -1
    this.steps = 0
    this.exceeded = 0
    this.trouble = null
    this.depth = 0
    this.woken = 0
    this.previewing = false
    this.previewed = false
    this.event = new Int32Array(8)
    this.handed = new Int32Array(4)
    this.views = []
    this.tails = []
    this.script = null
    this.collected = []
    this.cause = null
    this.causeKey = -1
  }

  /** On: everything written from now on can be taken back by `rollBack`. */
  get journal(): boolean {
    return this.noting !== 0
  }
  set journal(on: boolean) {
    this.noting = on ? 1 : 0
  }
}

/**
 * The only place that writes the block. It is called everywhere, so it is kept so short that the
 * compiler always writes it in place instead of calling it.
 */
export function put(m: Match, i: number, v: number): void {
  if (m.noting) note(m, i)
  m.s[i] = v
}

/** Remembers what is about to be overwritten. */
function note(m: Match, i: number): void {
  const k = m.written
  if (k + 2 > m.notes.length) m.notes = larger(m.notes, FIRST_JOURNAL)
  const { notes } = m
  notes[k] = i
  notes[k + 1] = m.s[i]
  m.written = k + 2
}

/**
 * Empties a stretch of the block and up to three integers behind it: four at a time take half as long as
 * one by one. Where the journal needs it, what stood there is remembered as a whole.
 */
export function wipe(m: Match, first: number, size: number, isNoted: boolean): void {
  if (isNoted && m.written + size + 5 > m.notes.length)
    m.notes = larger(m.notes, size + FIRST_JOURNAL)
  const { s, notes } = m
  let k = m.written
  for (let i = first; i < first + size; i += 4) {
    if (isNoted) {
      notes[k++] = s[i]
      notes[k++] = s[i + 1]
      notes[k++] = s[i + 2]
      notes[k++] = s[i + 3]
    }
    s[i] = 0
    s[i + 1] = 0
    s[i + 2] = 0
    s[i + 3] = 0
  }
  if (!isNoted) return
  // read from its end, where other notes have a place, which is not below zero
  notes[k] = ~first
  notes[k + 1] = k - m.written
  m.written = k + 2
}

/** Takes back every write since the mark, newest first. */
export function rollBack(m: Match, mark: number): void {
  const { s, notes } = m
  for (let k = m.written; k > mark;) {
    k -= 2
    const i = notes[k]
    if (i >= 0) s[i] = notes[k + 1]
    else for (let n = notes[k + 1]; n > 0; n--) s[~i + n - 1] = notes[--k]
  }
  m.written = mark
  m.fresh = false
}

/** Cached windows on the block: a new `subarray` per clone would cost more than the copy. */
function window(m: Match, end: number): Int32Array {
  const slot = (end + 63) >> 6
  return (m.views[slot] ??= m.s.subarray(0, Math.min(slot << 6, m.s.length)))
}
function tail(m: Match, records: number): Int32Array {
  const slot = (records + 7) >> 3
  return (m.tails[slot] ??= m.s.subarray(m.s.length - Math.min(slot * 8 * RECORD, m.s.length)))
}

/** Copies the living part of a state into a prepared match of the same rules. */
export function copyInto(from: Match, to: Match): Match {
  to.s.set(window(from, from.s[SP]))
  const records = from.s[HEAP_TOP]
  if (records > 0) {
    const end = tail(from, records)
    to.s.set(end, to.s.length - end.length)
  }
  to.written = 0
  to.high = from.s[SP]
  to.fresh = false
  to.sink = null
  to.twin = from.twin
  return to
}

export function clone(m: Match): Match {
  return copyInto(m, new Match(m.rules))
}

/** Integers: living parts of a match differ by a few, their memory should fit all of them. */
const LIVING_STEP = 256

/**
 * The living integers of a state by themselves: a fraction of its block.
 * @param spare memory to reuse where it is large enough
 */
export function livingPart({ s }: Match, spare?: ArrayBufferLike): Int32Array {
  const records = s[HEAP_TOP] * RECORD
  const length = s[SP] + records
  const isEnough = spare !== undefined && spare.byteLength >= length * 4
  const memory = isEnough ? spare : new ArrayBuffer(((length | (LIVING_STEP - 1)) + 1) * 4)
  const living = new Int32Array(memory, 0, length)
  living.set(s.subarray(0, s[SP]))
  if (records > 0) living.set(s.subarray(s.length - records), s[SP])
  return living
}

/** Puts a living part back into a match of the same rules. */
export function bringBack(m: Match, living: Int32Array): Match {
  const { s } = m
  // the records lie above the stack for a moment, where nothing lives
  s.set(living)
  s.copyWithin(s.length - s[HEAP_TOP] * RECORD, s[SP], living.length)
  m.written = 0
  m.high = s[SP]
  m.fresh = false
  m.sink = null
  return m
}

/** Hash of everything that lives: the fixed part, the stack up to SP, the heap up to its top. */
export function hash(m: Match): string {
  const { s } = m
  let a = 0x811c9dc5 | 0
  let b = 0x9e3779b9 | 0
  // both loops written out: a function for their body costs a third more, and every state is hashed in tests
  for (let i = 0, z = s[SP]; i < z; i++) {
    const v = s[i]
    a = Math.imul(a ^ v, 0x01000193)
    b = Math.imul(b ^ (v + (a >>> 15)), 0x85ebca6b)
    b ^= b >>> 13
  }
  for (let i = s.length - s[HEAP_TOP] * RECORD; i < s.length; i++) {
    const v = s[i]
    a = Math.imul(a ^ v, 0x01000193)
    b = Math.imul(b ^ (v + (a >>> 15)), 0x85ebca6b)
    b ^= b >>> 13
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0')
}

/** Same living integers? The dead parts above SP may differ. */
export function sameState(a: Match, b: Match): boolean {
  const one = livingPart(a)
  const other = livingPart(b)
  return one.length === other.length && one.every((v, i) => v === other[i])
}
