// A player who goes away: the others see it, wait, and do what the match was set up for.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { GRACE } from '@cardwright/host'
import { startNode, type RunningNode } from '@cardwright/server'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageOf } from '../build/serve.ts'
import { violationsOn } from './kit/axe.ts'
import { handedTurn } from './kit/table.ts'
import { DESKTOP, PHONE, visit } from './kit/visit.ts'

/** How far the server's calendar has been moved on: nobody waits two minutes here. */
let shift = 0
const later = () => void (shift += GRACE)

let node: RunningNode
let data: string
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'cardwright-absence-'))
  const folder = fileURLToPath(new URL('./dist/page/', import.meta.url))
  const limits = { requests: 1000 }
  node = await startNode({
    port: 0,
    data,
    page: pageOf(folder),
    limits,
    now: () => Date.now() + shift,
  })
})
afterAll(async () => {
  await node.stop()
  rmSync(data, { recursive: true, force: true })
})

const open = (address: string, options = {}) => visit(address, { bypassCSP: true, ...options })

/** Anna and Boris at a table that was set up so. */
async function two(absence: string): Promise<{ anna: Page; boris: Page }> {
  const anna = await open(`${node.address}/new/forest`, DESKTOP)
  await anna.getByLabel('Your name').fill('Anna')
  await anna.getByRole('radio', { name: absence }).click()
  await anna.getByRole('button', { name: 'Invite by link' }).click()
  const link = await anna.getByRole('textbox', { name: 'Copy link' }).inputValue()
  const boris = await open(link, PHONE)
  await boris.getByLabel('Your name').fill('Boris')
  await boris.getByRole('button', { name: 'Sit down' }).click()
  await handedTurn(anna)
  return { anna, boris }
}

test('whoever stays away loses where the match was set up so, and both are told the truth', async () => {
  const { anna, boris } = await two('an opponent can claim the win')
  const where = boris.url()
  const context = boris.context()
  await boris.close()
  await anna
    .getByText(/Boris has been away for 0:\d\d\. In 1:\d\d you can claim the win\./)
    .waitFor()
  const claim = anna.getByRole('button', { name: 'Claim the win' })
  expect(await claim.count()).toBe(0)
  later()
  await anna.reload()
  await claim.waitFor()
  expect(await violationsOn(anna, 'all')).toEqual([])
  const box = (await claim.boundingBox())!
  await anna.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  const result = anna.getByRole('dialog')
  await result.getByRole('heading', { name: 'You win' }).waitFor()
  await result.getByText('Boris was away for too long on turn 1.').waitFor()
  const back = await context.newPage()
  await back.goto(where)
  await back.getByRole('dialog').getByText('You were away for too long on turn 1.').waitFor()
})

test('a bot plays on among friends, and whoever comes back has the chair again', async () => {
  const { anna, boris } = await two('a bot can play on')
  const where = anna.url()
  const context = anna.context()
  await anna.close()
  await boris
    .getByText(/Anna has been away for 0:\d\d\. In 1:\d\d you can let a bot play on\./)
    .waitFor()
  later()
  await boris.reload()
  await boris.getByRole('button', { name: 'Let a bot play on' }).tap()
  await boris.getByText('Anna (bot)').first().waitFor()
  const back = await context.newPage()
  await back.goto(where)
  await boris.getByText('Anna (bot)').first().waitFor({ state: 'detached' })
})
