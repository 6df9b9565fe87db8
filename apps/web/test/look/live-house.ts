// A server of its own for the scenes of one file, and the people who come to it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startNode, type RunningNode } from '@cardwright/server'
import type { Made, NewMatch, ToClient } from '@cardwright/protocol'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { pageOf } from '../../build/serve.ts'
import { visit, type Visit } from '../kit/visit.ts'
import { sayIn, speaking } from './look-on.ts'

export const TOKEN = 'a-token-of-thirty-two-letters-01'
/** Nobody waits two minutes here for somebody who has gone. */
const GRACE = 60_000

export type Lang = 'en' | 'ru'

export interface House {
  readonly address: string
  open(path: string, lang: Lang, options?: Visit): Promise<Page>
  /** Anna opens a match; the links of the free chairs. */
  invite(
    lang: Lang,
    wanted: Partial<NewMatch> & { game: string; seats?: number },
  ): Promise<{ anna: Page; where: string; links: string[] }>
  sitDown(link: string, name: string, lang: Lang): Promise<Page>
  /** So much later for the server. */
  later(): void
  stop(): Promise<void>
}

export function house(): House {
  let node: RunningNode
  let shift = 0
  const data = mkdtempSync(join(tmpdir(), 'cardwright-look-'))
  beforeAll(async () => {
    node = await startNode({
      port: 0,
      data,
      page: pageOf(fileURLToPath(new URL('../dist/page/', import.meta.url))),
      limits: { requests: 10_000, visits: 100_000, openTables: 100, connections: 10_000 },
      moderators: `anna:${TOKEN}`,
      now: () => Date.now() + shift,
      grace: GRACE,
    })
  })
  afterAll(async () => {
    await node.stop()
    rmSync(data, { recursive: true, force: true })
  })
  const open: House['open'] = (path, lang, options = {}) =>
    visit(path.startsWith('http') ? path : node.address + path, { ...speaking(lang), ...options })
  return {
    get address() {
      return node.address
    },
    open,
    async invite(lang, { game, seats = 2, ...wanted }) {
      // whoever is unknown to the server can block nobody
      const player = crypto.randomUUID()
      const body = JSON.stringify({
        player,
        game,
        chairs: Array.from({ length: seats }, () => ({ kind: 'human' })),
        name: NAMES[lang][0],
        ...wanted,
      })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${node.address}/api/matches`, { method: 'POST', headers, body })
      const made = (await answer.json()) as Made
      const kept = JSON.stringify([{ ...made, game, at: Date.now() }])
      const localStorage = [
        { name: 'cardwright.seats', value: kept },
        { name: 'cardwright.player', value: JSON.stringify(player) },
      ]
      const where = `/online/${made.match}`
      const anna = await open(where, lang, {
        storageState: { cookies: [], origins: [{ origin: node.address, localStorage }] },
      })
      const links = made.invites.map(({ invite }) => `${where}#i=${invite}`)
      return { anna, where, links }
    },
    async sitDown(link, name, lang) {
      const say = sayIn(lang)
      const page = await open(link, lang)
      await page.getByLabel(say('online.name')).fill(name)
      await page.getByRole('button', { name: say('online.sit') }).click()
      return page
    },
    later: () => void (shift += GRACE),
    stop: () => node.stop(),
  }
}

export const NAMES = {
  en: ['Anna', 'Boris', 'Vera', 'Grigory'],
  ru: ['Анна', 'Борис', 'Вера', 'Григорий'],
} as const

/** As long as a name may be, and without a place to break it. */
export const LONG_NAME = { en: 'Wolfeschlegelsteinhausen', ru: 'Превысокомногорассмотрит' } as const

/** What the server could say as well: handed to the page as if it had. */
export async function wiretap(page: Page): Promise<(message: ToClient) => void> {
  let send: (text: string) => void = () => {}
  await page.routeWebSocket('**/live', (route) => {
    const server = route.connectToServer()
    route.onMessage((text) => server.send(text))
    server.onMessage((text) => route.send(text))
    send = (text) => route.send(text)
  })
  return (message) => send(JSON.stringify(message))
}
