// A page whose cards are not those of the match: it fetches the pack of the match and shows it with that. And a match
// of rules that nobody plays any more: it says so, and shows the replay as far as it can.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { GameEntry } from '@cardwright/games'
import { games } from '@cardwright/games/here'
import { endMatch } from '@cardwright/engine/author'
import { ROUND } from '@cardwright/engine/block'
import { startNode, type RunningNode } from '@cardwright/server'
import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { pageOf } from '../build/serve.ts'
import { mouse } from './kit/hands.ts'
import { playTurn } from './kit/play-match.ts'
import { handedTurn } from './kit/table.ts'
import { visit } from './kit/visit.ts'

const folder = mkdtempSync(join(tmpdir(), 'cardwright-older-'))
const data = join(folder, 'data')
const page = pageOf(fileURLToPath(new URL('./dist/page/', import.meta.url)))
let node: RunningNode | null = null
afterEach(async () => {
  await node?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const start = async (list: readonly GameEntry[] = games, code = '1.today') => {
  await node?.stop()
  const codes = new Map(games.map(({ id }) => [id, code]))
  const limits = { requests: 1000 }
  node = await startNode({ port: 0, data, page, limits, release: { games: list, codes } })
  return node.address
}

/** Forest with a wolf that hits harder than the page knows. */
function withStrongWolf(): GameEntry[] {
  const content = join(folder, 'content')
  return games.map((game) => {
    if (game.id !== 'forest') return game
    cpSync(fileURLToPath(game.contentUrl), content, { recursive: true })
    const shelf = join(content, 'cards/seed.json')
    writeFileSync(shelf, readFileSync(shelf, 'utf8').replace('"damage": 1', '"damage": 7'))
    return { ...game, contentUrl: pathToFileURL(`${content}/`) }
  })
}

/** Forest that ends after its first round. */
const withShortMatches = (): GameEntry[] =>
  games.map((game) => {
    if (game.id !== 'forest') return game
    const { main } = game.code.flow
    const short: typeof main = (m) =>
      m.s[ROUND] > 1 ? endMatch(m, { winners: [], reason: 'turnLimit' }) : main(m)
    return { ...game, code: { ...game.code, flow: { ...game.code.flow, main: short } } }
  })

const open = (address: string) => visit(address, { bypassCSP: true })

async function begin(address: string): Promise<{ anna: Page; boris: Page }> {
  const anna = await open(`${address}/new/forest`)
  await anna.getByLabel('Your name').fill('Anna')
  await anna.getByRole('button', { name: 'Invite by link' }).click()
  const seat = await anna.getByRole('textbox', { name: 'Copy link' }).inputValue()
  const boris = await open(seat)
  await boris.getByLabel('Your name').fill('Boris')
  await boris.getByRole('button', { name: 'Sit down' }).click()
  return { anna, boris }
}

const idIn = (one: Page): string => new URL(one.url()).pathname.split('/').at(-1)!

test('a match is shown and replayed with its own pack, and one of other rules says so', async () => {
  const strange = await begin(await start(withStrongWolf()))
  const packs: string[] = []
  strange.anna.on('request', (request) => {
    if (request.url().includes('/api/packs/')) packs.push(request.url())
  })
  await strange.anna.reload()
  await playTurn(strange.anna, mouse(strange.anna))
  expect(packs).toHaveLength(1)
  await strange.boris.getByRole('button', { name: 'Menu' }).click()
  await strange.boris.getByRole('button', { name: 'Concede' }).click()
  await strange.boris.getByRole('button', { name: 'Yes, concede' }).click()
  await strange.anna.getByRole('dialog').getByRole('heading', { name: 'You win' }).waitFor()
  const replay = await open(`${node!.address}/replay#m=${idIn(strange.anna)}`)
  await replay.getByRole('button', { name: 'To the end' }).waitFor()
  expect(await replay.getByText('the rules on this page differ').count()).toBe(0)

  const { anna, boris } = await begin(await start())
  for (const one of [anna, boris, anna]) await playTurn(one, mouse(one))
  await handedTurn(boris)
  const match = idIn(anna)
  const address = await start(withShortMatches(), '1.tomorrow')
  // the port is another one: the seat is not known there, but who watches is told the same
  const later = await open(`${address}/online/${match}`)
  await later.getByText('started under an earlier version of the rules').waitFor()
  await later.getByRole('link', { name: 'Watch the replay' }).click()
  // the rules of this page are still the old ones: all of it is shown
  await later.getByRole('button', { name: 'To the end' }).waitFor()
})
