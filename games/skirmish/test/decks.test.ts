// Decks and options: what is taken, and what is refused with its reason. [SK-2] [SK-12]
import { gamesOf, matchupOf, shareOf } from '@cardwright/content/matchups'
import { writeDeckText } from '@cardwright/content/text'
import { BadOption, createMatch, type Options } from '@cardwright/engine'
import { sizeOf } from '@cardwright/engine/author'
import { loadGame } from '@cardwright/testkit'
import { describe, expect, test } from 'vitest'
import { contentUrl, readDeck, readyMade, skirmish } from '../src/index.ts'

const game = await loadGame({ code: skirmish, contentUrl })
const { pack } = game
const ROLES = ['synchroTech', 'hoods', 'optimates', 'fusion']
const hoods = writeDeckText(pack, readyMade(pack, 'hoods')!, 'en')

const refusal = (options: Options, seats = 2): string => {
  try {
    createMatch(game, { seats, options })
  } catch (error) {
    if (error instanceof BadOption) return error.message
    throw error
  }
  return ''
}

describe('[SK-12] decks', () => {
  test.each(ROLES)(
    '[SK-12.1] the ready-made deck %s has thirty cards and can be written',
    (role) => {
      const cards = readyMade(pack, role)!
      expect(Object.values(cards).reduce((a, b) => a + b)).toBe(30)
      for (const lang of ['en', 'ru'] as const)
        expect(readDeck(pack, writeDeckText(pack, cards, lang))).toEqual({ ok: true, cards })
    },
  )

  test('[SK-12.2] a written deck is played with', () => {
    const m = createMatch(game, { options: { deck1: `${hoods}\n3x Faber` } })
    const of = (seat: number) =>
      sizeOf(m, m.rules.zones.deck!, seat) + sizeOf(m, m.rules.zones.hand!, seat)
    expect([of(0), of(1)]).toEqual([33, 30])
  })

  test.each([
    ['an unknown card', `${hoods}\n1x Rioter`, 'no card of this game: "1x Rioter"'],
    ['too few cards', '3x Faber', 'a deck has 30 to 60 cards, not 3'],
    [
      'sixty-one cards',
      `${hoods}\n3x Faber;3x Censor;3x Princeps;3x Immunis;3x Centurion;3x Riot Agent;3x Patrol Agent;3x Tactical Agent;3x Threat Analyst;3x IP Dept Agent;1x Code Keeper`,
      'a deck has 30 to 60 cards, not 61',
    ],
    [
      'four copies of a hero',
      `${hoods}\n4x Lucius, The Immortal`,
      'a deck holds at most 1 of Lucius, The Immortal, not 4',
    ],
    ['three of a command', `${hoods}\n2x Overwatch`, 'at most 2 of Overwatch, not 3'],
    ['four of a unit', `${hoods}\n1x Data Liberator`, 'at most 3 of Data Liberator, not 4'],
    ['a token card', `${hoods}\n1x Recon Drone`, 'Recon Drone may not be in a deck'],
    ['Line Breach', `${hoods}\n1x Line Breach`, 'Line Breach may not be in a deck'],
    ['a line that is none', `${hoods}\nmany Fabers`, 'no card of this game: "many Fabers"'],
  ])('[SK-12.3] [SK-12.4] %s is refused with the reason', (_, deck, reason) => {
    expect(refusal({ deck2: deck })).toContain(reason)
  })
})

describe('[SK-12.7] the ready-made decks are fair', () => {
  const { matchups } = pack
  const ids = pack.decks.map(({ id }) => id)
  const pairs = ids.flatMap((first, k) => ids.slice(k + 1).map((second) => [first, second]))

  test.each(pairs)('%s against %s, between bots of level 3', (first, second) => {
    const pair = matchupOf(matchups!, first, second)!
    expect([matchups!.bot, gamesOf(pair) >= 200]).toEqual(['level3', true])
    expect(Math.abs(shareOf(pair) - 0.5)).toBeLessThanOrEqual(0.1)
  })
})

describe('[SK-12] a deck of one’s own', () => {
  const { sorts, copies, problems } = skirmish.decks!

  test('every listed card is of one sort, and the sum says how many there may be', () => {
    const cards = readyMade(pack, 'fusion')!
    const all = sorts(pack, cards, 'en')
    const sum = all.at(-1)!
    expect([sum.has, sum.least, sum.most]).toEqual([30, 30, 60])
    expect(all.slice(0, -1).reduce((n, { has }) => n + has, 0)).toBe(30)
    expect(all.flatMap((sort) => sort.cards)).not.toContain('reconDrone')
  })

  test('what is wrong with it is said', () => {
    expect(problems(pack, readyMade(pack, 'hoods')!, 'ru')).toEqual([])
    expect(problems(pack, { faber: 3 }, 'en')).toEqual(['a deck has 30 to 60 cards, not 3'])
    expect([copies(pack, 'faber'), copies(pack, 'finnMW'), copies(pack, 'overwatch')]).toEqual([
      3, 1, 2,
    ])
  })
})

describe('[SK-2] options', () => {
  test('[SK-2.4] teams need four players', () => {
    expect(refusal({ teams: '13v24' }, 2)).toBe('teams need four players')
    expect(refusal({ teams: '13v24' }, 4)).toBe('')
  })

  test('[SK-2.6] somebody must be no dummy', () => {
    expect(refusal({ dummies: 2 }, 2)).toContain('fewer dummies')
    expect(refusal({ dummies: 3 }, 4)).toBe('')
  })

  test.each([
    [2, 5],
    [3, 6],
    [4, 7],
  ])('[SK-2.2] %i players play on %i rows', (seats, rows) => {
    expect(createMatch(game, { seats }).rules.space.grid!.rows).toBe(rows)
    expect(createMatch(game, { seats, options: { grid: 4 } }).rules.space.grid!.rows).toBe(4)
  })

  test('[SK-2.9] everybody may be drawn to begin, dummies too', () => {
    const first = new Set(
      Array.from({ length: 40 }, (_, seed) => {
        const m = createMatch(game, { seats: 3, seed, options: { dummies: 2, exchange: false } })
        return m.s[4]
      }),
    )
    expect([...first].sort()).toEqual([0, 1, 2])
  })
})

test('[SK-12.6] a deck may be written with the ids of the seed', () => {
  const written = readDeck(pack, '1x finnSD;1x autonomousBattleRobot;28x riotAgent')
  const read = readDeck(pack, '1x finnMW;1x abrGawain;28x riotAgent')
  expect(written).toEqual(read)
  expect(written.ok).toBe(false)
})
