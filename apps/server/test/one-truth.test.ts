// A node that was there and a node that reads the log later must agree on everything: the table, the clocks,
// who sits for whom, and what may be taken back.
import { asksMain, legalActions, type Action, type Game } from '@cardwright/engine'
import { HostedMatch, type Entry, type Numbered, type Setup, type Snapshot } from '@cardwright/host'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { openShelf, type Shelf } from '../src/games.ts'

const seed = Number(process.env.PROPERTY_SEED ?? 1)
const times = Number(process.env.PROPERTY_TIMES ?? 1)

let shelf: Shelf
beforeAll(async () => {
  shelf = await openShelf()
})

const clock = { move: 60, match: 600 }
const setupOf = (game: Game, seed: number): Setup => {
  const seats = Math.max(2, game.pack.manifest.seats.min)
  return { seats, options: {}, seed, clock }
}

/** A match that was there from the beginning, and its log. */
class Live {
  readonly log: Numbered[] = []
  hosted: HostedMatch
  private readonly game: Game
  private readonly setup: Setup

  constructor(game: Game, setup: Setup) {
    this.game = game
    this.setup = setup
    this.hosted = HostedMatch.from(game, setup, [])
  }

  /** @returns false when it was refused */
  take(entry: Entry): boolean {
    if (!this.hosted.propose(entry, []).ok) return false
    this.log.push({ seq: this.log.length + 1, entry })
    if (!this.hosted.settle(entry)) this.hosted = HostedMatch.from(this.game, this.setup, this.log)
    return true
  }

  answer(at: number, pick: number): void {
    const seat = this.hosted.asked!
    const legal = legalActions(this.hosted.state, seat)
    const n = this.hosted.last[seat] + 1
    this.take({ kind: 'answer', seat, n, actions: [legal[pick % legal.length]], at })
  }

  takeBack(at: number, seat: number): void {
    const to = this.hosted.startOf(seat)
    if (to === null) return
    this.take({ kind: 'undo', seat, n: this.hosted.last[seat] + 1, to, at })
  }
}

/** All that anybody could notice. */
const noticed = (hosted: HostedMatch, now: number) => ({
  hash: hosted.hash,
  asked: hosted.asked,
  ending: hosted.ending,
  left: hosted.clock.left(now, hosted.asked),
  due: hosted.clock.dueAt(hosted.asked),
  replaced: [...hosted.replaced],
  out: [...hosted.out],
  last: hosted.last,
  said: hosted.last.map((_, seat) => hosted.saidBy(seat)),
  foreign: hosted.foreign,
  seats: hosted.last.map((_, seat) => ({
    noUndo: hosted.noUndo(seat),
    start: hosted.startOf(seat),
  })),
})

test('the clock of a seat goes on through what it takes back', () => {
  const game = shelf.get('forest')!
  const live = new Live(game, setupOf(game, 3))
  live.take({ kind: 'begin', at: 0 })
  live.answer(10_000, 0)
  live.takeBack(15_000, 0)
  expect(live.hosted.clock.left(15_000, 0).match[0]).toBe(585_000)
  const loaded = HostedMatch.from(game, setupOf(game, 3), live.log)
  expect(noticed(loaded, 20_000)).toEqual(noticed(live.hosted, 20_000))
})

test('clocks that have begun and stand-ins that sit stay, whatever is taken back', () => {
  const game = shelf.get('forest')!
  const live = new Live(game, setupOf(game, 3))
  live.answer(1000, 0)
  live.take({ kind: 'begin', at: 2000 })
  live.take({ kind: 'replace', seat: 1, level: 2, at: 3000 })
  live.takeBack(5000, 0)
  const loaded = HostedMatch.from(game, setupOf(game, 3), live.log)
  expect(loaded.replaced.get(1)).toBe(2)
  expect(loaded.clock.left(6000, 0).match[0]).toBe(596_000)
  expect(noticed(loaded, 6000)).toEqual(noticed(live.hosted, 6000))
})

test('a choice given up behind a snapshot leaves the answer before it to take back', () => {
  const game = shelf.get('forest')!
  const setup = setupOf(game, 3)
  const live = new Live(game, setup)
  const answer = (wanted: (action: Action) => boolean) => {
    const legal = legalActions(live.hosted.state, live.hosted.asked!)
    live.answer(0, legal.findIndex(wanted))
  }
  while (live.hosted.noUndo(live.hosted.asked!) !== null || !asksMain(live.hosted.state))
    live.answer(0, 0)
  answer(({ kind }) => kind === 'use')
  const snapshot = live.hosted.snapshot()
  answer(({ kind }) => kind === 'cancel')
  const loaded = HostedMatch.fromSnapshot(game, setup, snapshot, live.log.slice(snapshot.seq))
  expect(noticed(loaded!, 0)).toEqual(noticed(live.hosted, 0))
})

test.each(['forest', 'skirmish', 'drones'])(
  '%s: whatever happens, the log tells all of it',
  (id) => {
    const game = shelf.get(id)!
    const happening = fc.record({
      what: fc.nat(12),
      pick: fc.nat(50),
      seat: fc.nat(1),
      wait: fc.nat(5000),
    })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.array(happening, { minLength: 20, maxLength: 60 }),
        (seed, happenings) => {
          const setup = setupOf(game, seed)
          const live = new Live(game, setup)
          const snapshots: string[] = []
          let at = 0
          for (const { what, pick, seat, wait } of happenings) {
            if (live.hosted.ending !== null) break
            at += wait
            if (what === 0) live.takeBack(at, seat)
            else if (what === 1 && live.hosted.noUndo(seat) === null) live.takeBack(at, seat)
            else if (what === 2) live.take({ kind: 'begin', at })
            else if (what === 3 && pick === 0) live.take({ kind: 'replace', seat, level: 2, at })
            else if (what === 3 && pick === 1) live.take({ kind: 'return', seat, at })
            else if (what === 12 && pick < 10)
              live.take({ kind: 'resume', from: Math.max(0, at - wait), at })
            else if (what === 12 && pick === 50)
              live.take({ kind: 'out', seat, why: 'time', level: 2, at })
            else live.answer(at, pick)
            if (live.log.length % 4 === 0) snapshots.push(JSON.stringify(live.hosted.snapshot()))
          }
          const now = noticed(live.hosted, at + 700)
          expect(noticed(HostedMatch.from(game, setup, live.log), at + 700)).toEqual(now)
          for (const text of snapshots) {
            const snapshot = JSON.parse(text) as Snapshot
            const tail = live.log.slice(snapshot.seq)
            const loaded = HostedMatch.fromSnapshot(game, setup, snapshot, tail)
            // only a take-back may need more than the tail
            const wentBack = tail.some(({ entry }) => entry.kind === 'undo')
            if (loaded === null) expect(wentBack).toBe(true)
            else expect(noticed(loaded, at + 700)).toEqual(now)
          }
        },
      ),
      { seed, numRuns: 3 * times },
    )
  },
)
