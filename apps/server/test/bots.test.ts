// Whose bots think next, and for how long. The threads are played by hand, so that the order is all that counts;
// the last tests use real ones.
import { createMatch, legalActions, askedSeat, type Game, type Match } from '@cardwright/engine'
import type { ThinkMessage } from '@cardwright/bots'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Bots, type OwnedQuestion } from '../src/bots.ts'
import { openShelf } from '../src/games.ts'
import { hireThinker, type Thinker } from '../src/thinker.ts'

let state: Match
let game: Game
beforeAll(async () => {
  game = (await openShelf()).get('starter')!
  state = createMatch(game, { seats: 2, seed: 7 })
}, 60_000)

/** Threads that answer when they are told to. */
class Threads {
  readonly open: { message: ThinkMessage; answer(): void; die(): void; isHurried: boolean }[] = []
  hired = 0

  hire = (): Thinker => {
    this.hired++
    let current: (typeof this.open)[number] | undefined
    return {
      think: (message) =>
        new Promise((done, fail) => {
          const leave = () => void this.open.splice(this.open.indexOf(one), 1)
          const one = {
            message,
            isHurried: false,
            answer() {
              leave()
              done(state.list[0])
            },
            die() {
              leave()
              fail(new Error('it died'))
            },
          }
          current = one
          this.open.push(one)
        }),
      hurry: () => void (current!.isHurried = true),
      close: async () => {},
    }
  }
}

/** Everything that follows from an answer has happened. */
const settle = async () => {
  for (let k = 0; k < 20; k++) await Promise.resolve()
}

describe('by hand', () => {
  let threads: Threads
  let bots: Bots
  const served: string[] = []
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    threads = new Threads()
    served.length = 0
  })
  afterEach(async () => {
    await bots.close()
    vi.useRealTimers()
  })

  /** Asks again and again, as a match of bots does, until it has been answered so often. */
  function play(owner: string, match: string, level: number, times = Infinity) {
    const answers = { count: 0, stop: new AbortController() }
    const ask = async (): Promise<void> => {
      if (answers.count >= times) return
      answers.stop = new AbortController()
      const answer = await bots.think(question(owner, match, level, answers.stop.signal))
      if (answer === null) return
      answers.count++
      served.push(`${owner} ${match}`)
      await ask()
    }
    void ask()
    return answers
  }

  function question(
    owner: string,
    match: string,
    level: number,
    signal: AbortSignal = new AbortController().signal,
  ): OwnedQuestion {
    const seat = askedSeat(state)!
    const look = () => (signal.aborted ? null : state)
    return { owner, match, level, seat, options: {}, state: look, signal }
  }

  async function answerOldest(times = 1): Promise<void> {
    for (let k = 0; k < times; k++) {
      threads.open[0].answer()
      await settle()
    }
  }

  test('addresses take turns, and matches of an address do', async () => {
    bots = new Bots({ workers: 1, hire: threads.hire })
    for (let k = 0; k < 30; k++) play('crowd', `m${k}`, 4)
    const guest = play('guest', 'g', 4)
    const other = play('other', 'o', 4)
    await settle()
    // the first two were the crowd's when the others came
    await answerOldest(2 + 30)
    expect(guest.count).toBe(10)
    expect(other.count).toBe(10)
    // every turn of the crowd went to another of its matches
    const crowd = served.filter((one) => one.startsWith('crowd'))
    expect(new Set(crowd).size).toBe(crowd.length)
  })

  test('whoever comes later waits for those who are served now, and for nobody who waits', async () => {
    bots = new Bots({ workers: 1, hire: threads.hire })
    for (let k = 0; k < 30; k++) play('crowd', `m${k}`, 4)
    await settle()
    await answerOldest(5)
    const guest = play('guest', 'g', 2, 3)
    await settle()
    // the one that is thought about now, then one of each
    await answerOldest(7)
    expect(guest.count).toBe(3)
  })

  test('quick questions have a thread that no long one takes', async () => {
    bots = new Bots({ workers: 2, hire: threads.hire })
    for (let k = 0; k < 30; k++) play('crowd', `m${k}`, 4)
    await settle()
    expect(threads.open).toHaveLength(1)
    const guest = play('guest', 'g', 2, 5)
    await settle()
    for (let k = 0; k < 5; k++) {
      expect(threads.open.at(-1)!.message.bot).toBe('level2')
      threads.open.at(-1)!.answer()
      await settle()
    }
    expect(guest.count).toBe(5)
    expect(served).not.toContain('crowd m0')
  })

  test('the more addresses wait, the shorter a bot thinks, down to a least time', async () => {
    bots = new Bots({ workers: 1, hire: threads.hire })
    play('one', 'a', 4)
    await settle()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(threads.open[0].isHurried, 'alone it takes what its level says').toBe(false)
    play('two', 'b', 4)
    await settle()
    await vi.advanceTimersByTimeAsync(0)
    expect(threads.open[0].isHurried, 'it has had its half').toBe(true)
    await answerOldest()
    await vi.advanceTimersByTimeAsync(199)
    expect(threads.open[0].isHurried).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(threads.open[0].isHurried, 'half of 400 ms').toBe(true)
    for (let k = 0; k < 98; k++) play(`address ${k}`, 'm', 4)
    await answerOldest()
    await vi.advanceTimersByTimeAsync(49)
    expect(threads.open[0].isHurried).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(threads.open[0].isHurried, 'never less than 50 ms').toBe(true)
  })

  test('one address with many matches takes time from nobody but itself', async () => {
    bots = new Bots({ workers: 1, hire: threads.hire })
    for (let k = 0; k < 30; k++) play('crowd', `m${k}`, 4)
    await settle()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(threads.open[0].isHurried).toBe(false)
  })

  test('what nobody waits for any more is not thought about', async () => {
    bots = new Bots({ workers: 1, hire: threads.hire })
    const first = play('one', 'a', 4)
    const second = play('one', 'b', 4)
    play('one', 'c', 4)
    await settle()
    second.stop.abort()
    expect(bots.waiting).toBe(1)
    first.stop.abort()
    expect(threads.open[0].isHurried).toBe(true)
    await answerOldest(2)
    expect(served).toEqual(['one c'])
  })

  test('the table is looked at when it is thought about, not when it is asked', async () => {
    bots = new Bots({ workers: 1, hire: threads.hire })
    play('one', 'a', 4)
    await settle()
    let looks = 0
    const moved = bots.think({ ...question('two', 'b', 4), state: () => (looks++, null) })
    await settle()
    expect(looks).toBe(0)
    await answerOldest()
    expect(await moved).toBeNull()
    expect(looks).toBe(1)
  })

  test('a thread that dies is replaced; its question is asked again, and then answered anyhow', async () => {
    bots = new Bots({ workers: 3, hire: threads.hire })
    const others = [play('two', 'b', 4), play('three', 'c', 4)]
    await settle()
    const answer = bots.think(question('one', 'a', 2))
    await settle()
    expect(threads.hired).toBe(3)
    for (let k = 0; k < 2; k++) {
      threads.open.find(({ message }) => message.bot === 'level2')!.die()
      await settle()
    }
    expect(legalActions(state, askedSeat(state)!)).toContainEqual(await answer)
    expect(threads.hired).toBe(4)
    await answerOldest(2)
    expect(others.map(({ count }) => count)).toEqual([1, 1])
  })

  test('a table that cannot be read any more holds up nobody else', async () => {
    bots = new Bots({ workers: 1, hire: threads.hire })
    let looks = 0
    const breaking = () => {
      if (looks++ > 0) throw new Error('it is broken')
      return state
    }
    const broken = bots.think({ ...question('one', 'a', 4), state: breaking })
    const other = play('two', 'b', 4, 1)
    await settle()
    threads.open[0].answer()
    await expect(broken).rejects.toThrow('it is broken')
    await settle()
    await answerOldest()
    expect(other.count).toBe(1)
  })

  test('nobody can tell the dice of the next question from those before', async () => {
    bots = new Bots({ workers: 1, hire: threads.hire })
    play('one', 'a', 4)
    await settle()
    const seeds = new Set<number>()
    for (let k = 0; k < 50; k++) {
      seeds.add(threads.open[0].message.seed)
      await answerOldest()
    }
    expect(seeds.size).toBe(50)
    // a counter would stay below a hundred
    expect(Math.max(...seeds)).toBeGreaterThan(2 ** 24)
  })
})

describe('with real threads', () => {
  const ask = (bots: Bots, owner: string) =>
    bots.think({
      owner,
      match: owner,
      level: 1,
      seat: askedSeat(state)!,
      options: {},
      state: () => state,
      signal: new AbortController().signal,
    })

  test('a thread that has ended, or says nothing, is replaced', { timeout: 60_000 }, async () => {
    let hired = 0
    const bots = new Bots({
      workers: 1,
      hire() {
        const thinker = hireThinker(false, { starting: hired === 1 ? 1 : 60_000, thinking: 60_000 })
        // the first one ends by itself, the second one gets no time to answer
        if (hired++ === 0) void thinker.close()
        return thinker
      },
    })
    const legal = legalActions(state, askedSeat(state)!)
    expect(legal).toContainEqual(await ask(bots, 'one'))
    expect(hired).toBe(2)
    expect(legal).toContainEqual(await ask(bots, 'two'))
    expect(hired).toBe(3)
    await bots.close()
  })
})
