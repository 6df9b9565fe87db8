// Matches over real sockets and a real database file.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startNode, type RunningNode } from '../src/index.ts'
import { Client, joinMatch, makeMatch, playOut } from './client.ts'

let node: RunningNode
let data: string

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-'))
  node = await startNode({ port: 0, data, limits: { messages: 1000, requests: 1000 } })
})
afterAll(async () => {
  await node.stop()
  rmSync(data, { recursive: true })
})

async function table(wanted = {}) {
  const made = await makeMatch(node.address, wanted)
  const joined = await joinMatch(node.address, made.match, made.invites[0].invite)
  return { made, joined }
}

describe('a match by link', () => {
  test('two players play it to the end, a third watches; then it is a replay', async () => {
    const { made, joined } = await table({ game: 'starter' })
    const { match } = made
    const players = await Promise.all([
      Client.open(node.address, { match, token: made.token, want: 'brief' }),
      Client.open(node.address, { match, token: joined.token, want: 'brief' }),
    ])
    const watcher = await Client.open(node.address, { match })
    const end = await playOut(players, (n, seq) => (seq * 7919) % n)
    expect(end.ending).not.toBeNull()
    const last = await watcher.next('moment', ({ seq }) => seq === end.seq)
    expect(last.ending).toEqual(end.ending)
    const replay = (await (await fetch(`${node.address}/api/matches/${match}/replay`)).json()) as {
      actions: unknown[]
    }
    expect(replay.actions.length).toBeGreaterThanOrEqual(5)
    for (const one of [...players, watcher]) one.kill()
  })

  test('nothing hidden is on the socket of somebody who watches', async () => {
    const { made, joined } = await table()
    const { match } = made
    const players = await Promise.all([
      Client.open(node.address, { match, token: made.token, want: 'brief' }),
      Client.open(node.address, { match, token: joined.token, want: 'brief' }),
    ])
    const watcher = await Client.open(node.address, { match })
    await playOut(players, (n, seq) => (seq * 31) % n, 40)
    const moments = watcher.heard.filter((one) => one.t === 'moment')
    expect(moments.length).toBeGreaterThan(30)
    for (const { position } of moments) {
      expect(position.legal).toEqual([])
      const { seats } = position.view
      const shown = seats.flatMap(({ zones }) => [...zones.hand, ...zones.deck])
      expect(shown.every((card) => card === null)).toBe(true)
    }
    for (const one of [...players, watcher]) one.kill()
  })

  test('numbers of hidden cards are explained to nobody else', async () => {
    const { made, joined } = await table()
    const { match, token } = made
    const anna = await Client.open(node.address, { match, token })
    const { position } = await anna.next('moment')
    const hand = position.view.seats[0].zones.hand.flatMap((card) => card?.id ?? [])
    expect(hand.length).toBeGreaterThan(0)
    const ask = async (client: Client, entity: number) => {
      client.send({ t: 'explain', id: entity, entity, query: 'damage' })
      return (await client.next('reply', ({ id }) => id === entity)).value
    }
    const others = [
      await Client.open(node.address, { match, token: joined.token }),
      await Client.open(node.address, { match }),
    ]
    for (const id of hand) {
      expect(await ask(anna, id)).not.toBeNull()
      for (const other of others) expect(await ask(other, id)).toBeNull()
    }
    for (const one of [anna, ...others]) one.kill()
  })

  test('a bot answers by itself', async () => {
    const made = await makeMatch(node.address, {
      chairs: [{ kind: 'human' }, { kind: 'bot', level: 1 }],
    })
    const player = await Client.open(node.address, {
      match: made.match,
      token: made.token,
      want: 'brief',
    })
    let brief = await player.next('brief')
    for (let k = 0; k < 3; k++) {
      while (!brief.isAsked) brief = await player.next('brief')
      const end = brief.legal.find((one) => one.kind === 'move')!
      player.answer([end], brief.seq)
      await player.next('taken')
      brief = await player.next('brief', ({ seq }) => seq > brief.seq)
    }
    player.kill()
  })

  test('the same request twice is one entry; a stale one is refused', async () => {
    const { made, joined } = await table()
    const anna = await Client.open(node.address, {
      match: made.match,
      token: made.token,
      want: 'brief',
    })
    const boris = await Client.open(node.address, {
      match: made.match,
      token: joined.token,
      want: 'brief',
    })
    const first = await anna.next('brief', ({ isAsked }) => isAsked)
    const endTurn = first.legal.find((one) => one.kind === 'move')!
    anna.send({ t: 'answer', n: 1, at: first.seq, actions: [endTurn] })
    anna.send({ t: 'answer', n: 1, at: first.seq, actions: [endTurn] })
    const [one, two] = [await anna.next('taken'), await anna.next('taken')]
    expect(two).toEqual(one)
    const his = await boris.next('brief', ({ isAsked }) => isAsked)
    boris.answer([his.legal.find(({ kind }) => kind === 'move')!], his.seq)
    await boris.next('taken')
    anna.send({ t: 'answer', n: 2, at: first.seq, actions: [endTurn] })
    expect((await anna.next('refused')).refusal.code).toBe('moved-on')
    for (const client of [anna, boris]) client.kill()
  })

  test('who comes back is told what was missed, and no more', async () => {
    const { made, joined } = await table()
    const anna = await Client.open(node.address, { match: made.match, token: made.token })
    const first = await anna.next('moment')
    expect(first.from).toBe(-1)
    anna.kill()
    await anna.closed
    const again = await Client.open(node.address, {
      match: made.match,
      token: made.token,
      want: 'brief',
    })
    const brief = await again.next('brief', ({ isAsked }) => isAsked)
    again.answer([brief.legal.find(({ kind }) => kind === 'move')!], brief.seq)
    await again.next('taken')
    const back = await Client.open(node.address, {
      match: made.match,
      token: made.token,
      after: first.seq,
    })
    const moment = await back.next('moment')
    expect(moment.from).toBe(first.seq)
    expect(moment.chains.map(({ seq }) => seq)).toEqual([brief.seq + 1])
    expect(await again.next('bye')).toMatchObject({ code: 'elsewhere' })
    expect(joined.seat).toBe(1)
    back.kill()
  })

  test('an answer that gave nothing away is taken back freely, else by consent', async () => {
    const { made, joined } = await table()
    const anna = await Client.open(node.address, { match: made.match, token: made.token })
    const boris = await Client.open(node.address, { match: made.match, token: joined.token })
    const first = await anna.next('moment', ({ position }) => position.legal.length > 0)
    const endTurn = first.position.legal.find(({ kind }) => kind === 'move')!
    anna.answer([endTurn], first.seq)
    await anna.next('taken')
    anna.send({ t: 'undo', n: ++anna.n, at: first.seq })
    expect(await boris.next('askBack')).toMatchObject({ seat: 0 })
    boris.send({ t: 'allowUndo', yes: true })
    const undone = await anna.next(
      'moment',
      ({ from, position }) => from === first.seq && position.legal.length > 0,
    )
    expect(undone.position.view).toEqual(first.position.view)
    for (const client of [anna, boris]) client.kill()
  })
})
