// One moment of a match, for showing it to a seat: what the seat knows, what it may answer, and
// where each answer leads first. It is data: a page in another process needs nothing else to offer a move.
import type { ResourceTable } from '../tables/pools.ts'
import type { Rules } from '../tables/rules.ts'
import { outcome } from './outcome.ts'
import { legalActions } from './answer.ts'
import { applyListed } from './apply.ts'
import { imagine } from './imagine.ts'
import { isListed } from '../list/answer-list.ts'
import { listActions } from '../list/legal.ts'
import { nameEvent } from './named-events.ts'
import { sees } from './sight.ts'
import { viewFor, type View } from './view.ts'
import { packAction, type Action } from './named.ts'
import { amountOf } from '../change/resources.ts'
import { ASK, BOARD, ENDED } from '../state/head.ts'
import { clone, copyInto, type Match } from '../state/match.ts'

/** One thing to do: an answer, or the use of an ability together with its first pick. */
export interface Offer {
  actions: Action[]
  /** The seat has lost at once if it does this. */
  loses?: true
  /** What the seat gets by it for sure, by resource. */
  brings?: Record<string, number>
  /**
   * What it leaves of each piece that it changes, by resource, if no seat intervenes: only for resources that are predicted.
   * Null for a piece that it removes.
   */
  leaves?: Record<number, Record<string, number> | null>
}

export interface Position {
  view: View
  /** Exactly what may be answered; empty for a seat that is not asked. */
  legal: Action[]
  /** The same answers, looked one pick ahead where nothing happens before the pick. */
  offers: Offer[]
}

// Two worlds that the seat cannot tell apart: what holds in both reveals no hidden card.
const WORLDS = [11, 1009]
const BACKWARD = new Set(['cancel', 'unpick'])

export function positionFor(m: Match, viewer: number | 'spectator'): Position {
  const view = viewFor(m, viewer)
  const legal = viewer === 'spectator' ? [] : legalActions(m, viewer)
  if (viewer === 'spectator' || legal.length === 0) return { view, legal, offers: [] }
  const { worlds, foretold } = scratchFor(m)
  worlds.forEach(({ now }, k) => imagine(m, viewer, WORLDS[k], now))
  const offers = listed(m, legal)
    .filter(({ action }) => !BACKWARD.has(action.kind))
    .flatMap((answer) => offersOf(worlds, foretold, viewer, answer))
  return { view, legal, offers }
}

interface World {
  now: Match
  /** Scratch: after the first answer, after the second, and when the others have let it happen. */
  next: Match
  further: Match
  after: Match
}

interface Scratch {
  worlds: World[]
  /** Resources of pieces whose amounts are told ahead. */
  foretold: readonly ResourceTable[]
}

/** Matches of one kind are tried out in the same worlds: a new block for every position would be garbage at once. */
const kept = new WeakMap<Rules, Scratch>()

function scratchFor(m: Match): Scratch {
  let scratch = kept.get(m.rules)
  if (scratch === undefined) {
    const { all: resources } = m.rules.pools
    const { manifest } = m.rules.game
    scratch = {
      worlds: WORLDS.map(() => ({
        now: clone(m),
        next: clone(m),
        further: clone(m),
        after: clone(m),
      })),
      foretold: resources.filter(({ name }) => manifest.resources[name].foretold),
    }
    kept.set(m.rules, scratch)
  }
  return scratch
}

/** An answer as it is told, and as it stands in the list. */
interface Listed {
  action: Action
  packed: number
}

/** `legal`: the list of this match, named. */
const listed = (m: Match, legal: readonly Action[]): Listed[] =>
  legal.map((action, k) => ({ action, packed: m.list[k] }))

/** What one answer leads to at once. */
interface Result {
  isQuiet: boolean
  /** Of the seat, by resource. */
  gains: Record<string, number>
}

const NOTHING: Result = { isQuiet: true, gains: {} }

function offersOf(
  worlds: World[],
  foretold: readonly ResourceTable[],
  seat: number,
  answer: Listed,
): Offer[] {
  const { action } = answer
  const results = worlds.map(({ now, next }) => tryOut(now, next, seat, answer))
  const picks = action.kind === 'use' && results[0].isQuiet ? picksIn(worlds[0].next, seat) : []
  if (picks.length === 0) {
    const loses = worlds.every(({ next }) => hasLost(next, seat))
    const left = worlds.map((world) => leftBy(world, foretold, world.next, seat))
    return [offer([action], loses, broughtBy(worlds[0].now, results), agreed(left))]
  }
  return picks.map((pick) => {
    const followed = worlds.map(({ next, further }) => tryOut(next, further, seat, pick))
    const loses = worlds.every(({ further }) => hasLost(further, seat))
    const left = worlds.map((world) => leftBy(world, foretold, world.further, seat))
    return offer([action, pick.action], loses, broughtBy(worlds[0].now, followed), agreed(left))
  })
}

/**
 * Answers in a copy. Hundreds of answers are tried for one position: the list is made once, where they come from, an
 * answer is found in it by its number, and only what is asked of the events is looked at.
 */
function tryOut(from: Match, to: Match, seat: number, { packed }: Listed): Result {
  const mayAnswer = from.s[ASK] === seat && isListed(from, listActions(from), packed)
  copyInto(from, to)
  if (!mayAnswer) return NOTHING
  const { resourceChanged, turnEnded } = from.rules.events.on
  const result: Result = { isQuiet: true, gains: {} }
  // what a later turn brings is not this answer's doing
  let isLater = false
  to.sink = (m, event, payload) => {
    result.isQuiet = false
    isLater ||= event === turnEnded
    if (isLater || event !== resourceChanged) return
    const told = nameEvent(m, event, payload)
    const what = String(told.what)
    if (told.seat === seat) result.gains[what] = (result.gains[what] ?? 0) + Number(told.amount)
  }
  applyListed(to, packed)
  to.sink = null
  return result
}

/** Gains that both worlds agree on. */
function broughtBy({ rules }: Match, results: readonly Result[]): Record<string, number> | null {
  const [{ gains }, ...others] = results
  const { resources } = rules.game.manifest
  const sure = Object.entries(gains).filter(
    ([what, amount]) =>
      amount > 0 &&
      resources[what].of === 'seat' &&
      others.every((other) => other.gains[what] === amount),
  )
  return sure.length === 0 ? null : Object.fromEntries(sure)
}

type Left = NonNullable<Offer['leaves']>

/** Pieces that the seat sees and that have more or less than before, or are gone. */
function leftBy(
  { now, after }: World,
  foretold: readonly ResourceTable[],
  answered: Match,
  seat: number,
): Left {
  const { layout } = now.rules
  const { seats } = now.rules.things
  const left: Left = {}
  if (foretold.length === 0) return left
  letHappen(copyInto(answered, after), seat)
  if (hasRolled(now, after)) return left
  for (let e = seats + 1; e < layout.units; e++) {
    if (now.s[layout.zone + e] !== BOARD || !sees(now, seat, e)) continue
    if (after.s[layout.zone + e] !== BOARD) left[e] = null
    else if (foretold.some((one) => amountOf(now, one, e) !== amountOf(after, one, e)))
      left[e] = Object.fromEntries(foretold.map((one) => [one.name, amountOf(after, one, e)]))
  }
  return left
}

/** No other seat intervenes. */
function letHappen(m: Match, seat: number): void {
  while (m.s[ENDED] === 0 && m.s[ASK] !== seat) {
    const decline = packAction(m, listActions(m), { kind: 'decline' })
    if (decline < 0) return
    applyListed(m, decline)
  }
}

const hasRolled = ({ s, rules }: Match, after: Match): boolean => {
  const { streams } = rules.layout
  for (let i = streams, z = i + 4 * rules.words.streamIndex.size; i < z; i++)
    if (s[i] !== after.s[i]) return true
  return false
}

/** What both worlds agree on. */
function agreed([one, ...others]: readonly Left[]): Left | null {
  const same = Object.entries(one).filter(([e, what]) =>
    others.every(
      (other) => e in other && JSON.stringify(other[Number(e)]) === JSON.stringify(what),
    ),
  )
  return same.length === 0 ? null : Object.fromEntries(same)
}

const picksIn = (m: Match, seat: number): Listed[] =>
  listed(m, legalActions(m, seat)).filter(
    ({ action: { kind } }) => kind === 'pick' || kind === 'option',
  )

function hasLost(m: Match, seat: number): boolean {
  const end = outcome(m)
  return end !== null && end.winners.length > 0 && !end.winners.includes(seat)
}

const offer = (
  actions: Action[],
  loses: boolean,
  brings: Record<string, number> | null,
  leaves: Left | null,
): Offer => ({
  actions,
  ...(loses ? { loses } : {}),
  ...(brings === null ? {} : { brings }),
  ...(leaves === null ? {} : { leaves }),
})
