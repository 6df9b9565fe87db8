// Two rooms of one match, as two nodes would hold them, given different answers at the same moment.
import type { Action, Game } from '@cardwright/engine'
import { HostedMatch, Room, type Link, type Surroundings } from '@cardwright/host'
import type { BriefMessage, ToClient } from '@cardwright/protocol'
import { openShelf } from '../src/games.ts'
import { infoOf } from '../src/rooms.ts'
import type { KeptMatch, Store } from '../src/storage/store.ts'
import { newId } from '../src/tokens.ts'

export interface RaceResult {
  races: number
  won: number
  both: number
  neither: number
  disagree: number
}

interface Ear extends Link {
  heard: ToClient[]
  brief(): BriefMessage
}

const listen = (): Ear => {
  const heard: ToClient[] = []
  return {
    heard,
    send: (message) => void heard.push(message),
    bye: () => {},
    brief: () => heard.filter((one) => one.t === 'brief').at(-1)!,
  }
}

export async function race(
  store: Store,
  races: number,
  tell: (line: string) => void = () => {},
): Promise<RaceResult> {
  const game = (await openShelf()).get('forest')!
  const result: RaceResult = { races, won: 0, both: 0, neither: 0, disagree: 0 }
  let table = await setUp(game, store)
  for (let k = 0; k < races; k++) {
    let options = table.asked()
    if (options.length < 2) {
      table = await setUp(game, store)
      options = table.asked()
    }
    const seat = table.seat()
    const before = table.answers()
    table.answer(0, seat, options[k % options.length])
    table.answer(1, seat, options[(k + 1) % options.length])
    await table.settled()
    const taken = table.answers() - before
    if (taken === 1) result.won++
    else if (taken > 1) result.both++
    else result.neither++
    if (!table.agrees()) result.disagree++
    if (k % 100 === 0) tell(`race ${k} of ${races}`)
  }
  return result
}

async function setUp(game: Game, store: Store) {
  const kept: KeptMatch = {
    id: newId(),
    game: game.id,
    pack: game.pack.hash,
    code: null,
    options: {},
    seed: 7,
    clock: { move: 0, match: 0 },
    absence: 'bot',
    open: false,
    createdAt: Date.now(),
    endedAt: null,
    ending: null,
    next: null,
    chairs: [0, 1].map((seat) => ({ seat, kind: 'human', level: null, name: 'A', claim: 'c' })),
  }
  await store.addMatch(kept)
  const around: Surroundings = {
    log: store,
    now: Date.now,
    think: () => Promise.reject(new Error('nobody thinks here')),
    publish() {},
    keepLine: (match, line) => store.keepLine(match, line),
    rematch: () => Promise.reject(new Error('no rematch here')),
    next: async () => null,
    ended() {},
    failed(error) {
      throw error
    },
  }
  const { options, seed, clock } = kept
  const setup = { seats: 2, options, seed, clock }
  const rooms = [0, 1].map(
    (node) =>
      new Room(
        { info: infoOf(kept), hosted: HostedMatch.from(game, setup, []), lines: [] },
        around,
        String(node),
      ),
  )
  const ears = rooms.map((room) =>
    [0, 1].map((seat) => {
      const ear = listen()
      room.join(ear, seat, { want: 'brief' })
      return ear
    }),
  )
  const settle = async () => {
    for (const room of rooms) await room.settled()
    // each reads what the other has appended
    for (const room of rooms) room.advance()
    for (const room of rooms) await room.settled()
  }
  await settle()
  let n = 0
  return {
    seat: () => ears[0].findIndex((ear) => ear.brief().isAsked),
    asked: (): Action[] =>
      ears[0]
        .flatMap((ear) => ear.brief().legal)
        .filter(({ kind }) => kind !== 'cancel' && kind !== 'unpick'),
    answer(room: number, seat: number, action: Action): void {
      // two pages of one player number their requests alike
      if (room === 0) n++
      const ear = ears[room][seat]
      rooms[room].receive(ear, { t: 'answer', n, at: rooms[room].seq, actions: [action] })
    },
    answers: () =>
      ears.flat().flatMap(({ heard }) => heard.filter(({ t }) => t === 'taken')).length,
    settled: settle,
    agrees: () => rooms[0].seq === rooms[1].seq && rooms[0].hash === rooms[1].hash,
  }
}
