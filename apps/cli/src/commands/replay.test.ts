// `replay`: accepts what was played and nothing else.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { record, type Replay } from '@cardwright/engine'
import { commitmentTo } from '@cardwright/protocol/deal'
import { openGame } from '../open-game.ts'
import { cardwright } from '../../test/fake-io.ts'
import { copyPack, editJson, newFolder, photograph } from '../../test/folders.ts'

const folder = newFolder()
const good = join(folder, 'good.json')

beforeAll(async () => {
  const args = ['play', 'forest', '--watch', '--bot', 'random,greedy', '--seed', '4']
  await cardwright([...args, '--save', good])
}, 30_000)

/** A copy of the good replay with one thing changed. */
function changed(edit: (replay: Replay) => void): string {
  const replay = JSON.parse(readFileSync(good, 'utf8')) as Replay
  edit(replay)
  const file = join(newFolder(), 'changed.json')
  writeFileSync(file, JSON.stringify(replay))
  return file
}

async function refused(file: string, ...more: string[]): Promise<string> {
  const before = readFileSync(file, 'utf8')
  const { code, out, err } = await cardwright(['replay', file, ...more])
  expect(code).toBe(1)
  expect(out).toBe('')
  expect(err).toContain(file)
  expect(err).not.toMatch(/\n\s+at /)
  expect(readFileSync(file, 'utf8')).toBe(before)
  return err
}

describe('replay', { timeout: 30_000 }, () => {
  test('verifies a recorded match and shows its result', async () => {
    const { code, out } = await cardwright(['replay', good])
    expect(code).toBe(0)
    expect(out).toContain('all as recorded')
    expect(out).toMatch(/won \(/)
  })

  test('a deal by a secret is compared with its commitment', async () => {
    const pack = await openGame('starter')
    const secret = 'ab'.repeat(32)
    const { replay } = record(pack.game, { seed: secret })
    const commitment = commitmentTo('a-match', secret)
    const file = join(newFolder(), 'secret.json')
    const write = (edit = {}) =>
      writeFileSync(
        file,
        JSON.stringify({ ...replay(), proof: { match: 'a-match', commitment }, ...edit }),
      )
    write()
    expect((await cardwright(['replay', file])).out).toMatch(/matches the commitment in the file/)
    const given = await cardwright(['replay', file, '--commitment', commitment])
    expect(given.out).toMatch(/fixed before play/)
    expect(await refused(file, '--commitment', 'another')).toMatch(/its secret differs/)
    write({ proof: { match: 'b-match', commitment } })
    expect(await refused(file)).toMatch(/its secret differs/)
    write({ seed: 'cd'.repeat(32) })
    expect(await refused(file)).toMatch(/ends in another state/)
    expect((await cardwright(['replay', good])).out).toMatch(/cannot be checked/)
  })

  test('--json gives outcome and hash', async () => {
    const { json } = await cardwright(['replay', good, '--json'])
    expect(json()).toMatchObject({ ok: true, game: 'forest', seed: 4, outcome: { winners: [1] } })
  })

  test('any single action changed is noticed', async () => {
    const { actions } = JSON.parse(readFileSync(good, 'utf8')) as Replay
    for (const at of [0, 1, Math.floor(actions.length / 2), actions.length - 1]) {
      const other = changed((replay) => {
        replay.actions[at] = { ...replay.actions[at], action: { kind: 'move', move: 'endTurn' } }
      })
      if (JSON.stringify(actions[at].action).includes('endTurn')) continue
      expect(await refused(other)).toMatch(/action \d+ of \d+ is refused|ends in another state/)
    }
  })

  test('an action of another seat, an action twice, a made-up id', async () => {
    const seat = changed((replay) => void (replay.actions[0].seat = 1))
    expect(await refused(seat)).toMatch(/action 1 of .* \(not-your-turn\)/)
    const twice = changed((replay) => void replay.actions.push(replay.actions.at(-1)!))
    expect(await refused(twice)).toMatch(/game-over/)
    const madeUp = changed((replay) => {
      replay.actions[0].action = { kind: 'use', source: 9999, ability: 'fly' }
    })
    expect(await refused(madeUp)).toMatch(/action 1 of .*unknown-source/)
  })

  test('another engine version, another game, another pack', async () => {
    expect(await refused(changed((r) => void (r.engine = 99)))).toMatch(/engine version 99/)
    expect(await refused(changed((r) => void (r.pack = '0')))).toMatch(
      /recorded with other content/,
    )
    const other = changed((r) => void (r.game = 'chess'))
    expect((await cardwright(['replay', other])).err).toMatch(/there is no game "chess"/)
  })

  test('content that has changed since', async () => {
    const pack = copyPack('forest')
    editJson(pack, 'cards/seed.json', (shelf: { cards: { cost: { mana: number } }[] }) => {
      shelf.cards[0].cost.mana = 2
    })
    const before = photograph(pack)
    expect(await refused(good, '--content', pack)).toMatch(/recorded with other content/)
    expect(photograph(pack)).toBe(before)
  })

  test('a truncated file, an empty one, one that is something else', async () => {
    const half = join(folder, 'half.json')
    writeFileSync(half, readFileSync(good, 'utf8').slice(0, 500))
    expect(await refused(half)).toMatch(/is not valid JSON/)
    const empty = join(folder, 'empty.json')
    writeFileSync(empty, '')
    expect(await refused(empty)).toMatch(/it is empty/)
    for (const text of ['[]', '7', 'null', '{"game":"forest"}', '{"format":"cardwright-replay"}']) {
      const strange = join(folder, 'strange.json')
      writeFileSync(strange, text)
      expect(await refused(strange)).toMatch(/not a Cardwright replay|damaged/)
    }
  })

  test.each([
    ['actions', 'none'],
    ['seats', 77],
    ['seed', 'x'],
    ['options', { mode: 'chess' }],
    ['options', 'no'],
    ['actions', [null, 3, 'x']],
  ])('nonsense in %s is refused with a message', async (key, value) => {
    await refused(changed((replay) => Object.assign(replay, { [key]: value })))
  })
})
