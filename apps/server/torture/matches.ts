// Matches for a run, their players, and the proof afterwards that nothing was lost or done twice.
import { HostedMatch } from '@cardwright/host'
import type { MomentMessage } from '@cardwright/protocol'
import { openShelf } from '../src/games.ts'
import type { Store } from '../src/storage/store.ts'
import { joinMatch, makeMatch } from '../test/client.ts'
import { StubbornPlayer } from './stubborn-player.ts'
import { isWhatTheLogTells } from './watcher.ts'

export interface Table {
  match: string
  players: StubbornPlayer[]
}

const pick = (length: number) => Math.floor(Math.random() * length)

/** Matches that are opened at the same time. */
const AT_ONCE = 10

/**
 * @param addresses of the nodes where matches are made; each player begins at another one
 * @param known of the nodes that players know
 */
export async function openTables(
  addresses: readonly string[],
  n: number,
  game: string,
  pace: number,
  known: readonly string[] = addresses,
): Promise<Table[]> {
  const open = async (k: number): Promise<Table> => {
    const made = await makeMatch(addresses[k % addresses.length], { game })
    const joined = await joinMatch(
      addresses[k % addresses.length],
      made.match,
      made.invites[0].invite,
    )
    const turned = (seat: number) => known.map((_, i) => known[(i + seat + k) % known.length])
    const players = [made.token, joined.token].map(
      (token, seat) => new StubbornPlayer(turned(seat), made.match, token, pick, pace),
    )
    for (const player of players) player.play()
    return { match: made.match, players }
  }
  const tables: Table[] = []
  for (let k = 0; k < n; k += AT_ONCE)
    tables.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, n - k) }, (_, i) => open(k + i)),
      )),
    )
  return tables
}

export interface Proof {
  matches: number
  entries: number
  acknowledged: number
  lost: number
  twice: number
  gaps: number
  unplayable: number
  /** Matches whose players have heard of another end than the log's. */
  different: number
  /** Matches that somebody who comes to watch is told otherwise than the log tells them. */
  watchedOtherwise: number
}

/** Reads every log and compares it with what the players were told, and those who watch. */
export async function prove(
  store: Store,
  tables: readonly Table[],
  watched: ReadonlyMap<string, MomentMessage>,
): Promise<Proof> {
  const shelf = await openShelf()
  const proof: Proof = {
    matches: tables.length,
    entries: 0,
    acknowledged: 0,
    lost: 0,
    twice: 0,
    gaps: 0,
    unplayable: 0,
    different: 0,
    watchedOtherwise: 0,
  }
  for (const { match, players } of tables) {
    const kept = (await store.match(match))!
    const log = await store.read(match, 0)
    proof.entries += log.length
    log.forEach(({ seq }, k) => {
      if (seq !== k + 1) proof.gaps++
    })
    players.forEach((player, seat) => {
      const numbers = log.flatMap(({ entry }) =>
        'n' in entry && entry.seat === seat ? [entry.n] : [],
      )
      const there = new Set(numbers)
      proof.acknowledged += player.acknowledged.length
      proof.lost += player.acknowledged.filter((n) => !there.has(n)).length
      proof.twice += numbers.length - there.size
    })
    try {
      const { options, seed, clock, chairs } = kept
      const setup = { seats: chairs.length, options, seed, clock }
      const game = shelf.get(kept.game)!
      const hosted = HostedMatch.from(game, setup, log)
      const moment = watched.get(match)
      if (moment === undefined || !isWhatTheLogTells(moment, game, setup, log))
        proof.watchedOtherwise++
      const end = JSON.stringify(hosted.ending)
      if (players.some(({ ending }) => JSON.stringify(ending) !== end)) proof.different++
    } catch {
      proof.unplayable++
    }
  }
  return proof
}

export const isSound = ({ lost, twice, gaps, unplayable, ...proof }: Proof): boolean =>
  lost + twice + gaps + unplayable + proof.different + proof.watchedOtherwise === 0
