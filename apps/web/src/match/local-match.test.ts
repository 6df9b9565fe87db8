import { hash, legalActions, replay, type Action } from '@cardwright/engine'
import { loadGame } from '@cardwright/testkit'
import { court } from '@cardwright/testkit/probes'
import { beforeAll, describe, expect, test } from 'vitest'
import { openGame } from '@cardwright/games'
import { forestGame } from '../../test/kit/forest-game.ts'
import { BadAnswer, LocalMatch } from './local-match.ts'
import type { MatchPlan } from './plan.ts'

let game: Awaited<ReturnType<typeof forestGame>>
beforeAll(async () => {
  game = await forestGame()
})

const plan = (seed = 7): MatchPlan => ({
  game: 'forest',
  players: [{ kind: 'human' }, { kind: 'human' }],
  options: {},
  seed,
})
const END: Action = { kind: 'move', move: 'endTurn' }

/** Plays the first card that can be played, with its first pick. */
function summon(match: LocalMatch, seat: number): void {
  const offer = match.momentFor(seat).offers.find(({ actions }) => actions.length === 2)!
  expect(match.answer(seat, offer.actions).ok).toBe(true)
}

describe('taking back', () => {
  test('is free after a summon, and leaves no trace of it', () => {
    const match = new LocalMatch(game, plan())
    const before = match.hash
    const told = match.momentFor(0).story.length
    expect(match.momentFor(0).noUndo).toBe('nothing')
    summon(match, 0)
    expect(match.momentFor(0).noUndo).toBeNull()
    expect(match.undo(0)).toBe(true)
    expect(match.hash).toBe(before)
    expect(match.answers).toEqual([])
    expect(match.momentFor(0).story).toHaveLength(told)
    expect(match.momentFor(0).events).toEqual([])
  })

  test('leads from one question of the set-up to the one before: a section, a tactic', async () => {
    for (const [game, move, options] of [
      [await openGame('games/drones'), 'placeLeft', {}],
      [await openGame('games/taktik'), 'takeTactic', { tactics: 'choose' }],
    ] as const) {
      const match = new LocalMatch(game, { ...plan(), game: game.id, options })
      const next = () => legalActions(match.state, 0)[0]
      for (let k = 0; k < 9 && (next() as { move?: string }).move !== move; k++)
        match.answer(0, [next()])
      const before = match.hash
      expect(match.answer(0, [next()]).ok).toBe(true)
      expect(match.hash).not.toBe(before)
      expect(match.momentFor(0).noUndo).toBeNull()
      expect(match.undo(0)).toBe(true)
      expect(match.hash).toBe(before)
    }
  })

  test('goes back to the main question, also from the middle of a choice', () => {
    const match = new LocalMatch(game, plan())
    const before = match.hash
    const use = legalActions(match.state, 0).find(({ kind }) => kind === 'use')!
    match.answer(0, [use])
    expect(match.hash).not.toBe(before)
    expect(match.undo(0)).toBe(true)
    expect(match.hash).toBe(before)
  })

  test('may be done again and again, down to where the turn began', () => {
    const match = new LocalMatch(game, { ...plan(), options: { mode: 'demo' } })
    const before = match.hash
    for (let k = 0; k < 3; k++) summon(match, 0)
    for (let k = 0; k < 3; k++) expect(match.undo(0)).toBe(true)
    expect(match.hash).toBe(before)
    expect(match.undo(0)).toBe(false)
  })

  test('is refused once a hidden card was seen', () => {
    const match = new LocalMatch(game, { ...plan(), options: { sandbox: true } })
    summon(match, 0)
    match.answer(0, [{ kind: 'move', move: 'drawCard' }])
    expect(match.momentFor(0).noUndo).toBe('seen')
    expect(match.undo(0)).toBe(false)
    // not even after something else that alone would be free
    summon(match, 0)
    expect(match.undo(0)).toBe(true)
    expect(match.undo(0)).toBe(false)
  })

  test('gives the turn back, as long as the other player has done nothing', () => {
    const match = new LocalMatch(game, plan())
    const before = match.hash
    match.answer(0, [END])
    expect(match.asked).toBe(1)
    expect(match.undo(1)).toBe(false)
    expect(match.undo(0)).toBe(true)
    expect(match.hash).toBe(before)
  })

  test('is refused once somebody else has acted', () => {
    const match = new LocalMatch(game, plan())
    summon(match, 0)
    match.answer(0, [END])
    summon(match, 1)
    expect(match.momentFor(0).noUndo).toBe('answered')
    expect(match.momentFor(1).noUndo).toBeNull()
  })

  test('a choice that was cancelled is not even recorded', () => {
    const match = new LocalMatch(game, plan())
    const use = legalActions(match.state, 0).find(({ kind }) => kind === 'use')!
    match.answer(0, [use])
    match.answer(0, [{ kind: 'cancel' }])
    expect(match.answers).toEqual([])
    expect(match.momentFor(0).noUndo).toBe('nothing')
  })
})

describe('a chain of answers', () => {
  test('counts as a whole or not at all', () => {
    const match = new LocalMatch(game, plan())
    const before = match.hash
    const offer = match.momentFor(0).offers.find(({ actions }) => actions.length === 2)!
    const bad: Action = { kind: 'pick', pick: { cell: 'G5' } }
    const answered = match.answer(0, [offer.actions[0], bad])
    expect(answered).toMatchObject({ ok: false, refusal: { code: 'not-a-target' } })
    expect(match.hash).toBe(before)
    expect(match.answers).toEqual([])
    expect(match.momentFor(0).events).toEqual([])
  })

  test('of the wrong seat is refused', () => {
    const match = new LocalMatch(game, plan())
    expect(match.answer(1, [END])).toMatchObject({ ok: false, refusal: { code: 'not-your-turn' } })
  })
})

describe('a match that is restored', () => {
  test('is the same in every way a player can see, also in the middle of a choice', () => {
    const match = new LocalMatch(game, plan())
    summon(match, 0)
    match.answer(0, [END])
    summon(match, 1)
    const use = legalActions(match.state, 1).find(({ kind }) => kind === 'use')!
    match.answer(1, [use])
    const again = new LocalMatch(game, plan(), JSON.parse(JSON.stringify(match.answers)))
    expect(again.hash).toBe(match.hash)
    expect(again.answers).toEqual(match.answers)
    for (const viewer of [0, 1, -1]) {
      const { number: _n, events: _e, story, ...rest } = match.momentFor(viewer)
      const { number: _m, events, story: told, ...same } = again.momentFor(viewer)
      expect(same).toEqual(rest)
      expect(told.flatMap((chain) => chain.events)).toEqual(story.flatMap((chain) => chain.events))
      // nothing is shown as if it had just happened
      expect(events).toEqual([])
    }
    expect(again.undo(1)).toBe(match.undo(1))
    expect(again.hash).toBe(match.hash)
  })

  test('with an answer that does not fit says which', () => {
    const answers = [
      { seat: 0, action: END },
      { seat: 0, action: END },
    ]
    const failed = () => new LocalMatch(game, plan(), answers)
    expect(failed).toThrow(BadAnswer)
    expect(failed).toThrow('answer 2 is refused: not-your-turn')
  })
})

test('what a viewer is told never names a hidden card of another', () => {
  const match = new LocalMatch(game, plan())
  match.answer(0, [END])
  const drawn = (viewer: number, seat: number) =>
    match
      .momentFor(viewer)
      .story.flatMap(({ events }) => events)
      .filter((event) => event.kind === 'card-drawn' && event['seat'] === seat)
  expect(drawn(1, 1).every((event) => 'card' in event)).toBe(true)
  for (const [viewer, seat] of [
    [0, 1],
    [1, 0],
    [-1, 0],
    [-1, 1],
  ])
    expect(drawn(viewer, seat).some((event) => 'card' in event || 'cardDef' in event)).toBe(false)
})

test('a replay of it carries its options in full and its hash', () => {
  const match = new LocalMatch(game, plan())
  match.answer(0, [END])
  expect(match.toReplay()).toMatchObject({
    format: 'cardwright-replay',
    game: 'forest',
    seats: 2,
    options: { mode: 'standard', turnLimit: 60, sandbox: false },
    hash: match.hash,
  })
})

test('a player who leaves is in the answers, so the match can be gone on with and shown again', async () => {
  const game = await loadGame(court)
  const players = [0, 1, 2].map(() => ({ kind: 'human' as const }))
  const match = new LocalMatch(game, { ...plan(), game: game.id, players })
  const seat = match.asked!
  expect(match.answer(seat, [{ kind: 'concede' }]).ok).toBe(true)
  expect(match.asked).toBe((seat + 1) % 3)
  const again = new LocalMatch(game, match.plan, match.answers)
  expect([again.hash, again.asked]).toEqual([match.hash, match.asked])
  expect(hash(replay(game, match.toReplay()))).toBe(match.hash)
})
