// Open tables in both databases: how long they are listed, and who gets a chair that several reach for at once.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShelf, type Shelf } from '../src/games.ts'
import { BotTables } from '../src/bot-tables.ts'
import { Keys } from '../src/signing-keys.ts'
import { Lobby } from '../src/lobby.ts'
import { Matches } from '../src/matches.ts'
import { Packs } from '../src/packs.ts'
import { Pseudonyms, type Asker } from '../src/pseudonyms.ts'
import { Roster } from '../src/roster.ts'
import { OpenTables } from '../src/storage/open-tables.ts'
import { openPostgres } from '../src/storage/postgres.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import type { Store } from '../src/storage/store.ts'
import { newId, newSecret, Tokens } from '../src/tokens.ts'
import { Versions } from '../src/versions.ts'
import { startPostgres, type Service } from '../torture/services.ts'

let shelf: Shelf
beforeAll(async () => {
  shelf = await openShelf()
}, 60_000)

/** What one node has. */
async function nodeOver(store: Store, secret: string, each = 100) {
  const tables = new OpenTables(store)
  const pseudonyms = new Pseudonyms(secret)
  const tokens = new Tokens(await Keys.open(store))
  const botTables = new BotTables()
  const versions = new Versions({
    store,
    packs: new Packs(shelf, store.packs),
    roster: new Roster(newId(), new Map([['forest', '1.today']]), store.releases, null),
    tell() {},
  })
  const parts = { store, shelf, tokens, botTables, tables, pseudonyms, versions }
  const matches = new Matches({ ...parts, open: () => Promise.resolve() }, () => {})
  const lobby = new Lobby({ tables, matches, shelf, pseudonyms, each, async moved() {} })
  return { store, tables, matches, lobby }
}

const asker = (player: string | null = newId()): Asker => ({
  address: newId(),
  player,
  blocked: [],
})
const forest = { game: 'forest', chairs: [{ kind: 'human' }, { kind: 'human' }] as const }
const open = (node: Awaited<ReturnType<typeof nodeOver>>, maker = asker()) =>
  node.matches.make({ ...forest, chairs: [...forest.chairs], name: 'Anna', open: true }, maker)

const places = {
  async sqlite() {
    const data = mkdtempSync(join(tmpdir(), 'cardwright-open-'))
    const store = await openSqlite(data)
    const close = async () => {
      await store.close()
      rmSync(data, { recursive: true })
    }
    return { stores: [store, store], close }
  },
  async postgres() {
    const service: Service = await startPostgres()
    const stores = [await openPostgres(service.url), await openPostgres(service.url)]
    const close = async () => {
      for (const store of stores) await store.close()
      await service.stop()
    }
    return { stores, close }
  },
}

describe.each(['sqlite', 'postgres'] as const)('on %s', (storage) => {
  let place: Awaited<ReturnType<(typeof places)['sqlite']>>
  let one: Awaited<ReturnType<typeof nodeOver>>
  let other: Awaited<ReturnType<typeof nodeOver>>
  beforeAll(async () => {
    place = await places[storage]()
    const secret = newSecret()
    one = await nodeOver(place.stores[0], secret)
    other = await nodeOver(place.stores[1], secret)
  }, 60_000)
  afterAll(() => place.close())

  const age = (match: string, ms: number) =>
    one.store.db
      .updateTable('match')
      .set((eb) => ({ seen_at: eb('seen_at', '-', ms), created_at: eb('created_at', '-', ms) }))
      .where('id', '=', match)
      .execute()
  const listed = async (node = other) => (await node.lobby.list(asker())).map(({ id }) => id)
  const clear = async () => {
    for (const id of await listed()) await one.tables.left(id)
  }

  test('a node that dies says nothing more, and its tables are listed no longer', async () => {
    const { match } = await open(one)
    await one.tables.seen([match])
    expect(await listed()).toEqual([match])
    await age(match, 10_000)
    expect(await listed()).toEqual([match])
    await age(match, 16_000)
    expect(await listed()).toEqual([])
  })

  test('a table that nobody comes back to is open no longer; invitations stay good', async () => {
    const made = await open(one)
    const kept = await open(one)
    await one.tables.seen([made.match, kept.match])
    await age(made.match, 11 * 60_000)
    await one.tables.expire()
    expect(await one.store.match(made.match)).toMatchObject({ open: false, endedAt: null })
    expect(await one.store.match(kept.match)).toMatchObject({ open: true })
    const late = one.matches.join(made.match, 'Boris', asker())
    await expect(late).rejects.toMatchObject({ code: 'closed' })
    const friend = one.matches.join(made.match, 'Boris', asker(), made.invites[0].invite)
    expect(await friend).toMatchObject({ seat: 1 })
    await clear()
  })

  test('however many tables one address opens, a few are listed', async () => {
    const crowd = asker()
    const honest = await open(one)
    const many = []
    for (let k = 0; k < 8; k++) many.push((await open(one, crowd)).match)
    await one.tables.seen([honest.match, ...many])
    const few = await nodeOver(place.stores[0], newSecret(), 3)
    const seen = await listed(few)
    expect(seen).toContain(honest.match)
    expect(seen.length).toBe(4)
    await clear()
  })

  test('a table of a pack this node does not have is not listed', async () => {
    const { match } = await open(one)
    await one.tables.seen([match])
    await one.store.db
      .updateTable('match')
      .set({ pack: 'another' })
      .where('id', '=', match)
      .execute()
    expect(await listed()).toEqual([])
    expect((await other.lobby.quick('forest', 'Boris', asker())).match).not.toBe(match)
  })

  test('whoever asks at the same moment gets one chair, and nobody is left over', async () => {
    for (let round = 0; round < 8; round++) {
      const people = Array.from({ length: 6 }, () => asker())
      const nodes = [one, other]
      const seats = await Promise.all(
        people.map((who, k) => nodes[k % 2].lobby.quick('forest', `P${k}`, who)),
      )
      // each page comes to its node, and each node looks for somebody to play with
      const arrive = seats.map(async ({ match }, k) => {
        await nodes[k % 2].tables.seen([match])
        await nodes[k % 2].lobby.pairUp([match])
      })
      const late = [asker(), asker()]
      const strangers = late.map((who, k) => nodes[k].lobby.quick('forest', `L${k}`, who))
      const came = await Promise.all(strangers)
      await Promise.all(arrive)
      await one.tables.seen(came.map(({ match }) => match))
      // the next beat of a node finds those who were in each other's way
      for (const node of nodes) await node.lobby.pairUp([...seats, ...came].map((s) => s.match))
      const where = new Map<string, string[]>()
      for (const { player } of [...people, ...late]) {
        const chairs = await one.store.db
          .selectFrom('chair')
          .innerJoin('match', 'match.id', 'chair.match')
          .select('chair.match')
          .where('chair.player', '=', player)
          .where('match.ended_at', 'is', null)
          .execute()
        expect(chairs.length).toBe(1)
        const [{ match }] = chairs
        where.set(match, [...(where.get(match) ?? []), player!])
      }
      expect([...where.values()].map((both) => both.length)).toEqual([2, 2, 2, 2])
      await clear()
    }
  })
})
