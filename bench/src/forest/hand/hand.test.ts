// A few positions of the hand-written rules; the traces of thousands of games do the rest.
import { beforeEach, describe, expect, test } from 'vitest'
import { answers } from './answers.ts'
import { choose } from './choose.ts'
import { list } from './list.ts'
import { enter, pace, strength } from './pieces.ts'
import { discard, discarded, drawCard, hand as held, hp, kind, left } from './state.ts'
import { living, mana, now, owner, pileTop, reset, size } from './state.ts'
import { DONE, END_TURN, WALK } from './answers.ts'
import { BEETLE, BOAR, CASTER, CUB, EMPTY, MAGE, SCOUT, SHOCKLING, WARDEN, WOLF } from './tables.ts'

const at = (row: number, col: number) => row * 5 + col

/** Answers the open list with the entry that has this value. */
function answer(value: number): void {
  const n = list()
  const index = answers.subarray(0, n).indexOf(value)
  expect(index, `${value} is offered`).toBeGreaterThanOrEqual(0)
  choose(index)
}

const offered = () => Array.from(answers.subarray(0, list()))
const head = (what: number, source: number) => (what << 8) | source
const [STRIKE, DISPLACE, BOLT, SUMMON] = [2, 3, 4, 5]

beforeEach(() => reset(1))

describe('the hand-written Forest', () => {
  test('a Wolf Cub gains one damage for each own Wolf beside it', () => {
    enter(CUB, 0, at(3, 2))
    enter(WOLF, 0, at(3, 3))
    enter(WOLF, 1, at(4, 2))
    expect(strength(at(3, 2))).toBe(1)
    enter(WOLF, 0, at(3, 1))
    expect(strength(at(3, 2))).toBe(2)
  })

  test('[35] beetles chain depth first and the dead attacker spends nothing', () => {
    enter(WOLF, 0, at(3, 2))
    enter(BEETLE, 1, at(2, 2))
    enter(BEETLE, 0, at(2, 3))
    hp[at(2, 2)] = hp[at(2, 3)] = 1
    answer(head(STRIKE, at(3, 2)))
    answer(at(2, 2))
    expect(now.units).toBe(0)
    expect([kind[at(3, 2)], kind[at(2, 2)], kind[at(2, 3)]]).toEqual([EMPTY, EMPTY, EMPTY])
    expect(living.every((n) => n === 0)).toBe(true)
  })

  test('thorns hurt the one beside, not the caster two cells away', () => {
    enter(BOAR, 1, at(3, 2))
    enter(CASTER, 0, at(1, 1))
    answer(head(BOLT, at(1, 1)))
    answer(at(3, 2))
    answer(DONE)
    expect([hp[at(3, 2)], hp[at(1, 1)], left[at(1, 1)]]).toEqual([2, 2, 0])
    enter(WOLF, 0, at(3, 1))
    answer(head(STRIKE, at(3, 1)))
    answer(at(3, 2))
    expect([hp[at(3, 2)], kind[at(3, 1)]]).toEqual([1, EMPTY])
  })

  test('[16] a Shockling hits N, S, E, W of where it is summoned', () => {
    enter(WOLF, 1, at(1, 2 + 1))
    enter(CUB, 0, at(0, 2))
    mana[0] = 1
    held[0] = SHOCKLING
    now.inHand = 1
    answer(head(SUMMON, 0))
    answer(at(0, 3))
    expect([kind[at(1, 3)], kind[at(0, 2)], kind[at(0, 3)]]).toEqual([EMPTY, EMPTY, SHOCKLING])
    expect([mana[0], now.inHand, discarded[0], discard[0]]).toEqual([0, 0, 1, SHOCKLING])
  })

  test('[28] Displace moves an enemy onto your home row and loses the game', () => {
    enter(MAGE, 0, at(2, 2))
    enter(WOLF, 1, at(1, 3))
    answer(head(DISPLACE, at(2, 2)))
    expect(offered()).toEqual([at(1, 3)])
    answer(at(1, 3))
    expect(offered()).toEqual([at(0, 3), at(1, 4), at(2, 3)])
    answer(at(0, 3))
    expect([now.winner, list()]).toEqual([1, 0])
  })

  test('[52] losing a Warden clamps health and never kills', () => {
    enter(WARDEN, 0, at(3, 2))
    enter(WOLF, 0, at(3, 3))
    expect(hp[at(3, 3)]).toBe(2)
    answer(head(WALK, at(3, 2)))
    answer(at(4, 2))
    expect(hp[at(3, 3)]).toBe(1)
  })

  test('a Warden that stays beside its ally after moving gives nothing twice', () => {
    enter(WARDEN, 0, at(3, 2))
    enter(SCOUT, 0, at(3, 3))
    enter(WARDEN, 0, at(4, 3))
    hp[at(3, 3)] = 1
    // From west of the scout to south of it.
    answer(head(WALK, at(3, 2)))
    answer(at(2, 3))
    expect(hp[at(3, 3)]).toBe(1)
  })

  test('[38] speed two walks round a mountain but not through it', () => {
    enter(SCOUT, 0, at(0, 2))
    answer(head(WALK, at(0, 2)))
    expect(offered()).toEqual([0, 1, 3, 4, at(1, 1), at(1, 3)])
  })

  test('a Scout speeds up its neighbours, not itself', () => {
    enter(SCOUT, 0, at(3, 2))
    enter(WOLF, 0, at(4, 1))
    expect([pace(at(3, 2)), pace(at(4, 1))]).toEqual([2, 2])
  })

  test('[40] an empty pile takes the discard back and goes on drawing', () => {
    pileTop[0] = size - 1
    for (let i = 0; i < 4; i++) discard[i] = WOLF
    discarded[0] = 4
    for (let i = 0; i < 3; i++) drawCard(0)
    expect([now.inHand, discarded[0], size - pileTop[0]]).toEqual([3, 0, 2])
  })

  test('a turn end discards the hand, pays the other seat and deals it three', () => {
    enter(WOLF, 1, at(5, 0))
    left[at(5, 0)] = 0
    held[0] = CUB
    now.inHand = 1
    answer(head(END_TURN, 0))
    expect([now.seat, mana[1], now.inHand, discarded[0]]).toEqual([1, 1, 3, 1])
    expect([left[at(5, 0)], owner[at(5, 0)]]).toEqual([1, 1])
  })
})
