// Whoever comes late to a long match is told the same from memory as from the log.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startNode, type RunningNode } from '../src/index.ts'
import { Client, joinMatch, makeMatch } from './client.ts'

let node: RunningNode
let data: string
const start = async () => {
  node = await startNode({ port: 0, data, limits: { messages: 1000 } })
}
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-'))
  await start()
})
afterAll(async () => {
  await node.stop()
  rmSync(data, { recursive: true })
})

/** Who is asked, once everybody has seen as much. */
async function asked(players: Client[], seq: number): Promise<Client> {
  await expect
    .poll(() => players.every(({ latest }) => (latest?.seq ?? -1) >= seq), {
      interval: 1,
      timeout: 20_000,
    })
    .toBe(true)
  return players.find(({ latest }) => latest!.isAsked)!
}

/** Opens abilities and gives them up again, and ends a turn now and then: no end in sight. */
async function playOn(players: Client[], from: number, entries: number): Promise<number> {
  let seq = from
  for (let k = 0; k < entries; k++) {
    const one = await asked(players, seq)
    const { legal } = one.latest!
    const action =
      legal.find(({ kind }) => kind === 'cancel') ??
      (k % 11 === 10 ? undefined : legal.find(({ kind }) => kind === 'use')) ??
      legal.find(({ kind }) => kind === 'move')!
    one.answer([action], one.latest!.seq)
    seq = (await one.next('taken')).seq
  }
  return seq
}

async function watch(match: string, after?: number) {
  const client = await Client.open(node.address, { match, after })
  const { from, chains, seq } = await client.next('moment')
  client.kill()
  await client.closed
  return { from, chains, seq }
}

test('a story that was kept says what the log says, take-backs included', async () => {
  const { match, token, invites } = await makeMatch(node.address)
  const joined = await joinMatch(node.address, match, invites[0].invite)
  const anna = await Client.open(node.address, { match, token, want: 'brief' })
  const boris = await Client.open(node.address, { match, token: joined.token, want: 'brief' })
  const players = [anna, boris]
  // the clocks begin with an entry of their own
  let seq = await playOn(players, 1, 70)
  expect((await watch(match)).chains.length).toBeGreaterThan(60)
  // from now on the story of those who watch is kept
  seq = await playOn(players, seq, 11)
  const asker = await asked(players, seq)
  const before = asker.latest!
  asker.answer([before.legal.find(({ kind }) => kind === 'move')!], before.seq)
  await asker.next('taken')
  asker.send({ t: 'undo', n: ++asker.n, at: before.seq })
  const other = players.find((one) => one !== asker)!
  await other.next('askBack')
  other.send({ t: 'allowUndo', yes: true })
  await asked(players, before.seq + 2)
  seq = await playOn(players, before.seq + 2, 5)
  const wanted = [undefined, 0, 40, 75, seq - 6, seq - 4, seq - 1, seq]
  const kept = []
  for (const after of wanted) kept.push(await watch(match, after))
  for (const one of players) one.kill()
  await node.stop()
  await start()
  for (const [k, after] of wanted.entries()) expect(await watch(match, after)).toEqual(kept[k])
})
