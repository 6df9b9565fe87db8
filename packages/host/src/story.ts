// What a viewer has seen so far, rebuilt from the log, since it is not stored.
import {
  collectorFor,
  createMatch,
  applyAction,
  type Game,
  type GameEvent,
} from '@cardwright/engine'
import type { Chain } from '@cardwright/protocol'
import { counting, type Numbered } from './entry.ts'
import type { Setup } from './hosted-match.ts'

/** Up to where the story of a viewer who has seen `after` entries is still valid. */
export function holdsUntil(log: readonly Numbered[], after: number): number {
  return log.reduce(
    (until, { seq, entry }) =>
      entry.kind === 'undo' && seq > after ? Math.min(until, entry.to) : until,
    after,
  )
}

/** The chains after an entry, including the set-up (0) when `from` is below it. */
export function storyFor(
  game: Game,
  setup: Setup,
  log: readonly Numbered[],
  viewer: number,
  from: number,
): Chain[] {
  const chains: Chain[] = []
  let events: GameEvent[] = []
  const listen = () => (events = [])
  const sink: ReturnType<typeof collectorFor> = (m, event, payload) =>
    collectorFor(events, viewer)(m, event, payload)
  const { seats, options, seed } = setup
  const match = createMatch(game, { seats, options, seed, sink })
  if (from < 0) chains.push({ seq: 0, seat: -1, events })
  for (const { seq, entry } of counting(log)) {
    listen()
    match.sink = seq > from ? sink : null
    for (const action of entry.actions) applyAction(match, entry.seat, action)
    if (seq > from) chains.push({ seq, seat: entry.seat, events })
  }
  return chains
}
