// Making and finding matches, and what is asked about one of them.
import type { Context, Hono } from 'hono'
import {
  readBlock,
  readIntroduction,
  readNewMatch,
  readQuick,
  readReport,
  readSitDown,
} from '@cardwright/protocol/schema'
import type { Lobby } from '../lobby.ts'
import { Sorry, type Matches } from '../matches.ts'
import type { Pseudonyms } from '../pseudonyms.ts'
import { replayFile } from '../replay-file.ts'
import type { Reporting } from '../reporting.ts'
import { infoOf, type Rooms } from '../rooms.ts'
import type { KeptMatch, Store } from '../storage/store.ts'
import { idIn, read, unknownMatch, type Askers } from './request.ts'

export interface MatchApiParts {
  store: Store
  matches: Matches
  lobby: Lobby
  rooms: Rooms
  pseudonyms: Pseudonyms
  reporting: Reporting
}

export function findingMatches(app: Hono, parts: MatchApiParts, askers: Askers): void {
  const { lobby, matches } = parts
  app.get('/api/lobby', async (c) => c.json((await lobby.list(askers.asker(c))).map(infoOf)))
  // the same for a player who has blocked others
  app.post('/api/lobby', async (c) =>
    c.json((await lobby.list(askers.asker(c, await read(c, readIntroduction)))).map(infoOf)),
  )
  app.post('/api/matches', async (c) => {
    const wanted = await read(c, readNewMatch)
    const maker = askers.asker(c, wanted)
    if (wanted.open) await lobby.mayOpen(maker)
    return c.json(await matches.make(wanted, maker))
  })
  app.post('/api/quick', async (c) => {
    const { game, name, ...who } = await read(c, readQuick)
    return c.json(await lobby.quick(game, name, askers.asker(c, who)))
  })
}

export function oneMatch(app: Hono, parts: MatchApiParts, askers: Askers): void {
  const { store, matches, rooms, pseudonyms, reporting } = parts
  app.get('/api/matches/:id', async (c) => {
    return c.json(infoOf(await matchAt(c, store)))
  })
  app.post('/api/matches/:id/join', async (c) => {
    const { invite, name, ...who } = await read(c, readSitDown)
    return c.json(await matches.join(idIn(c), name, askers.asker(c, who), invite))
  })
  // the id that the requester uses from now on for a blocked player
  app.post('/api/matches/:id/block', async (c) => {
    const { token, seat } = await read(c, readBlock)
    const { match, own } = await matches.seated(idIn(c), token)
    const [by, whom] = [match.chairs[own], match.chairs[seat]]
    if (seat === own || !by.player || !whom?.player)
      throw new Sorry(404, 'nobody-to-block', 'there is nobody on that chair who can be blocked')
    return c.json({ id: pseudonyms.ofBlocked(by.player, whom.player) })
  })
  app.post('/api/matches/:id/report', async (c) => {
    const complaint = await read(c, readReport)
    await reporting.take(idIn(c), complaint, askers.keptAddress(c))
    return c.json({ ok: true })
  })
  app.get('/api/matches/:id/replay', async (c) => {
    return c.json(await replayFile(await matchAt(c, store), store, rooms))
  })
}

async function matchAt(c: Context, store: Store): Promise<KeptMatch> {
  const match = await store.match(idIn(c))
  if (match === null) throw unknownMatch()
  return match
}
