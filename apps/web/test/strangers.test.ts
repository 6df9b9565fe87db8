// Strangers in real browsers: a quick match, a line that is reported, and a moderator who does something about it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startNode, type RunningNode } from '@cardwright/server'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageOf } from '../build/serve.ts'
import { violationsOn } from './kit/axe.ts'
import { handedTurn } from './kit/table.ts'
import { PHONE, visit } from './kit/visit.ts'

const TOKEN = 'a-token-of-thirty-two-letters-01'
const LAPTOP = { viewport: { width: 1366, height: 768 } }

let node: RunningNode
let data: string
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-strangers-'))
  const folder = fileURLToPath(new URL('./dist/page/', import.meta.url))
  const limits = { requests: 1000, openTables: 100 }
  node = await startNode({
    port: 0,
    data,
    page: pageOf(folder),
    limits,
    moderators: `anna:${TOKEN}`,
  })
})
afterAll(async () => {
  await node.stop()
  rmSync(data, { recursive: true, force: true })
})

const open = (path: string, options = {}) =>
  visit(node.address + path, { bypassCSP: true, ...LAPTOP, ...options })

async function quick(name: string, options = {}): Promise<Page> {
  const page = await open('/online', options)
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Quick match' }).click()
  return page
}

/** For whoever wants to look at them: `LOOK=1` keeps pictures in test/dist/look. */
async function picture(page: Page, name: string): Promise<void> {
  if (process.env['LOOK'] === undefined) return
  const folder = fileURLToPath(new URL('./dist/look/', import.meta.url))
  await page.screenshot({ path: `${folder}${name}.png` })
}

test('a line is reported, a moderator closes the match, and the players are told', async () => {
  const anna = await quick('Anna')
  await anna.getByText('Your table is listed in the lobby').waitFor()
  const rude = await quick('Rude', PHONE)
  await handedTurn(anna)
  await rude.getByRole('button', { name: 'Chat' }).click()
  await rude.getByRole('textbox', { name: 'Say something' }).fill('you fool')
  await rude.getByRole('button', { name: 'Send' }).click()
  await rude.getByRole('log').getByText('you fool').waitFor()
  await picture(rude, 'chat-phone')

  // Anna reports it, by the keyboard alone
  await anna.getByRole('button', { name: 'Chat, 1 new message' }).press('Enter')
  await picture(anna, 'chat')
  expect(await violationsOn(anna, 'all')).toEqual([])
  await anna.getByRole('button', { name: 'Report this message by Rude' }).press('Enter')
  const dialog = anna.getByRole('dialog', { name: 'Report Rude' })
  await dialog.getByText('you fool').waitFor()
  await dialog.getByRole('radio', { name: 'Insults' }).press('Space')
  await dialog.getByLabel('Details').fill('In the very first turn.')
  await picture(anna, 'report')
  expect(await violationsOn(anna, 'all')).toEqual([])
  await dialog.getByRole('button', { name: 'Send report' }).press('Enter')
  await anna.getByText('A moderator will read it').waitFor()
  await anna.keyboard.press('Enter')
  await anna.getByText('A moderator will read it').waitFor({ state: 'hidden' })

  const moderator = await open('/moderator')
  await moderator.getByLabel('Your token').fill('a guess that is long enough, but wrong')
  await moderator.getByRole('button', { name: 'Enter' }).click()
  await moderator.getByText('This is not a moderator’s token').waitFor()
  await moderator.getByLabel('Your token').fill(TOKEN)
  await moderator.getByRole('button', { name: 'Enter' }).click()
  const report = moderator.getByRole('list', { name: 'Reports' }).getByRole('listitem').first()
  await report.getByText('Rude (seat 2) was reported by Anna').waitFor()
  await report.getByText('In the very first turn.').waitFor()
  await picture(moderator, 'reports')
  expect(await violationsOn(moderator, 'all')).toEqual([])
  await report.getByRole('button', { name: 'Look at the match' }).click()
  await act(moderator, 'Remove the message: you fool')
  await anna.getByRole('button', { name: 'Chat' }).click()
  await anna.getByText('removed by a moderator').waitFor()
  await anna.keyboard.press('Escape')
  await act(moderator, 'Remove the name: Rude')
  await moderator.getByText('name removed (seat 2)').first().waitFor()
  await picture(moderator, 'match')
  expect(await violationsOn(moderator, 'all')).toEqual([])
  await act(moderator, 'Close the match')
  for (const page of [anna, rude]) {
    await page.getByRole('dialog').getByRole('heading', { name: 'The match was closed' }).waitFor()
    await page.getByText('A moderator closed it on turn 1').waitFor()
  }
  await moderator.getByRole('button', { name: 'Log' }).click()
  const log = moderator.getByRole('list', { name: 'Log' })
  await log.getByText('Close the match').waitFor()
  expect(await log.getByRole('listitem').count()).toBe(3)
  await picture(moderator, 'log')
})

async function call<T>(path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` }
  const answer = await fetch(node.address + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as T
}

/** Presses a button and says why. */
async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').getByLabel('Why?').fill('a test')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

test('who is banned is told until when, on the page and at the table', async () => {
  const rude = await quick('Rude')
  await rude.getByText('Your table is listed in the lobby').waitFor()
  const moderator = await open('/moderator', PHONE)
  await moderator.getByLabel('Your token').fill(TOKEN)
  await moderator.getByRole('button', { name: 'Enter' }).click()
  await moderator.getByRole('button', { name: 'Matches' }).click()
  await moderator.getByRole('button', { name: 'Look at the match' }).first().click()
  await picture(moderator, 'match-phone')
  expect(await violationsOn(moderator, 'all')).toEqual([])
  await act(moderator, 'Ban the address: Rude')
  await rude.getByText(/You cannot play here until/).waitFor()
  await picture(rude, 'banned')
  await rude.goto(`${node.address}/online`)
  await rude.getByText(/You cannot play here until/).waitFor()
  // everybody here has one address: the moderator can lift it all the same
  await moderator.getByRole('button', { name: 'Bans' }).click()
  await act(moderator, 'Lift the ban')
  await rude.getByText(/You cannot play here until/).waitFor({ state: 'hidden' })
})

test('two who press at once meet; one blocks the other, and they do not meet again', async () => {
  const [anna, boris] = await Promise.all([open('/online'), open('/online')])
  for (const [page, name] of [
    [anna, 'Anna'],
    [boris, 'Boris'],
  ] as const)
    await page.getByLabel('Your name').fill(name)
  const press = (page: Page) => page.getByRole('button', { name: 'Quick match' }).click()
  await Promise.all([anna, boris].map(press))
  for (const page of [anna, boris]) await page.getByRole('button', { name: 'Chat' }).waitFor()
  expect(anna.url()).toBe(boris.url())
  await anna.getByRole('button', { name: 'Chat' }).click()
  await anna.getByRole('button', { name: 'Block Boris' }).click()
  await anna.getByText('Boris is blocked').waitFor()
  await picture(anna, 'blocked')
  for (const page of [anna, boris]) await page.goto(`${node.address}/online`)
  await anna.getByRole('heading', { name: 'Blocked players' }).waitFor()
  await press(anna)
  await anna.getByText('Your table is listed in the lobby').waitFor()
  const vera = await open('/online')
  await vera.getByRole('button', { name: 'Sit down at Forest of Dreams with Anna' }).waitFor()
  await boris.getByText('Nobody is waiting right now').waitFor()
  await press(boris)
  await boris.getByText('Your table is listed in the lobby').waitFor()
  expect(boris.url()).not.toBe(anna.url())
})

test('the moderator finds the page in Russian too, dark or light', async () => {
  const made = await call<{ match: string }>('/api/matches', {
    game: 'forest',
    chairs: [{ kind: 'human' }, { kind: 'human' }],
    name: 'Анна',
  })
  await call(`/api/moderation/matches/${made.match}/close`, { why: 'проверка' })
  const page = await open('/moderator', { locale: 'ru-RU', colorScheme: 'dark', ...PHONE })
  await page.getByLabel('Ваш ключ').fill(TOKEN)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.getByRole('button', { name: 'Партии' }).waitFor()
  await picture(page, 'reports-ru-dark')
  expect(await violationsOn(page, 'all')).toEqual([])
  await page.getByRole('button', { name: 'Партии' }).click()
  await page.getByRole('radio', { name: 'Все' }).click()
  await page.getByText('окончена: закрыта модератором').first().waitFor()
  await page.getByRole('button', { name: 'Журнал' }).click()
  await page.getByText('Закрыть партию').first().waitFor()
  await picture(page, 'log-ru-dark')
  expect(await violationsOn(page, 'all')).toEqual([])
})
