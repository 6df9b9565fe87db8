import { ENGINE_VERSION, hash, replay as playAgain, type Replay } from '@cardwright/engine'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { writeReplayLink } from '@cardwright/protocol/replay-link'
import { forestGame } from './kit/forest-game.ts'
import { playedReplay } from './kit/played.ts'
import { keptMatch, playAgain as playRecord } from './kit/record.ts'
import { handedTurn } from './kit/table.ts'
import { visit } from './kit/visit.ts'

let game: Awaited<ReturnType<typeof forestGame>>
let played: Replay
let finalHash: string

beforeAll(async () => {
  game = await forestGame()
  played = playedReplay(game)
  finalHash = hash(playAgain(game, played))
})

/** As if somebody had chosen this file. */
async function openFile(page: Page, text: string, name = 'match.json'): Promise<void> {
  await page.goto('/replay')
  await page
    .locator('[data-key="import-file"]')
    .first()
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

const deck = (page: Page) => page.locator('.rp')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const isAt = (page: Page, n: number) => page.locator(`.rp[data-at="${n}"]`).waitFor()

test('a replay from a file: step, scrub, jump, run, and the same final hash as in Node', async () => {
  const page = await visit('/')
  await openFile(page, JSON.stringify(played))
  await isAt(page, 0)
  const of = Number(await page.getByRole('slider').getAttribute('max'))
  expect(of).toBeGreaterThan(5)

  await press(page, 'Forward one decision')
  await isAt(page, 1)
  await press(page, 'Back one decision')
  await isAt(page, 0)
  await press(page, 'To the end')
  await isAt(page, of)
  expect(await deck(page).getAttribute('data-hash')).toBe(finalHash)

  await page.getByRole('slider').fill('3')
  await isAt(page, 3)
  const third = await deck(page).getAttribute('data-hash')
  expect(third).not.toBe(finalHash)
  await page.getByRole('complementary', { name: 'Decisions' }).getByRole('button').nth(4).click()
  await isAt(page, 5)
  await page.getByRole('slider').press('ArrowLeft')
  await page.getByRole('slider').press('ArrowLeft')
  await isAt(page, 3)
  expect(await deck(page).getAttribute('data-hash')).toBe(third)

  await press(page, '4×')
  await press(page, 'Play')
  await isAt(page, 4)
  await press(page, 'Pause')

  // what came from a file is kept, and survives a reload
  await page.reload()
  await press(page, 'To the end')
  await isAt(page, of)
  expect(await deck(page).getAttribute('data-hash')).toBe(finalHash)
})

test('play from here begins a match with the same first decisions', async () => {
  const page = await visit('/')
  await openFile(page, JSON.stringify(played))
  await isAt(page, 0)
  await page.getByRole('slider').fill('4')
  await isAt(page, 4)
  const there = await deck(page).getAttribute('data-hash')
  await press(page, 'Play from here')
  await page.waitForURL(/\/play\//)
  const { viewer } = await handedTurn(page)
  const kept = await keptMatch(page)
  expect(kept.answers).toEqual(played.actions.slice(0, kept.answers.length))
  expect(hash(playRecord(game, kept))).toBe(there)
  expect(viewer).toBe(played.actions[kept.answers.length].seat)
})

test('a match fits into a link, and the link shows it to somebody else', async () => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const page = await visit('/', { permissions })
  await openFile(page, JSON.stringify(played))
  await isAt(page, 0)
  await press(page, 'Copy link')
  await page.getByRole('button', { name: 'Link copied' }).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await visit(link.slice(link.indexOf('/replay')))
  await press(other, 'To the end')
  await other.locator(`.rp[data-hash="${finalHash}"]`).waitFor()
})

const FOREIGN: [what: string, text: (replay: Replay) => string, says: string][] = [
  ['no JSON', () => '<html>', 'cannot be read'],
  ['JSON of somebody else', () => '{"name":"left-pad"}', 'not a Cardwright replay'],
  ['another game', (one) => JSON.stringify({ ...one, game: 'chess' }), 'no such game'],
  [
    'another version',
    (one) => JSON.stringify({ ...one, engine: ENGINE_VERSION + 1 }),
    'another version',
  ],
  ['other cards', (one) => JSON.stringify({ ...one, pack: 'another' }), 'cards have changed'],
  [
    'an answer nobody may give',
    (one) => JSON.stringify({ ...one, actions: [...one.actions.slice(1, 9), ...one.actions] }),
    'does not match the rules',
  ],
  ['another end', (one) => JSON.stringify({ ...one, hash: '0' }), 'ends differently'],
]

test('foreign and broken files are refused in words, each with a way on', async () => {
  const page = await visit('/')
  for (const [what, text, says] of FOREIGN) {
    await openFile(page, text(played), `${what}.json`)
    const said = page.getByRole('main')
    await said.getByText(says).first().waitFor()
    expect(await said.innerText(), what).toContain(`${what}.json`)
    await page.getByRole('link', { name: 'All replays' }).waitFor()
  }
  await page.getByRole('link', { name: 'All replays' }).click()
  await page.getByRole('heading', { level: 1, name: 'Replays' }).waitFor()
})

test('a damaged link is said to be damaged; a running match stays where it was', async () => {
  const page = await visit('/play/forest?seats=human,bot1&mode=demo&seed=3')
  await handedTurn(page)
  const before = await keptMatch(page)
  const link = await writeReplayLink(played)
  for (const fragment of [
    link.slice(0, -20),
    `${link.slice(0, 60)}~${link.slice(61)}`,
    'nonsense',
  ]) {
    // another document each time: a fragment alone would not load one
    await page.goto('about:blank')
    await page.goto(`/replay#r=${fragment}`)
    await page.getByRole('heading', { level: 1, name: 'The link is damaged' }).waitFor()
  }
  await page.getByRole('link', { name: 'All games' }).first().click()
  await page.getByRole('link', { name: 'Continue' }).click()
  await handedTurn(page)
  expect((await keptMatch(page)).hash).toBe(before.hash)
})
