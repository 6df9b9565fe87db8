// Resources and queries of things, by name or by what `find` made of the name.
import * as queries from '../ask/query.ts'
import type { Query } from '../ask/query.ts'
import type { ResourceTable } from '../tables/pools.ts'
import * as resources from '../change/resources.ts'
import * as modifiers from '../change/modifiers.ts'
import type { Match } from '../state/match.ts'
import { find, type Named } from './words.ts'

const poolOf = (m: Match, word: Named<ResourceTable>): ResourceTable =>
  typeof word === 'string' ? find.pool(m.rules, word) : word
const queryOf = (m: Match, word: Named<Query>): Query =>
  typeof word === 'string' ? find.query(m.rules, word) : word

/** How much a seat or unit has of a resource: `pool(m, seat, 'mana')`. */
export const pool = (m: Match, e: number, word: Named<ResourceTable>): number =>
  resources.amountOf(m, poolOf(m, word), e)

/** Sets a resource outright, as set-up and refills do. No event. */
export const setPool = (m: Match, e: number, word: Named<ResourceTable>, value: number): void =>
  resources.setResource(m, poolOf(m, word), e, value)

/** Adds to a resource (or takes, below 0) inside its bounds, and tells it. Answers what really changed. */
export const gain = (m: Match, e: number, word: Named<ResourceTable>, n: number): number =>
  resources.gain(m, poolOf(m, word), e, n)

/** The same without an event. */
export const alter = (m: Match, e: number, word: Named<ResourceTable>, n: number): number =>
  resources.alter(m, poolOf(m, word), e, n)

/** The most a seat or unit can have of a resource now. */
export const ceiling = (m: Match, e: number, word: Named<ResourceTable>): number =>
  resources.ceiling(m, poolOf(m, word), e)

/** Sets a resource of everything a seat has on the grid to what a query says of it. */
export const refillPools = (
  m: Match,
  seat: number,
  word: Named<ResourceTable>,
  query: Named<Query>,
): void => resources.refillPools(m, poolOf(m, word), queryOf(m, query), seat)

/** The number a query gives for a thing, modifiers included: `ask(m, 'damage', unit)`. */
export const ask = (m: Match, query: Named<Query>, e: number): number =>
  queries.ask(m, queryOf(m, query), e)

/** The same for a query with a yes or no. */
export const may = (m: Match, query: Named<Query>, e: number): boolean =>
  queries.may(m, queryOf(m, query), e)

/** The same with the other party in view ("against whom") and the thing or seat the question comes from. */
export const askAgainst = (
  m: Match,
  query: Named<Query>,
  e: number,
  other: number,
  asker: number,
): number => queries.askAgainst(m, queryOf(m, query), e, other, asker)

/** What a query makes of a number: added to it, multiplied, or set instead of it. */
export const askFrom = (m: Match, query: Named<Query>, e: number, from: number): number =>
  queries.askFrom(m, queryOf(m, query), e, from)

/** The same for a query with a yes or no; `about` is its argument: a status, an ability. */
export const mayAgainst = (
  m: Match,
  query: Named<Query>,
  e: number,
  other: number,
  asker: number,
  about = -1,
): boolean => queries.mayAgainst(m, queryOf(m, query), e, other, asker, about)

/** Uses up one use of the modifiers of a query that last for so many uses. */
export const spendUses = (m: Match, query: Named<Query>, e: number, about = -1): void =>
  modifiers.spendUses(m, queryOf(m, query), e, about)

/** Tells that a resource has changed by so much. */
export const tellPool = (m: Match, e: number, word: Named<ResourceTable>, n: number): void =>
  resources.tellResource(m, poolOf(m, word), e, n)
