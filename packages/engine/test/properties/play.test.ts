// Invariants of §12, over arbitrary boards of a toy with a bit of everything.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyAction,
  clone,
  hash,
  legalActions,
  listActions,
  Match,
  rollBack,
  sameState,
  viewFor,
} from '../../src/index.ts'
import { imagine } from '../../src/door/imagine.ts'
import { refresh } from '../../src/change/passives.ts'
import { SOURCES, STANDS_FREE, standsTerrain, standsUnit } from '../../src/state/head.ts'
import type { Table } from '../toy.ts'
import { lay, plans, type Plan } from './worlds.ts'

/** Plays the answers; after each one the check looks at the table. */
function play(plan: Plan, check: (t: Table) => void): void {
  const t = lay(plan)
  for (const answer of plan.answers) {
    const actions = t.actions()
    if (actions.length === 0) break
    check(t)
    const done = applyAction(t.m, t.asked, actions[answer % actions.length])
    expect(done.ok).toBe(true)
  }
}
const seed = Number(process.env.PROPERTY_SEED ?? 1)
const times = Number(process.env.PROPERTY_TIMES ?? 1)
const runs = { seed, numRuns: 80 * times }

describe('[D-12] whatever is played', () => {
  test('every listed action is accepted, and taking it back restores the hash', () => {
    fc.assert(
      fc.property(plans, (plan) =>
        play(plan, (t) => {
          const before = hash(t.m)
          for (const action of t.actions()) {
            const copy = clone(t.m)
            copy.journal = true
            expect(applyAction(copy, t.asked, action).ok, JSON.stringify(action)).toBe(true)
            rollBack(copy, 0)
            expect(hash(copy), JSON.stringify(action)).toBe(before)
          }
        }),
      ),
      { seed, numRuns: 40 * times },
    )
  })

  test('a clone goes its own way', () => {
    fc.assert(
      fc.property(plans, (plan) =>
        play(plan, (t) => {
          const copy = clone(t.m)
          expect(sameState(copy, t.m)).toBe(true)
          const before = hash(t.m)
          applyAction(copy, t.asked, t.actions()[0])
          expect(hash(t.m)).toBe(before)
        }),
      ),
      runs,
    )
  })

  test('the list does not change by being asked for', () => {
    fc.assert(
      fc.property(plans, (plan) =>
        play(plan, (t) => {
          const before = hash(t.m)
          const once = JSON.stringify(legalActions(t.m, t.asked))
          t.m.fresh = false
          expect(JSON.stringify(legalActions(t.m, t.asked))).toBe(once)
          expect(hash(t.m)).toBe(before)
          expect(listActions(t.m)).toBe(t.actions().length)
        }),
      ),
      runs,
    )
  })

  test('select and cancel leave the same state, where cancel is free', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        let opened = ''
        play({ ...plan, policy: 0 }, (t) => {
          const main = t.view(t.asked).asking?.kind === 'main'
          if (main) opened = hash(t.m)
          const cancel = t.actions().find((a) => a.kind === 'cancel')
          if (cancel === undefined) return
          const copy = clone(t.m)
          applyAction(copy, t.asked, cancel)
          expect(hash(copy)).toBe(opened)
        })
      }),
      runs,
    )
  })

  test('looking again at every passive changes nothing', () => {
    fc.assert(
      fc.property(plans, (plan) =>
        play(plan, (t) => {
          const { s, rules } = t.m
          const copy = clone(t.m)
          for (let k = 0; k < s[SOURCES]; k++) {
            const source = s[rules.layout.sources + k]
            for (const p of rules.modifiers.passiveDef[s[rules.layout.def + source]] ?? [])
              refresh(copy, source, p)
          }
          expect(hash(copy)).toBe(hash(t.m))
        }),
      ),
      runs,
    )
  })

  test('a view does not depend on what its seat may not know', () => {
    fc.assert(
      fc.property(plans, fc.nat(99), (plan, seed) =>
        play(plan, (t) => {
          const other = new Match(t.m.rules)
          for (const seat of [0, 1]) {
            imagine(t.m, seat, seed, other)
            expect(JSON.stringify(viewFor(other, seat))).toBe(JSON.stringify(viewFor(t.m, seat)))
          }
        }),
      ),
      runs,
    )
  })

  test('no unit stands twice, nobody without life stands, no cell is forgotten', () => {
    fc.assert(
      fc.property(plans, (plan) =>
        play(plan, (t) => {
          const { board } = t.view(0)
          expect(new Set(board.map((unit) => unit.at)).size).toBe(board.length)
          if (t.view(t.asked).asking?.kind === 'main')
            expect(board.every((unit) => unit.resources.life > 0)).toBe(true)
          const { s, rules } = t.m
          const stand = [...s.subarray(rules.layout.occupant, rules.layout.occupant + 25)]
          expect(stand.filter((e) => e >= 0).length).toBe(board.length)
          stand.forEach((e, cell) =>
            expect(s[rules.layout.standing + cell]).toBe(
              e < 0
                ? STANDS_FREE
                : rules.things.defTerrain[s[rules.layout.def + e]] === 1
                  ? standsTerrain(s[rules.layout.owner + e])
                  : standsUnit(s[rules.layout.owner + e]),
            ),
          )
        }),
      ),
      runs,
    )
  })
})
