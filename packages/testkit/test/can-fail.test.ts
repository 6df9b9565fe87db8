// A battery that cannot fail proves nothing: games broken on purpose, one promise each.
import { readPackFolder } from '@cardwright/content/node'
import type { PackFiles } from '@cardwright/content'
import { cardsIn, definitionOf, type GameCode, type Match } from '@cardwright/engine/author'
import { put, setResource } from '@cardwright/engine/block'
import { beforeAll, describe, expect, test } from 'vitest'
import { batteryOf, extendPack, folderOf, gameOf, SMALL } from '../src/index.ts'
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
