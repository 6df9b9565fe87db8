// Two players and somebody who watches, each in a browser of their own, over a real server.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Made } from '@cardwright/protocol'
import type { ProvenReplay } from '@cardwright/protocol/deal'
import { writeReplayLink } from '@cardwright/protocol/replay-link'
import { startNode, type RunningNode } from '@cardwright/server'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageOf } from '../build/serve.ts'
import { violationsOn } from './kit/axe.ts'
import { finger, mouse } from './kit/hands.ts'
import { giveUp } from './kit/give-up.ts'
import { playTurn } from './kit/play-match.ts'
import { handed, handedTurn } from './kit/table.ts'
import { DESKTOP, IN_MOTION_IF_LONG, PHONE, visit } from './kit/visit.ts'
import { pressAt } from './kit/visitor.ts'
import { wander } from './kit/wanderer.ts'

let node: RunningNode
let data: string

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-online-'))
  const folder = fileURLToPath(new URL('./dist/page/', import.meta.url))
  node = await startNode({
    port: 0,
    data,
    page: pageOf(folder),
    limits: { requests: 1000, visits: 100_000 },
  })
})
afterAll(async () => {
  await node.stop()
  rmSync(data, { recursive: true, force: true })
})

/** The kit reads the table by code that the page's own policy would forbid. */
const open = (address: string, options = {}) =>
  visit(address, { ...IN_MOTION_IF_LONG, bypassCSP: true, ...options })

/** Anna makes a match on the page; the links she can send. */
async function invite(anna: Page): Promise<{ seat: string; watch: string }> {
  await anna.getByLabel('Your name').fill('Anna')
  await anna.getByRole('button', { name: 'Invite by link' }).click()
  await anna.getByRole('heading', { name: 'Waiting for the others' }).waitFor()
  return {
    seat: await anna.getByRole('textbox', { name: 'Copy link' }).inputValue(),
    watch: await anna.getByRole('textbox', { name: 'Link for spectators' }).inputValue(),
  }
}

async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
}

/** Presses the question and closes the answer. */
async function checkDeal(page: Page, answer: string): Promise<void> {
  await page.getByRole('button', { name: 'Was the deal fair?' }).click()
  await page.getByRole('heading', { name: answer }).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
}

const lastSeq = (page: Page) => handed(page).then((table) => table?.moment.story.length ?? 0)

test('a match by link: invite, play, watch, reload, talk, give up', async () => {
  const anna = await open(`${node.address}/new/forest`, DESKTOP)
  const links = await invite(anna)
  expect(await violationsOn(anna, 'all')).toEqual([])
  const boris = await open(links.seat, PHONE)
  await boris.getByLabel('Your name').waitFor()
  expect(await violationsOn(boris, 'all')).toEqual([])
  await sitDown(boris, 'Boris')
  const watcher = await open(links.watch)
  const bytes: string[] = []
  watcher.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => bytes.push(String(payload))),
  )
  await watcher.reload()

  for (let round = 0; round < 2; round++) {
    await playTurn(anna, mouse(anna))
    await playTurn(boris, finger(boris))
  }
  await handedTurn(anna)
  for (const page of [anna, boris]) expect(await violationsOn(page, 'all')).toEqual([])
  const seen = await handed(anna)
  expect(seen?.moment.view.round).toBe(3)

  // who watches sees the same board and no hand; nothing hidden came over the wire
  await expect.poll(() => lastSeq(watcher)).toBe(await lastSeq(anna))
  const shown = await handed(watcher)
  expect(shown?.moment.view.board).toEqual(seen?.moment.view.board)
  const hands = shown?.moment.view.seats.map(({ zones }) => zones['hand'] ?? []) ?? []
  expect(hands.flat().every((card) => card === null)).toBe(true)
  const held = seen?.moment.view.seats[0].zones['hand']?.flatMap((card) => card?.id ?? []) ?? []
  expect(held.length).toBeGreaterThan(0)
  for (const id of held) expect(bytes.at(-1)).not.toContain(`"id":${id},`)

  // a reload in the middle of the turn comes back to the same moment
  await anna.reload()
  const again = await handedTurn(anna)
  expect(again.moment.view).toEqual(seen?.moment.view)
  expect(again.moment.story.length).toBe(seen?.moment.story.length)

  await anna.getByRole('button', { name: 'Chat' }).click()
  await anna.getByRole('textbox', { name: 'Say something' }).fill('<b>Hello</b>')
  await anna.getByRole('button', { name: 'Send' }).click()
  await boris.getByRole('button', { name: 'Chat, 1 new message' }).click()
  await boris.getByText('<b>Hello</b>').waitFor()
  await boris.keyboard.press('Escape')

  await giveUp(boris)
  for (const [page, words] of [
    [anna, 'You win'],
    [boris, 'Anna wins'],
    [watcher, 'Anna wins'],
  ] as const)
    await page.getByRole('dialog').getByRole('heading', { name: words }).waitFor()

  // everybody who was there can check the deal, also in the replay; who was not is told what is missing
  for (const page of [anna, boris, watcher]) await checkDeal(page, 'it was fixed before play')
  const file = await fetch(links.watch.replace('/online/', '/api/matches/') + '/replay')
  const replay = `/replay#r=${await writeReplayLink((await file.json()) as ProvenReplay)}`
  const stranger = await open(node.address + replay)
  await checkDeal(stranger, 'this browser was not there')
  await watcher.goto(node.address + replay)
  await checkDeal(watcher, 'it was fixed before play')

  // the result comes back after a look at the board
  await anna.getByRole('button', { name: 'Look at the board' }).click()
  await pressAt(anna, anna.getByRole('button', { name: 'Menu' }))
  await pressAt(anna, anna.getByRole('button', { name: 'Result' }))
  const reel = anna.getByRole('dialog').getByRole('link', { name: 'Replay' })
  expect(await reel.getAttribute('href')).toContain('/replay#m=')

  // the same two once more, in each other's seat
  await anna.getByRole('button', { name: 'Rematch' }).click()
  await boris.getByRole('button', { name: 'Rematch' }).click()
  // the table that is over stays until the new one is there
  await expect.poll(async () => (await handed(boris))?.viewer, { timeout: 30_000 }).toBe(0)
  expect((await handedTurn(boris)).moment.view.round).toBe(1)
})

test('a guest among free seats sees who invites and what the table waits for', async () => {
  const made = await fetch(`${node.address}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: 'skirmish',
      chairs: Array.from({ length: 4 }, () => ({ kind: 'human' })),
      name: 'Anna',
    }),
  })
  const { match, invites } = (await made.json()) as Made
  const links = invites.map(({ invite }) => `${node.address}/online/${match}#i=${invite}`)
  const boris = await open(links[0], PHONE)
  await boris.getByRole('button', { name: 'Sit down' }).tap()
  await boris.getByText('Enter a name for the others to see').waitFor()
  expect(await boris.evaluate(() => document.activeElement?.id)).toBe('player-name')
  await sitDown(boris, 'Boris')
  await boris.getByText('The match starts when everyone is seated').waitFor()
  const vera = await open(links[1], PHONE)
  await vera.getByRole('heading', { name: 'Anna invites you to Skirmish' }).waitFor()
})

test('a second window of one seat takes over, and the first one says so', async () => {
  const anna = await open(`${node.address}/new/forest`)
  const { seat } = await invite(anna)
  const boris = await open(seat)
  await sitDown(boris, 'Boris')
  await handedTurn(anna)
  const second = await anna.context().newPage()
  await second.goto(anna.url())
  await handedTurn(second)
  await anna.getByRole('heading', { name: 'You are playing in another window' }).waitFor()
  await anna.getByText('Your seat was opened in another window').waitFor()
})

test('a link that leads nowhere says so and shows a way on', async () => {
  const page = await visit(`${node.address}/online/no-such-match`)
  await page.getByText('There is no such match').waitFor()
  await page.getByRole('link', { name: 'Lobby' }).click()
  await page.getByRole('heading', { name: 'Open tables' }).waitFor()
})

test('without a server the lobby says that matches on this device still work', async () => {
  const page = await visit('/online')
  await page.getByText('The server cannot be reached').waitFor()
})

test('page to page by link: the server brings the pages together and carries nothing of the match', async () => {
  const host = await open(`${node.address}/peer/forest?seats=human,human&seed=3`)
  const link = await host.getByRole('textbox', { name: 'Copy link' }).inputValue()
  let guest = await open(link)
  const overServer: string[] = []
  const listen = (page: Page) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => overServer.push(String(payload))),
    )
  listen(guest)
  await guest.getByLabel('Your name').fill('Boris')
  await guest.getByRole('button', { name: 'Accept' }).click()
  await playTurn(host, mouse(host))
  const seen = await handedTurn(guest)
  expect(seen.viewer).toBe(1)
  // the guest's page was handed its own view and nothing of the host's hand
  expect(seen.moment.view.seats[0].zones['hand']?.every((card) => card === null)).toBe(true)

  // the chair is this guest's: nobody else gets it, and a new window or a reload comes back to it by itself
  const stranger = await open(link)
  await stranger.getByLabel('Your name').fill('Vera')
  await stranger.getByRole('button', { name: 'Accept' }).click()
  await stranger.getByText('Somebody already sits there').waitFor()
  const left = guest.context()
  await guest.close()
  guest = await left.newPage()
  listen(guest)
  await guest.goto(`${node.address}/online`)
  await guest.getByRole('region', { name: 'Your tables' }).getByRole('link').click()
  await handedTurn(guest)
  await guest.reload()
  const again = await handedTurn(guest)
  expect(again.moment.view).toEqual(seen.moment.view)

  // so does the host: the match goes on from what the page has kept, and the guest finds it again
  await host.reload()
  await expect
    .poll(() => handed(host).then((table) => table?.moment.story.length))
    .toBe(again.moment.story.length)
  await playTurn(guest, mouse(guest))
  expect((await handedTurn(host)).moment.view.round).toBe(2)

  await wander([host, guest], 24)
  await giveUp(guest)
  for (const page of [host, guest])
    await page.getByRole('dialog').getByRole('heading').first().waitFor()
  // both pages had a part in the deal, and neither of them chose it; nor does any address name it
  for (const page of [host, guest]) {
    await checkDeal(page, 'it was fixed before play')
    expect(page.url()).not.toContain('seed')
  }
  const kinds = new Set(overServer.map((text) => (JSON.parse(text) as { t: string }).t))
  // a guest who knocks while the host reloads finds nobody
  kinds.delete('nobody')
  expect(kinds).toEqual(new Set(['knocking', 'told']))
})

test('page to page without any server: codes go from hand to hand', async () => {
  const host = await visit('/peer/forest?seats=human,human&seed=3')
  const link = await host.getByRole('textbox', { name: 'Copy long link' }).inputValue()
  const guest = await visit(link)
  await guest.getByLabel('Your name').fill('Boris')
  await guest.getByRole('button', { name: 'Accept' }).click()
  const code = await guest.getByRole('textbox', { name: 'Copy code' }).inputValue()
  await host.getByLabel('The code your guest sent back').fill(code)
  await host.getByRole('button', { name: 'Let them in' }).click()
  await playTurn(host, mouse(host))
  const { moment, viewer } = await handedTurn(guest)
  expect(viewer).toBe(1)
  // the guest's page was handed its own view and nothing of the host's hand
  expect(moment.view.seats[0].zones['hand']?.every((card) => card === null)).toBe(true)
  await playTurn(guest, mouse(guest))
  expect((await handedTurn(host)).moment.view.round).toBe(2)
})
