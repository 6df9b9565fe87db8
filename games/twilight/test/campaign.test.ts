// What must hold over many matches: encounters end, a saved campaign goes on as it was, waiting leaves Fate alone.
// That previews tell exactly what the cards then do is in odds.test.ts.
import {
  applyListed,
  clone,
  createMatch,
  fullOptions,
  hash,
  listActions,
  loadMatch,
  outcome,
  saveMatch,
  type Game,
  type Match,
  type Pack,
} from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { ASK_KIND, ASK_MAIN, listOf, packed } from '@cardwright/engine/block'
import { loadGame } from '@cardwright/testkit'
import { describe, expect, test } from 'vitest'
import { blowOf } from '../src/check.ts'
import { placeEnemies } from '../src/encounter.ts'
import { intentOf } from '../src/enemy-phase.ts'
import { faceOf } from '../src/fate-deck.ts'
import { contentUrl, twilight } from '../src/index.ts'
import { ATTACK, bears, enemies, INFLUENCE, SEAT } from '../src/state.ts'
import { wordsOf } from '../src/words.ts'
import { diceOf } from './odds.ts'

const game = await loadGame({ code: twilight, contentUrl })
const { pack } = game

function playRandomly(m: Match, dice: (n: number) => number, visit: () => void = () => {}): number {
  let decisions = 0
  while (listActions(m) > 0) {
    visit()
    listActions(m)
    applyListed(m, m.list[dice(m.forward)])
    if (++decisions > 5000) throw new Error('it does not end')
  }
  return decisions
}

const encounter = (seed: number, more = {}): Match =>
  createMatch(game, { seed, options: { play: 'encounter', hero: 'random', ...more } })

test('[TW-11.2] 1,000 random encounters end, in every way there is', () => {
  const ways = new Set<string>()
  for (let seed = 0; seed < 1000; seed++) {
    const m = encounter(seed)
    playRandomly(m, diceOf(seed))
    ways.add(outcome(m)!.reason)
  }
  expect([...ways].sort()).toEqual(['fallen', 'fled', 'killed', 'mixed', 'pacified'])
})

test('[TW-20.2] [TW-25.55] a saved campaign loads to the same hash and goes on to the same end', () => {
  let saves = 0
  for (let seed = 0; seed < 12; seed++) {
    const options = fullOptions(game, { hero: 'random' })
    const m = createMatch(game, { seed, options })
    const dice = diceOf(seed)
    for (let k = 0; listActions(m) > 0; k++) {
      if (k % 9 === 0) {
        const loaded = loadMatch(game, JSON.parse(JSON.stringify(saveMatch(m, options))))
        expect(hash(loaded)).toBe(hash(m))
        const [here, there] = [clone(m), loaded]
        for (const one of [here, there]) playRandomly(one, diceOf(seed + k))
        expect(hash(there)).toBe(hash(here))
        saves++
      }
      listActions(m)
      applyListed(m, m.list[dice(m.forward)])
    }
  }
  expect(saves).toBeGreaterThan(50)
})

/** The piles of Fate and its stream of chance, as they lie in the block. */
function fateOf(m: Match): number[] {
  const { zone } = wordsOf(m)
  const { layout } = m.rules
  const { streamIndex } = m.rules.words
  const piles = [zone.fate, zone.fateShown, zone.fateDiscard].flatMap((one) => {
    const base = listOf(m, one, SEAT)
    return [...m.s.subarray(base, base + layout.zoneSize)]
  })
  const stream = layout.streams + streamIndex.get('fate')! * 4
  return [...piles, ...m.s.subarray(stream, stream + 4)]
}

test('[TW-4.8] waiting never touches the Fate deck', () => {
  let waits = 0
  for (let seed = 0; seed < 150; seed++) {
    const m = encounter(seed)
    playRandomly(m, diceOf(seed), () => {
      if (m.s[ASK_KIND] !== ASK_MAIN) return
      const strikes = (e: number) => intentOf(m, e)?.type === 'attack' && !bears(m, e, 'stunned')
      if (enemies(m).some(strikes)) return
      const wait = packed.packed(packed.MOVE, m.rules.words.moveIndex.get('wait')! << 16)
      const copy = clone(m)
      listActions(copy)
      applyListed(copy, wait)
      expect(fateOf(copy)).toEqual(fateOf(m))
      waits++
    })
  }
  expect(waits).toBeGreaterThan(100)
})

/** The same game with other figures. */
function withBalance(change: (balance: Record<string, Pack['balance'][string]>) => void): Game {
  const balance = { ...pack.balance }
  change(balance)
  return createGame({ ...pack, balance }, twilight)
}

describe('a pack that lets two enemies stand', () => {
  const two = withBalance(
    (balance) => void (balance['combat.balance.maxEnemies'] = { value: 2, unit: 'enemies' }),
  )
  const options = { play: 'encounter', hero: 'warrior_ragnar', foes: 'wild_beast' }

  test('refuses a set-up with three', () => {
    const three = { ...options, foes: 'wild_beast,wild_beast,wild_beast' }
    expect(() => createMatch(two, { seed: 1, options: three })).toThrow('foes: at most 2')
  })

  test('leaves the third away and writes nothing for it', () => {
    const m = createMatch(two, { seed: 1, options })
    const beast = m.rules.things.defIndex.get('wild_beast')!
    const other = clone(m)
    placeEnemies(m, [beast])
    placeEnemies(other, [beast, beast])
    expect(enemies(other)).toHaveLength(2)
    expect(hash(other)).toBe(hash(m))
  })
})

function keywordOf(one: Game, card: string, action: number): number {
  const options = { play: 'encounter', hero: 'warrior_ragnar', foes: 'wild_beast' }
  const m = createMatch(one, { seed: 1, options })
  const face = wordsOf(m).fate[m.rules.things.defIndex.get(card)!]!
  return blowOf(m, action, enemies(m)[0], 0, { face, isRisky: false }).sum.keyword
}

describe('[F5] the match multiplier is read from the balance file', () => {
  const key = 'combat.balance.matchMultiplier'
  const withMultiplier = (value: number) =>
    withBalance((balance) => void (balance[key] = { value, unit: 'factor' }))

  test.each([
    ['1.0', withMultiplier(1), 1, 2],
    ['1.5', withMultiplier(1.5), 2, 3],
    ['2.0', withMultiplier(2), 2, 4],
    ['absent', withBalance((balance) => delete balance[key]), 2, 3],
  ])('[TW-25.43] [TW-25.44] %s', (_name, one, whisper, surge) => {
    expect(keywordOf(one, 'fate_nav_whisper_a', ATTACK)).toBe(whisper)
    expect(keywordOf(one, 'fate_wolf_moon', ATTACK)).toBe(surge)
    expect(keywordOf(one, 'fate_wolf_moon', INFLUENCE)).toBe(0)
    expect(keywordOf(one, 'fate_spring_flood', ATTACK)).toBe(2)
  })
})

test('[TW-25.46] T9: every Fate card has a keyword of the matrix', () => {
  const { keywords } = pack.manifest.checks!
  for (const d of pack.definitions)
    if (d.class === 'fate') expect(keywords).toContain(d.fields?.keyword)
})

test('[F6] no number of a keyword is lost: every effect of the matrix has a name, every cell a consumer', () => {
  for (const context of ['combatPhysical', 'combatSpiritual'])
    for (const { value = 0, effects = [] } of Object.values(
      pack.matrix!.contexts[context].keywords,
    ))
      if (value > 0) expect(effects.some((one) => ['counts', 'shield'].includes(one))).toBe(true)
})

test('[TW-5.4] the whole deck is always somewhere', () => {
  const m = encounter(5, { fate: 'whisper' })
  const { zone } = wordsOf(m)
  const sorted = () =>
    [zone.fate, zone.fateShown, zone.fateDiscard]
      .flatMap((one) => {
        const base = listOf(m, one, SEAT)
        return Array.from({ length: m.s[base] }, (_, k) => faceOf(m, m.s[base + 1 + k]).id)
      })
      .sort()
  const all = sorted()
  expect(all).toHaveLength(13)
  playRandomly(m, diceOf(5), () => expect(sorted()).toEqual(all))
})
