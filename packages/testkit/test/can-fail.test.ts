// A battery that cannot fail proves nothing: games broken on purpose, one promise each.
import { readPackFolder } from '@cardwright/content/node'
import type { PackFiles } from '@cardwright/content'
import { createGame } from '@cardwright/language/rules'
import {
  cardsIn,
  definitionOf,
  emit,
  gain,
  type GameCode,
  type Match,
} from '@cardwright/engine/author'
import { put, setResource } from '@cardwright/engine/block'
import { beforeAll, describe, expect, test } from 'vitest'
import { batteryOf, extendPack, folderOf, gameOf, SMALL } from '../src/index.ts'
import { checkSecrets } from '../src/battery/secrets.ts'
import { court, rankOf } from '../src/probes/index.ts'
import { loadGame } from '../src/index.ts'
import { contentUrl, ferry } from './ferry/ferry.ts'

let files: PackFiles
beforeAll(async () => {
  files = await readPackFolder(folderOf(contentUrl))
})

/** Runs one check of the battery on a changed game. */
function run(name: RegExp, code: Partial<GameCode>, extra: PackFiles = {}): () => unknown {
  const broken = { ...ferry, ...code }
  const pack = extendPack(files, extra, 'test')
  const size = { ...SMALL, decisions: 1500, states: 200, exhaustive: 3000, defects: 1 }
  const check = batteryOf(gameOf(pack, broken), pack, broken, size).find((c) => name.test(c.name))
  return () => check!.run()
}

const { buy, endTurn } = ferry.moves!
const shelf = (card: object): PackFiles => ({
  'cards/broken.json': JSON.stringify({ class: 'boat', cards: [card] }),
})
const boat = { id: 'wreck', types: ['boat'], stats: { maxHull: 1, load: 1 }, cost: { coins: 0 } }

describe('a game that breaks a promise is caught', () => {
  test('by writing past the journal', () => {
    const code = {
      moves: {
        endTurn,
        buy: {
          ...buy,
          apply(m: Match, seat: number, n: number) {
            m.s[m.rules.layout.numbers] += 1
            buy.apply(m, seat, n)
          },
        },
      },
    }
    expect(run(/undo/, code)).toThrow('undo does not restore the state')
  })

  test('by remembering outside the state', () => {
    let times = 0
    const code = {
      moves: {
        buy,
        endTurn: {
          apply(m: Match, seat: number, n: number) {
            setResource(m, m.rules.pools.byName.get('coins')!, seat, times++ % 7)
            endTurn.apply(m, seat, n)
          },
        },
      },
    }
    expect(run(/replays/, code)).toThrow(/replay|is refused/)
  })

  test('by never ending', () => {
    const code = { flow: { ...ferry.flow, night: ferry.flow.morning } }
    expect(run(/end$/, code)).toThrow('does not end')
  })

  test('by changing the state when asked for the list', () => {
    const code = {
      moves: {
        endTurn,
        buy: {
          ...buy,
          list(m: Match, seat: number, add: (n: number) => void) {
            put(m, m.rules.layout.numbers, m.s[m.rules.layout.numbers] + 1)
            buy.list!(m, seat, add)
          },
        },
      },
    }
    expect(run(/listing/, code)).toThrow('changes the state')
  })

  test('by letting a list tell what lies in a hand', () => {
    const code = {
      moves: {
        endTurn,
        buy: {
          ...buy,
          list(m: Match, seat: number, add: (value: number) => void) {
            const other = (seat + 1) % m.rules.things.seats
            const isTrick = (card: number) => definitionOf(m, card).types?.includes('trick')
            if (cardsIn(m, 'hand', other).some(isTrick)) buy.list!(m, seat, add)
          },
        },
      },
    }
    expect(run(/learns/, code)).toThrow('depends on hidden cards')
    expect(run(/agrees/, code)).not.toThrow()
  })

  test('by holding a card that can never do what it says', () => {
    const idle = {
      ...boat,
      abilities: [
        {
          name: 'dream',
          when: 'act',
          if: { resource: 'tide', of: 'world', gt: 9 },
          steps: [{ do: 'gain', what: 'coins', amount: 1 }],
        },
      ],
    }
    expect(run(/fires/, {}, shelf(idle))).toThrow('ability wreck.dream')
  })

  test('by knowing a card by its name', () => {
    const code = {
      moves: {
        buy,
        endTurn: {
          apply(m: Match, seat: number, n: number) {
            if (m.rules.things.defIndex.has('skiff'))
              setResource(m, m.rules.pools.byName.get('coins')!, seat, 5)
            endTurn.apply(m, seat, n)
          },
        },
      },
    }
    expect(run(/renaming/, code)).toThrow('changes the games')
  })
})

describe('a game that tells what lies in a hand is caught', () => {
  /** The highest card that another player holds. */
  const highest = (m: Match, seat: number) =>
    Math.max(0, ...cardsIn(m, 'hand', (seat + 1) % 2).map((card) => rankOf(m, card)))

  async function check(code: Partial<GameCode>) {
    const { pack } = await loadGame(court)
    return () => checkSecrets(createGame(pack, { ...court.code, ...code }), 1500, {}, 3)
  }
  const { play } = court.code.moves!
  const { next } = court.code.flow

  test.each<[string, Partial<GameCode>, string]>([
    [
      'by what only the game shows',
      { facts: (m, viewer) => ({ danger: viewer < 0 ? 0 : highest(m, viewer) }) },
      'is shown depends on hidden cards',
    ],
    [
      'by an answer that is missing only then',
      {
        moves: {
          play: {
            ...play,
            list(m, seat, add) {
              const isFound = highest(m, seat) === 8
              play.list!(m, seat, (value) => (isFound && value >> 5 === 8 ? null : add(value)))
            },
          },
        },
      },
      'may answer depends on hidden cards',
    ],
    [
      'by a number in an event',
      {
        flow: {
          ...court.code.flow,
          choose(m) {
            emit(m, 'guessed', 0, 1, highest(m, 0))
            court.code.flow['choose'](m)
          },
        },
      },
      'depend on hidden cards',
    ],
    [
      'by an event just before the end',
      {
        flow: {
          ...court.code.flow,
          next(m) {
            if (cardsIn(m, 'deck', 0).length === 0) emit(m, 'guessed', 0, 1, highest(m, 0))
            next(m)
          },
        },
      },
      'depend on hidden cards',
    ],
    [
      'by a turn that passes only then',
      {
        flow: {
          ...court.code.flow,
          next(m) {
            if (m.rules.things.seats > 2 || highest(m, 0) < 5) next(m)
            else court.code.flow['choose'](m)
          },
        },
      },
      'depend on hidden cards',
    ],
  ])('%s', async (_, code, message) => {
    expect(await check(code)).toThrow(message)
  })

  test('by a resource that everybody sees', () => {
    const leaky: Partial<GameCode> = {
      moves: {
        ...ferry.moves,
        endTurn: {
          apply(m, seat, n) {
            gain(m, seat, 'coins', cardsIn(m, 'hand', (seat + 1) % 2).filter(isTrick(m)).length)
            endTurn.apply(m, seat, n)
          },
        },
      },
    }
    expect(run(/learns/, leaky)).toThrow('depend on hidden cards')
  })

  const isTrick = (m: Match) => (card: number) =>
    m.rules.things.definitions[m.s[m.rules.layout.def + card]].class === 'trick'

  test('but a hand that wins in the end, though nobody shows it, is none', async () => {
    const { actions } = (await check({}))() as { actions: number }
    expect(actions).toBeGreaterThan(500)
  })
})
