// A server that was away: nobody pays for it, and nobody is stuck with somebody who does not come back.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Gap } from '@cardwright/host'
import type { MatchInfo } from '@cardwright/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Custody } from '../src/custody.ts'
import { startNode, type RunningNode } from '../src/index.ts'
import { SharedClock } from '../src/shared-clock.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { Client, joinMatch, makeMatch } from './client.ts'

let data: string
beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-restart-'))
})
afterAll(() => rmSync(data, { recursive: true }))

const HOUR = 3_600_000

async function timedMatch(node: RunningNode) {
  const made = await makeMatch(node.address, { clock: { move: 600, match: 3000 } })
  const joined = await joinMatch(node.address, made.match, made.invites[0].invite)
  const open = (at: RunningNode, token: string) =>
    Client.open(at.address, { match: made.match, token })
  return { match: made.match, anna: made.token, boris: joined.token, open }
}

test('an hour without a server costs nobody anything, and who is missing then can be replaced', async () => {
  const before = await startNode({ port: 0, data })
  const { match, anna, boris, open } = await timedMatch(before)
  const players = [await open(before, anna), await open(before, boris)]
  const moment = await players[0].next('moment', ({ left }) => left.move !== null)
  expect(moment.position.legal.length).toBeGreaterThan(0)
  await before.stop()
  for (const player of players) player.kill()

  const after = await startNode({ port: 0, data, now: () => Date.now() + HOUR, grace: 300 })
  try {
    const back = await open(after, boris)
    const { left, ending } = await back.next('moment', ({ seq }) => seq > moment.seq)
    expect(ending).toBeNull()
    // he still has what he had, and not more
    expect(left.move).toBeGreaterThan(300_000)
    expect(left.move).toBeLessThan(600_000)
    expect(left.match[0]).toBeGreaterThan(2_700_000)
    expect(left.match[0]).toBeLessThan(3_000_000)
    // Anna does not come back: after the grace a bot plays for her
    const { info } = await back.next('info', (one) => one.info.chairs[0].away !== undefined)
    expect(info.chairs[0].away?.wait).toBeLessThanOrEqual(300)
    await new Promise((done) => setTimeout(done, 400))
    back.send({ t: 'replace', seat: 0 })
    await back.next('info', (one) => one.info.chairs[0].kind === 'bot')
    const kept = (await (await fetch(`${after.address}/api/matches/${match}`)).json()) as MatchInfo
    expect(kept.absence).toBe('bot')
    back.kill()
  } finally {
    await after.stop()
  }
})

test('how absence is dealt with is part of the set-up; strangers get a win, friends a bot', async () => {
  const node = await startNode({ port: 0, data })
  const absenceOf = async (wanted: object) => {
    const { match } = await makeMatch(node.address, wanted)
    return ((await (await fetch(`${node.address}/api/matches/${match}`)).json()) as MatchInfo)
      .absence
  }
  try {
    expect(await absenceOf({})).toBe('bot')
    expect(await absenceOf({ open: true })).toBe('win')
    expect(await absenceOf({ open: true, absence: 'vote' })).toBe('vote')
    await expect(absenceOf({ absence: 'nothing' })).rejects.toMatchObject({ status: 400 })
  } finally {
    await node.stop()
  }
})

test('a killed node has kept its matches until its last word; a break of a living one is noticed', async () => {
  const store = await openSqlite(join(data, 'custody'))
  let now = 1_000_000
  const broken: Gap[] = []
  const nodeOf = (node: string, isShared: boolean) =>
    new Custody({
      node,
      clock: new SharedClock(
        () => store.time(),
        () => now,
      ),
      holders: store.holders,
      isShared,
      broke: (gap) => void broken.push(gap),
      failed: (error) => {
        throw error
      },
    })
  const counted = 990_000
  const one = nodeOf('one', false)
  await one.start()
  // nobody is known to have kept it since the last entry
  expect(await one.opened('m', { isTimed: true, counted })).toMatchObject({
    gap: { from: counted, to: 1_000_000 },
  })
  now += 1500
  await one.unkept('m')
  one.seated('m', [1])
  await expect
    .poll(() => store.holders.others('two', ['m']))
    .toMatchObject([{ seats: 2, until: null }])
  // it could not write for 30 s
  now += 30_000
  expect(await one.unkept('m')).toContainEqual({ from: 1_001_500, to: 1_031_500 })
  expect(broken).toEqual([{ from: 1_001_500, to: 1_031_500 }])
  // killed, and another one 22 s later
  now += 22_000
  const two = nodeOf('two', false)
  await two.start()
  expect(await two.opened('m', { isTimed: true, counted })).toMatchObject({
    gap: { from: 1_031_500, to: 1_053_500 },
  })
  // a third node finds it held: nothing to forgive, and who is there is there
  two.seated('m', [0])
  await expect
    .poll(() => store.holders.others('three', ['m']))
    .toContainEqual(expect.objectContaining({ seats: 1 }))
  now += 1000
  const three = nodeOf('three', true)
  await three.start()
  const { gap, seats } = await three.opened('m', { isTimed: true, counted })
  expect(gap!.to - gap!.from).toBeLessThan(3000)
  expect(seats).toEqual([0])
  // the second one is cut off from the database, the third one was there all the while
  for (let k = 0; k < 5; k++) {
    now += 2000
    await three.unkept('m')
  }
  await two.stop()
  expect(await three.elsewhere('m')).toEqual([])
  for (const node of [one, three]) await node.stop()
  await store.close()
})
