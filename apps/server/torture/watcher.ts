// Somebody who comes to watch: the first moment must tell the whole match as the log does, and no more.
import {
  applyAction,
  collectorFor,
  createMatch,
  SPECTATOR,
  type Game,
  type GameEvent,
} from '@cardwright/engine'
import { positionFor } from '@cardwright/engine/position'
import { counting, type Numbered, type Setup } from '@cardwright/host'
import type { MomentMessage } from '@cardwright/protocol'
import { isDeepStrictEqual } from 'node:util'
import { Client } from '../test/client.ts'

export async function firstMoment(address: string, match: string): Promise<MomentMessage> {
  const watcher = await Client.open(address, { match })
  const moment = await watcher.next('moment')
  watcher.kill()
  return moment
}

/** Played once more by the engine alone. */
export function isWhatTheLogTells(
  { position, chains }: MomentMessage,
  game: Game,
  { seats, options, seed }: Setup,
  log: readonly Numbered[],
): boolean {
  let events: GameEvent[] = []
  const played = createMatch(game, {
    seats,
    options,
    seed,
    sink: (m, event, payload) => collectorFor(events, SPECTATOR)(m, event, payload),
  })
  const told = [{ seq: 0, seat: -1, events }]
  for (const { seq, entry } of counting(log)) {
    events = []
    told.push({ seq, seat: entry.seat, events })
    for (const action of entry.actions) applyAction(played, entry.seat, action)
  }
  const expected: unknown = JSON.parse(
    JSON.stringify({ position: positionFor(played, 'spectator'), chains: told }),
  )
  return isDeepStrictEqual({ position, chains }, expected)
}
