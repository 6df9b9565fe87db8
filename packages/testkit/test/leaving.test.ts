// Matches that players leave one by one, and matches that are counted: what the end says, and that saves, views and replays say it too.
import {
  applyAction,
  applyListed,
  askedSeat,
  clone,
  createMatch,
  hash,
  legalActions,
  listActions,
  loadMatch,
  outcome,
  record,
  replay,
  rollBack,
  saveMatch,
  scoresOf,
  viewFor,
  type Action,
  type Game,
  type Match,
} from '@cardwright/engine'
import { cardsIn, isOut, seatsLeft } from '@cardwright/engine/author'
import { ENDED } from '@cardwright/engine/block'
import { createGame } from '@cardwright/language/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadGame, Random } from '../src/index.ts'
import { court, kuhn } from '../src/probes/index.ts'

const CONCEDE: Action = { kind: 'concede' }

let game: Game
let poker: Game
beforeAll(async () => {
  game = await loadGame(court)
  poker = await loadGame(kuhn)
})

function playOn(m: Match, random: Random): void {
  while (m.s[ENDED] === 0) applyListed(m, m.list[random.below(listActions(m))])
}

const matches = (of: Game, seats: number, n = 200): Match[] =>
  Array.from({ length: n }, (_, seed) => {
    const m = createMatch(of, { seats, seed })
    playOn(m, new Random(seed))
    return m
  })

describe('players who are put out', () => {
  test('take the places from the last one on, in the order in which they left', () => {
    const ends = matches(game, 4).filter((m) => outcome(m)!.reason === 'lastOne')
    expect(ends.length).toBeGreaterThan(30)
    for (const m of ends) {
      const { winners, ranking, scores } = outcome(m)!
      expect(winners).toEqual(seatsLeft(m))
      expect([...ranking!].sort()).toEqual([1, 2, 3, 4])
      expect(ranking![winners[0]]).toBe(1)
      expect(scores).toBeUndefined()
    }
  })

  test('share a place when they lose together, and all who are left are before them', () => {
    const ends = matches(game, 4).filter(
      (m) => outcome(m)!.reason === 'showdown' && seatsLeft(m).length === 3,
    )
    expect(ends.length).toBeGreaterThan(5)
    for (const m of ends) {
      const { winners, ranking } = outcome(m)!
      const places = seatsLeft(m).map((seat) => ranking![seat])
      expect(places.sort()).toEqual(
        winners.length === 1 ? [1, 2, 2] : winners.length === 2 ? [1, 1, 3] : [1, 1, 1],
      )
      expect(ranking!.filter((place) => place === 4)).toHaveLength(1)
    }
  })

  test('or are not ranked, when nobody has left', () => {
    const end = matches(game, 2).find((m) => seatsLeft(m).length === 2)!
    expect(Object.keys(outcome(end)!)).toEqual(['winners', 'reason'])
  })

  test('are never asked again', () => {
    for (let seed = 0; seed < 50; seed++) {
      const m = createMatch(game, { seats: 4, seed })
      const random = new Random(seed)
      for (; m.s[ENDED] === 0; applyListed(m, m.list[random.below(listActions(m))]))
        expect(isOut(m, askedSeat(m)!)).toBe(false)
    }
  })
})

describe('a player who concedes', () => {
  test('in his turn leaves at once, and the others play on', () => {
    const m = createMatch(game, { seats: 3, seed: 1 })
    const seat = askedSeat(m)!
    const held = cardsIn(m, 'hand', seat)
    expect(applyAction(m, seat, CONCEDE).ok).toBe(true)
    expect(cardsIn(m, 'discard', seat)).toEqual(held)
    expect(askedSeat(m)).toBe((seat + 1) % 3)
    playOn(m, new Random(1))
    expect(outcome(m)!.ranking![seat]).toBe(3)
  })

  test('in the turn of another one leaves when that answer is done', () => {
    const m = createMatch(game, { seats: 3, seed: 1 })
    const asked = askedSeat(m)!
    const seat = (asked + 1) % 3
    const before = legalActions(m, asked).length
    expect(applyAction(m, seat, CONCEDE).ok).toBe(true)
    expect([askedSeat(m), isOut(m, seat)]).toEqual([asked, true])
    expect(legalActions(m, asked).length).toBeLessThanOrEqual(before)
    applyListed(m, m.list[listActions(m) - 1])
    expect(cardsIn(m, 'hand', seat)).toEqual([])
    expect(askedSeat(m)).not.toBe(seat)
  })

  test('ends the match when only one other side is left', () => {
    const m = createMatch(game, { seats: 3, seed: 1 })
    applyAction(m, 2, CONCEDE)
    applyAction(m, 0, CONCEDE)
    expect(outcome(m)).toEqual({ winners: [1], reason: 'conceded', ranking: [2, 1, 3] })
  })

  test('may do so once, and not when it is over', () => {
    const m = createMatch(game, { seats: 3, seed: 1 })
    applyAction(m, 2, CONCEDE)
    const refusal = (seat: number) => {
      const answer = applyAction(m, seat, CONCEDE)
      return answer.ok ? null : answer.refusal.code
    }
    expect(refusal(2)).toBe('not-seated')
    expect(refusal(7)).toBe('not-seated')
    expect(refusal(1)).toBe(null)
    expect(refusal(0)).toBe('game-over')
  })

  test('in a game that says nothing of leaving ends it, if there is but one opponent', () => {
    const { leaves: _, ...code } = court.code
    const silent = createGame(game.pack, code)
    const two = createMatch(silent, { seats: 2, seed: 1 })
    expect(applyAction(two, 1, CONCEDE).ok).toBe(true)
    expect(outcome(two)).toMatchObject({ winners: [0], reason: 'conceded' })
    const three = createMatch(silent, { seats: 3, seed: 1 })
    const before = hash(three)
    expect(applyAction(three, 1, CONCEDE)).toEqual({
      ok: false,
      refusal: { code: 'others-play-on' },
    })
    expect(hash(three)).toBe(before)
  })

  test('is in the replay, and undone like any answer', () => {
    const kept = record(game, { seats: 4, seed: 3 })
    const random = new Random(3)
    kept.match.journal = true
    const before = hash(kept.match)
    kept.answer(2, CONCEDE)
    expect(hash(kept.match)).not.toBe(before)
    rollBack(kept.match, 0)
    expect(hash(kept.match)).toBe(before)
    kept.match.journal = false
    const again = record(game, { seats: 4, seed: 3 })
    again.answer(2, CONCEDE)
    const { match: m } = again
    while (m.s[ENDED] === 0) {
      const legal = legalActions(m, askedSeat(m)!)
      again.answer(askedSeat(m)!, legal[random.below(legal.length)])
    }
    const log = JSON.parse(JSON.stringify(again.replay()))
    expect(outcome(replay(game, log))).toEqual(outcome(again.match))
    expect(outcome(again.match)!.ranking![2]).toBe(4)
  })
})

describe('scores', () => {
  test('are in the outcome, and decide the places', () => {
    for (const m of matches(poker, 2)) {
      const { scores, ranking, winners } = outcome(m)!
      expect(scores![0] + scores![1]).toBe(0)
      expect(winners).toEqual(scores![0] === 0 ? [] : [scores![0] > 0 ? 0 : 1])
      expect(ranking).toEqual(scores![0] === 0 ? [1, 1] : scores![0] > 0 ? [1, 2] : [2, 1])
    }
  })

  test('are in copies, saved matches, views and replays', () => {
    const kept = record(poker, { seed: 4 })
    for (const { match: m } = kept; m.s[ENDED] === 0;)
      kept.answer(askedSeat(m)!, legalActions(m, askedSeat(m)!)[0])
    const end = outcome(kept.match)
    expect(end!.scores).toHaveLength(2)
    const saved = JSON.parse(JSON.stringify(saveMatch(kept.match, {})))
    for (const same of [clone(kept.match), loadMatch(poker, saved), replay(poker, kept.replay())])
      expect(outcome(same)).toEqual(end)
    expect(viewFor(kept.match, 'spectator').outcome).toEqual(end)
  })

  test('that the end is given need no counting by the game', () => {
    const { scores: _, ...code } = kuhn.code
    const m = createMatch(createGame(poker.pack, code), { seed: 4 })
    expect(scoresOf(m)).toBe(null)
    playOn(m, new Random(4))
    expect(outcome(m)!.scores!.reduce((sum, score) => sum + score)).toBe(0)
    expect(outcome(loadMatch(poker, JSON.parse(JSON.stringify(saveMatch(m, {})))))).toEqual(
      outcome(m),
    )
  })

  test('are taken back with the end', () => {
    const m = createMatch(poker, { seed: 5 })
    const random = new Random(5)
    m.journal = true
    for (let mark = 0, before = hash(m); m.s[ENDED] === 0;) {
      mark = m.written
      before = hash(m)
      applyListed(m, m.list[random.below(listActions(m))])
      if (m.s[ENDED] === 0) continue
      rollBack(m, mark)
      expect([hash(m), outcome(m)]).toEqual([before, null])
      break
    }
  })
})
