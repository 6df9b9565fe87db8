// One moment of a match for whoever shows it to a seat: what the seat knows, what it may answer, and
// where each answer leads first. It is data: a page in another process needs nothing else to offer a move.
import { outcome } from './match.ts'
import { applyAction, legalActions } from './answer.ts'
import { imagine } from './imagine.ts'
import type { GameEvent } from './named-events.ts'
import { viewFor, type View } from './view.ts'
import type { Action } from './named.ts'
import { ASK, ENDED } from '../state/head.ts'
import { clone, copyInto, type Match } from '../state/match.ts'

/** One thing to do: an answer, or the use of an ability together with its first pick. */
export interface Offer {
  actions: Action[]
  /** The seat has lost at once if it does this. */
  loses?: true
  /** What the seat gets by it for sure, by resource. */
  brings?: Record<string, number>
}

export interface Position {
  view: View
  /** Exactly what may be answered; empty for a seat that is not asked. */
  legal: Action[]
  /** The same answers, looked one pick ahead where nothing happens before the pick. */
  offers: Offer[]
}

// Two worlds that the seat cannot tell apart: what holds in both is not told by a hidden card.
const WORLDS = [11, 1009]
const BACKWARD = new Set(['cancel', 'unpick'])

export function positionFor(m: Match, viewer: number | 'spectator'): Position {
  const view = viewFor(m, viewer)
  const legal = viewer === 'spectator' ? [] : legalActions(m, viewer)
  if (viewer === 'spectator' || legal.length === 0) return { view, legal, offers: [] }
  const worlds = WORLDS.map((seed) => ({
    now: imagine(m, viewer, seed, clone(m)),
    next: clone(m),
    further: clone(m),
  }))
  const offers = legal
    .filter(({ kind }) => !BACKWARD.has(kind))
    .flatMap((action) => offersOf(worlds, viewer, action))
  return { view, legal, offers }
}

interface World {
  now: Match
  /** Scratch: after the first answer, and after the second. */
  next: Match
  further: Match
}

function offersOf(worlds: World[], seat: number, action: Action): Offer[] {
  const happened = worlds.map(({ now, next }) => tryOut(now, next, seat, action))
  const picks =
    action.kind === 'use' && happened[0].length === 0 ? picksIn(worlds[0].next, seat) : []
  if (picks.length === 0) {
    const loses = worlds.every(({ next }) => hasLost(next, seat))
    return [offer([action], loses, broughtBy(worlds[0].now, happened, seat))]
  }
  return picks.map((pick) => {
    const followed = worlds.map(({ next, further }) => tryOut(next, further, seat, pick))
    const loses = worlds.every(({ further }) => hasLost(further, seat))
    return offer([action, pick], loses, broughtBy(worlds[0].now, followed, seat))
  })
}

/** @returns the events it caused */
function tryOut(from: Match, to: Match, seat: number, action: Action): readonly GameEvent[] {
  const answer = applyAction(copyInto(from, to), seat, action)
  return answer.ok ? answer.events : []
}

/** Gains that both worlds agree on. */
function broughtBy(
  { rules }: Match,
  worlds: readonly (readonly GameEvent[])[],
  seat: number,
): Record<string, number> | null {
  const [first, ...others] = worlds.map((events) => gainsIn(events, seat))
  const { resources } = rules.manifest
  const sure = Object.entries(first).filter(
    ([what, amount]) =>
      amount > 0 &&
      resources[what].of === 'seat' &&
      others.every((gains) => gains[what] === amount),
  )
  return sure.length === 0 ? null : Object.fromEntries(sure)
}

function gainsIn(events: readonly GameEvent[], seat: number): Record<string, number> {
  const gains: Record<string, number> = {}
  for (const event of events) {
    // what a later turn brings is not this answer's doing
    if (event.kind === 'turn-ended') break
    if (event.kind !== 'resource-changed' || event.seat !== seat) continue
    const what = String(event.what)
    gains[what] = (gains[what] ?? 0) + Number(event.amount)
  }
  return gains
}

function picksIn(m: Match, seat: number): Action[] {
  if (m.s[ENDED] !== 0 || m.s[ASK] !== seat) return []
  return legalActions(m, seat).filter(({ kind }) => kind === 'pick' || kind === 'option')
}

function hasLost(m: Match, seat: number): boolean {
  const end = outcome(m)
  return end !== null && end.winners.length > 0 && !end.winners.includes(seat)
}

const offer = (
  actions: Action[],
  loses: boolean,
  brings: Record<string, number> | null,
): Offer => ({
  actions,
  ...(loses ? { loses } : {}),
  ...(brings === null ? {} : { brings }),
})
