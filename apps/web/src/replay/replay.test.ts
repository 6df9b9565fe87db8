// Links, files and reels: what comes in, what is refused, and that every decision can be shown.
import { replay as playAgain, hash, SPECTATOR, type Replay } from '@cardwright/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { forestGame } from '../../test/kit/forest-game.ts'
import { playedReplay } from '../../test/kit/played.ts'
import { writeReplayLink } from '@cardwright/protocol/replay-link'
import { decodeReplay } from './link.ts'
import { parseReplay, SpoiledReplay, type ReplayFault } from './reading.ts'
import { Reel } from './reel.ts'

let game: Awaited<ReturnType<typeof forestGame>>
let replay: Replay

beforeAll(async () => {
  game = await forestGame()
  replay = playedReplay(game)
})

const faultOf = async (act: () => unknown): Promise<ReplayFault> => {
  try {
    await act()
  } catch (error) {
    if (error instanceof SpoiledReplay) return error.fault
    throw error
  }
  throw new Error('it was accepted')
}

describe('a link', () => {
  test('carries the whole match and fits an address', async () => {
    const letters = await writeReplayLink(replay)
    expect(letters).toMatch(/^[\w-]+$/)
    expect(letters.length).toBeLessThan(6000)
    expect(await decodeReplay(letters)).toEqual(replay)
  })

  test('broken over lines by a mail program is still whole', async () => {
    const letters = await writeReplayLink(replay)
    expect(await decodeReplay(letters.replace(/.{70}/g, '$&\n'))).toEqual(replay)
  })

  test.each([
    ['cut', (l: string) => l.slice(0, -20)],
    [
      'with a letter changed',
      (l: string) => `${l.slice(0, 60)}${l[60] === 'A' ? 'B' : 'A'}${l.slice(61)}`,
    ],
    ['of another kind', (l: string) => `9${l.slice(1)}`],
    ['that is empty', () => ''],
  ])('%s is damaged', async (_, spoil) => {
    const letters = await writeReplayLink(replay)
    expect(await faultOf(() => decodeReplay(spoil(letters)))).toEqual({ kind: 'link' })
  })
})

describe('a file', () => {
  test('that was saved is read', () => {
    expect(parseReplay(JSON.stringify(replay))).toEqual(replay)
  })

  test.each([
    ['that is no JSON', 'hello', 'json'],
    ['of another program', '{"format":"chess"}', 'file'],
    ['that is only a list', '[]', 'file'],
    ['that is null', 'null', 'file'],
  ])('%s is refused', async (_, text, kind) => {
    expect(await faultOf(() => parseReplay(text))).toMatchObject({ kind })
  })

  test('of another version says both', async () => {
    const other = JSON.stringify({ ...replay, engine: 99 })
    expect(await faultOf(() => parseReplay(other))).toEqual({
      kind: 'engine',
      theirs: '99',
      ours: replay.engine,
    })
  })

  test('without its answers is damaged', async () => {
    const { actions: _, ...rest } = replay
    expect(await faultOf(() => parseReplay(JSON.stringify(rest)))).toEqual({ kind: 'file' })
  })
})

describe('a reel', () => {
  test('ends in the same state as the engine, and shows every decision in any order', () => {
    const reel = new Reel(game, replay, [SPECTATOR, 0, 1])
    const end = reel.decisions.length
    expect(reel.hashAt(end)).toBe(hash(playAgain(game, replay)))
    const forward = Array.from({ length: end + 1 }, (_, n) => reel.hashAt(n))
    const backward = forward.map((_, n) => reel.hashAt(end - n)).reverse()
    expect(backward).toEqual(forward)
    expect(reel.outcome).not.toBeNull()
    expect(reel.curve).toHaveLength(end + 1)
  })

  test('its decisions cover every answer once', () => {
    const { decisions } = new Reel(game, replay, [SPECTATOR])
    expect(decisions[0].from).toBe(0)
    for (let k = 1; k < decisions.length; k++) expect(decisions[k].from).toBe(decisions[k - 1].to)
    expect(decisions.at(-1)!.to).toBe(replay.actions.length)
  })

  test('shows a seat no more than it knew', () => {
    const reel = new Reel(game, replay, [SPECTATOR, 0, 1])
    const { view } = reel.momentAt(3, 0)
    expect(view.seats[0].zones['hand'].every((card) => card !== null)).toBe(true)
    expect(view.seats[1].zones['hand'].every((card) => card === null)).toBe(true)
    expect(reel.momentAt(3, 2).story).toEqual([])
  })

  test('says at which answer it does not fit', async () => {
    const actions = replay.actions.filter((_, k) => k !== 4)
    const fault = await faultOf(() => new Reel(game, { ...replay, actions }, [SPECTATOR]))
    expect(fault).toMatchObject({ kind: 'answer', of: actions.length })
  })

  test('refuses other content and another end', async () => {
    const content = await faultOf(() => new Reel(game, { ...replay, pack: 'x' }, [SPECTATOR]))
    expect(content).toMatchObject({ kind: 'content' })
    const end = await faultOf(() => new Reel(game, { ...replay, hash: 'x' }, [SPECTATOR]))
    expect(end).toEqual({ kind: 'hash' })
  })
})
