// A rolling deploy under load: beside a node of today one of another release is started on the same PostgreSQL and Redis,
// then the first one is stopped. Every match goes on with what it was begun with, or ends with the true reason.
import { setTimeout as wait } from 'node:timers/promises'
import { type Game } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { HostedMatch, type Numbered } from '@cardwright/host'
import { openShelf } from '../src/games.ts'
import { openPostgres } from '../src/storage/postgres.ts'
import type { KeptMatch, Store } from '../src/storage/store.ts'
import { OUTDATED } from '../src/versions.ts'
import { openTables, type Table } from './matches.ts'
import { NodeProcess } from './node-process.ts'
import { changedRelease, type Change } from './releases.ts'
import { freePort, startPostgres, startRedis } from './services.ts'

export interface DeployOptions {
  change: Change
  matches: number
  game: string
  /** Mean time a player takes to answer, in ms. */
  pace: number
  /** Answers in each match of the old release before it stops: far enough for another rule to matter. */
  answers: number
  tell(line: string): void
}

export interface DeployResult {
  change: Change
  /** Matches begun before the new release, while both ran, and after the old one had stopped. */
  matches: number
  acknowledged: number
  /** Acknowledged while both ran. */
  beside: number
  /** Played to an end of the game. */
  played: number
  /** Ended because nobody plays their rules any more. */
  outdated: number
  /** Ended so although the new release makes the same match of the log. */
  wronglyOutdated: number
  /** Of the old release, and gone on with by the new one. */
  takenOver: number
  lost: number
  twice: number
  /** Neither over nor told why. */
  waiting: number
  /** Logs that neither the old nor the new release makes a match of. */
  unplayable: number
  /** How often somebody was sent to knock again. */
  knocks: number
}

export const isGoodDeploy = (result: DeployResult): boolean => {
  const { change, waiting, lost, twice, unplayable, wronglyOutdated, outdated, takenOver } = result
  const isAsMeant = change === 'rule' ? outdated > 0 : outdated === 0 && takenOver > 0
  return isAsMeant && waiting + lost + twice + unplayable + wronglyOutdated === 0
}

/** Nothing happens any more after so long. */
const PATIENCE = 30_000

export async function deploy(options: DeployOptions): Promise<DeployResult> {
  const { change, matches, game, pace, answers, tell } = options
  const database = await startPostgres()
  const redis = await startRedis()
  const env = { DATABASE_URL: database.url, REDIS_URL: redis.url }
  const node = async (changed: Record<string, string>) =>
    new NodeProcess({
      port: await freePort(),
      data: '',
      env: { ...env, ...changed },
      program: 'CHANGE' in changed ? 'changed-node.ts' : undefined,
    })
  const [old, next] = [await node({}), await node({ CHANGE: change })]
  const tables: Table[] = []
  try {
    await old.start()
    const both = [old.address, next.address]
    tables.push(...(await openTables([old.address], matches, game, pace, both)))
    tell(`${matches} matches begun; the new release starts`)
    await next.start()
    const before = acknowledgedIn(tables)
    tables.push(...(await openTables([next.address], matches, game, pace, both)))
    await until(() =>
      tables.every((one) => acknowledgedIn([one]) >= answers || one.players.every(isDone)),
    )
    const whileBeside = acknowledgedIn(tables) - before
    tell('the old release stops')
    await old.stop()
    tables.push(...(await openTables([next.address], matches, game, pace, both)))
    for (const player of playersOf(tables)) player.hurry()
    await untilOver(tables)
    for (const { players } of tables) for (const player of players) player.close()
    await next.stop()
    const store = await openPostgres(database.url)
    const result = await examine(store, tables, change, matches)
    await store.close()
    return { change, beside: whileBeside, ...result }
  } finally {
    for (const one of [old, next]) await one.kill()
    await redis.stop()
    await database.stop()
  }
}

const playersOf = (tables: readonly Table[]) => tables.flatMap(({ players }) => players)
const acknowledgedIn = (tables: readonly Table[]): number =>
  playersOf(tables).reduce((n, one) => n + one.acknowledged.length, 0)
const isDone = ({ ending, bye }: Table['players'][0]): boolean => ending !== null || bye !== null

/** Or nothing happens any more: then somebody waits, and the result says so. */
async function untilOver(tables: readonly Table[]): Promise<void> {
  let [last, since] = [-1, performance.now()]
  while (!playersOf(tables).every(isDone) && performance.now() - since < PATIENCE) {
    const now = acknowledgedIn(tables)
    if (now !== last) [last, since] = [now, performance.now()]
    await wait(50)
  }
}

async function until(test: () => boolean): Promise<void> {
  const since = performance.now()
  while (!test() && performance.now() - since < 2 * PATIENCE) await wait(50)
}

type Examined = Omit<DeployResult, 'change' | 'beside'>

/** @param ofOld so many of the first tables were begun by the old release */
async function examine(
  store: Store,
  tables: readonly Table[],
  change: Change,
  ofOld: number,
): Promise<Examined> {
  const release = await changedRelease(change)
  const [old, next] = [await openShelf(), await openShelf(release.games)]
  release.remove()
  const result: Examined = {
    matches: tables.length,
    acknowledged: acknowledgedIn(tables),
    played: 0,
    outdated: 0,
    wronglyOutdated: 0,
    takenOver: 0,
    lost: 0,
    twice: 0,
    waiting: playersOf(tables).filter((one) => !isDone(one)).length,
    unplayable: 0,
    knocks: playersOf(tables).reduce((n, { pauses }) => n + pauses, 0),
  }
  const newCode = (await store.match(tables.at(-1)!.match))!.code
  for (const [k, { match, players }] of tables.entries()) {
    const kept = (await store.match(match))!
    const log = await store.read(match, 0)
    const isOutdated = kept.ending?.reason === OUTDATED.reason
    const playsBy = (shelf: typeof old): boolean => plays(shelf.get(kept.game)!, old, kept, log)
    if (isOutdated) result.outdated++
    else if (kept.endedAt !== null) result.played++
    if (isOutdated && playsBy(next)) result.wronglyOutdated++
    // what was begun before is gone on with: by its own pack, or by other code
    const isOther =
      change === 'pack' ? players.some(({ tries }) => tries > 1) : kept.code === newCode
    if (k < ofOld && isOther && !isOutdated) result.takenOver++
    if (!playsBy(old) && !playsBy(next)) result.unplayable++
    players.forEach((player, seat) => {
      const numbers = log.flatMap(({ entry }) =>
        'n' in entry && entry.seat === seat ? [entry.n] : [],
      )
      const there = new Set(numbers)
      result.lost += player.acknowledged.filter((n) => !there.has(n)).length
      result.twice += numbers.length - there.size
    })
  }
  return result
}

/** With the code of this game and the pack of the match, whichever release that is of. */
function plays(
  { code, pack }: Game,
  old: Awaited<ReturnType<typeof openShelf>>,
  { game, pack: hash, chairs, options, seed, clock }: KeptMatch,
  log: readonly Numbered[],
): boolean {
  const own = pack.hash === hash ? pack : old.get(game)!.pack
  if (own.hash !== hash) return false
  try {
    HostedMatch.from(createGame(own, code), { seats: chairs.length, options, seed, clock }, log)
    return true
  } catch {
    return false
  }
}
