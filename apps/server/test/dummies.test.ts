// Seats that nobody sits at: whoever is first at the table plays for them, and nobody else sees what they hold.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Game } from '@cardwright/engine'
import type { MatchInfo } from '@cardwright/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShelf } from '../src/games.ts'
import { startNode, type RunningNode } from '../src/index.ts'
import { joinMatch, makeMatch, post } from './client.ts'
import { Player, table, untilAsked } from './room-bench.ts'

const OPTIONS = { dummies: 1 }

let data: string
let node: RunningNode
let skirmish: Game
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-dummies-'))
  node = await startNode({ port: 0, data })
  const shelf = await openShelf()
  skirmish = shelf.get('skirmish')!
})
afterAll(async () => {
  await node.stop()
  rmSync(data, { recursive: true })
})

test('the first at the table plays for the dummy and sees its hand while it is asked; nobody else does', async () => {
  const { room, log, load } = table(skirmish, ['human', 'human', 'dummy'], { options: OPTIONS })
  const [anna, boris] = [new Player(room, 0), new Player(room, 1)]
  await room.settled()
  await untilAsked(2, [anna, boris])
  expect(anna.moment.position.view.viewer).toBe(2)
  expect(anna.moment.position.legal.length).toBeGreaterThan(0)
  expect(boris.moment.position.view.viewer).toBe(1)
  expect(boris.moment.position.legal).toEqual([])
  expect(JSON.stringify(boris.heard)).not.toContain('"viewer":2')
  expect(await boris.answer({ seat: 2 })).toMatchObject({ refusal: { code: 'not-seated' } })
  const before = log.length
  expect((await anna.answer()).t).toBe('taken')
  expect(log[before]).toMatchObject({ kind: 'answer', seat: 2, by: 0 })
  // whoever reads the log later knows the same
  expect(load().hash).toBe(room.hash)
  // and her own turn comes back to her own eyes
  await untilAsked(0, [anna, boris])
  expect(anna.moment.position.view.viewer).toBe(0)
})

test('the same request twice is one entry, also for a dummy', async () => {
  const { room, log } = table(skirmish, ['human', 'human', 'dummy'], { options: OPTIONS })
  const [anna, boris] = [new Player(room, 0), new Player(room, 1)]
  await room.settled()
  await untilAsked(2, [anna, boris])
  const { seq, position } = anna.moment
  const request = {
    t: 'answer' as const,
    n: 500,
    at: seq,
    seat: 2,
    actions: [position.legal[0]],
  }
  await anna.say(request)
  const after = log.length
  expect(await anna.say(request)).toMatchObject({ t: 'taken', n: 500 })
  expect(log.length).toBe(after)
})

test('chairs are dummies where the option says so, and nobody can sit down there', async () => {
  const human = { kind: 'human' as const }
  const wanted = { game: 'skirmish', options: OPTIONS }
  const wrong = (chairs: object[]) =>
    post(node.address, '/api/matches', { ...wanted, name: 'Anna', chairs })
  await expect(wrong([human, human, human])).rejects.toMatchObject({ status: 400 })
  await expect(wrong([human, { kind: 'dummy' }, human])).rejects.toMatchObject({ status: 400 })
  const chairs = [human, human, { kind: 'dummy' as const }]
  const made = await makeMatch(node.address, { ...wanted, chairs })
  expect(made.invites.map(({ seat }) => seat)).toEqual([1])
  await joinMatch(node.address, made.match, made.invites[0].invite)
  const info = (await (
    await fetch(`${node.address}/api/matches/${made.match}`)
  ).json()) as MatchInfo
  expect(info.chairs).toMatchObject([
    { kind: 'human', name: 'Anna' },
    { kind: 'human', name: 'Boris' },
    { kind: 'dummy', present: true },
  ])
})
