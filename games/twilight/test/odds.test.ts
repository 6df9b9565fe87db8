// [TW-21] A share that is shown is the share of orders in which it then happens. `npm run odds` looks at 10,000 and more.
import { applyListed, createMatch, listActions, type Game, type Match } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { cardAt, putIn } from '@cardwright/engine/author'
import { packed, put, ROUND } from '@cardwright/engine/block'
import { loadGame } from '@cardwright/testkit'
import { describe, expect, test } from 'vitest'
import { contentUrl, twilight } from '../src/index.ts'
import { fateAt, fateSize } from '../src/fate-deck.ts'
import { layMarker } from '../src/resonance.ts'
import { enemies, give, keep, SEAT, setTo } from '../src/state.ts'
import { wordsOf } from '../src/words.ts'
import {
  compare,
  compareChoice,
  compareOptions,
  factsOf,
  moveOf,
  positionsOf,
  type Tally,
} from './odds.ts'

const game = await loadGame({ code: twilight, contentUrl })

test('[TW-21] the chances shown are those that are played', () => {
  const tally: Tally = { shown: 0, off: [] }
  for (let seed = 0; tally.shown < 500; seed++)
    positionsOf(game, seed, (m) => {
      if (tally.shown < 500) compare(m, tally, `seed ${seed}`)
    })
  expect(tally.off).toEqual([])
})

function make(m: Match, move: string, value = 0): void {
  listActions(m)
  applyListed(m, moveOf(m, move, value))
}

/** Against one wild beast, before the first action. */
function meeting(one: Game = game, fate = 'hardened'): Match {
  const options = { play: 'encounter', hero: 'warrior_ragnar', foes: 'wild_beast', fate }
  const m = createMatch(one, { seed: 1, options })
  make(m, 'ready')
  listActions(m)
  return m
}

function playFlat(m: Match): void {
  const card = cardAt(m, m.rules.zones.hand!, SEAT, 0)
  put(m, m.rules.layout.def + card, m.rules.things.defIndex.get('flat_of_the_blade')!)
  m.fresh = false
  const n = listActions(m)
  const use = [...m.list.subarray(0, n)].find((one) => packed.kindOf(one) === packed.USE)
  applyListed(m, use!)
}

function offIn(look: (tally: Tally) => void): string[] {
  const tally: Tally = { shown: 0, off: [] }
  look(tally)
  expect(tally.shown).toBeGreaterThan(0)
  return tally.off
}

describe('[TW-21] where the chances were wrong once', () => {
  test('rage that rises before the will', () => {
    const m = meeting()
    give(m, enemies(m)[0], 'trackBody')
    put(m, ROUND, 3)
    m.fresh = false
    expect(factsOf(m).enemies[0].influence.shield).toBeGreaterThan(0)
    expect(offIn((tally) => compare(m, tally, 'rage'))).toEqual([])
  })

  test('an attack with the flat of the blade', () => {
    const m = meeting()
    playFlat(m)
    expect(factsOf(m).enemies[0].attack.track).toBe('wp')
    expect(offIn((tally) => compare(m, tally, 'flat'))).toEqual([])
  })

  test('one Fate card left before the pile is shuffled anew', () => {
    const m = meeting()
    while (fateSize(m) > 1) putIn(m, fateAt(m, 0), wordsOf(m).zone.fateDiscard)
    m.fresh = false
    expect(factsOf(m).fate.left).toBe(1)
    expect(offIn((tally) => compare(m, tally, 'last card'))).toEqual([])
  })

  test('options of every place on the road', () => {
    const options = { play: 'campaign', hero: 'warrior_ragnar', fate: 'whisper' }
    const off = offIn((tally) => {
      const m = createMatch(game, { seed: 1, options })
      for (let k = 0; k < wordsOf(m).campaign.places.length; k++) {
        setPlace(m, k)
        compareOptions(m, tally, `place ${k}`)
      }
    })
    expect(off).toEqual([])
  })
})

function setPlace(m: Match, place: number): void {
  keep(m, 'place', place)
  m.fresh = false
  listActions(m)
}

describe('[TW-5.5] a choice card brings what its sheet says', () => {
  const damping = { 'fate.balance.deepZoneDamping': { value: 0.5, unit: 'factor' } }
  const damped = createGame(
    { ...game.pack, balance: { ...game.pack.balance, ...damping } },
    twilight,
  )

  const whisper = (m: Match): void => {
    put(m, m.rules.layout.def + fateAt(m, 0), m.rules.things.defIndex.get('fate_whisper_ancients')!)
    m.fresh = false
  }

  test.each(['attack', 'influence', 'wait', 'flee'])('%s', (move) => {
    const m = meeting(game, 'whisper')
    whisper(m)
    make(m, move)
    expect(offIn((tally) => compareChoice(m, tally, move))).toEqual([])
  })

  test('an attack with the flat of the blade is told to the will', () => {
    const m = meeting(game, 'whisper')
    playFlat(m)
    whisper(m)
    make(m, 'attack')
    expect(factsOf(m).choice).toMatchObject({ safe: { track: 'wp' }, risk: { track: 'wp' } })
    expect(offIn((tally) => compareChoice(m, tally, 'flat'))).toEqual([])
  })

  test('deep in Nav, where shifts are damped', () => {
    const m = meeting(damped, 'whisper')
    setTo(m, 'resonance', m.rules.things.world, -80)
    layMarker(m)
    whisper(m)
    make(m, 'attack')
    expect(offIn((tally) => compareChoice(m, tally, 'damped'))).toEqual([])
  })

  test('a test on the road', () => {
    const options = { play: 'campaign', hero: 'warrior_ragnar', fate: 'whisper' }
    const m = createMatch(game, { seed: 1, options })
    const { places } = wordsOf(m).campaign
    const isPlain = ({ test: trial, flag, faith }: (typeof places)[number]['options'][number]) =>
      trial !== undefined && (flag ?? faith) === undefined
    const place = places.findIndex(({ options: list }) => list.some(isPlain))
    setPlace(m, place)
    make(m, 'choose', places[place].options.findIndex(isPlain))
    whisper(m)
    make(m, 'test')
    expect(offIn((tally) => compareChoice(m, tally, 'road'))).toEqual([])
  })
})
