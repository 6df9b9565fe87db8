// What the table shows of a running choice: to the player who chooses, and to everybody else. [SK-9.16]
import {
  applyListed,
  createMatch,
  legalActions,
  listActions,
  sees,
  viewFor,
  type Match,
  type View,
} from '@cardwright/engine'
import { positionFor } from '@cardwright/engine/position'
import { ASK, ENDED } from '@cardwright/engine/block'
import { loadGame } from '@cardwright/testkit'
import { expect, test } from 'vitest'
import { contentUrl, lineValue, skirmish, type SkirmishFacts } from '../src/index.ts'

const game = await loadGame({ code: skirmish, contentUrl })

const factsOf = ({ facts }: Pick<View, 'facts'>): SkirmishFacts =>
  (facts as SkirmishFacts | undefined)!

/** States of a few matches, one after the other. */
function* states(): Generator<Match> {
  for (let seed = 1; seed <= 2; seed++) {
    const options = { deck1: 'hoods', deck2: 'synchroTech', exchange: false, grid: 4 }
    const m = createMatch(game, { seed, seats: 3, options })
    for (let k = 0; k < 300 && m.s[ENDED] === 0; k++) {
      yield m
      listActions(m)
      applyListed(m, m.list[(k * 37 + seed * 5) % m.forward])
    }
  }
}

test('whoever chooses can point at everything on the list, hidden cards by their place', () => {
  let backs = 0
  for (const m of states()) {
    const seat = m.s[ASK]
    const picks = legalActions(m, seat).filter(({ kind }) => kind === 'pick')
    const aims = viewFor(m, seat).asking?.aims ?? []
    if (picks.length === 0) continue
    expect(aims.map(({ thing }) => thing)).toEqual(picks.map((a) => a.kind === 'pick' && a.pick))
    for (const { thing, back } of aims)
      if (back !== undefined) {
        backs++
        expect(thing).toHaveProperty('card')
        expect(viewFor(m, seat).seats[back.seat].zones[back.zone][back.place]).toBeNull()
      }
  }
  expect(backs).toBeGreaterThan(0)
})

test('everybody else sees the same marks, but never which hidden card is which', () => {
  let shown = 0
  for (const m of states()) {
    const viewer = (m.s[ASK] + 1) % 3
    const { asking, board } = viewFor(m, viewer)
    for (const { thing, back } of asking?.aims ?? []) {
      shown++
      expect(thing === undefined).toBe(back !== undefined)
      if (thing === undefined || !('card' in thing)) continue
      // what lies on the board can be told apart by its cell
      const isThere = board.some(({ id }) => id === thing.card)
      expect(isThere || sees(m, viewer, thing.card)).toBe(true)
    }
  }
  expect(shown).toBeGreaterThan(0)
})

test('[SK-6.5] in Scoring each line says what it brings', () => {
  let lines = 0
  for (const m of states()) {
    const seat = m.s[ASK]
    if (viewFor(m, seat).phase !== 'scoring') continue
    for (const { actions, brings } of positionFor(m, seat).offers) {
      const [move] = actions
      if (move.kind !== 'move' || move.move !== 'score') continue
      lines++
      const line = m.rules.space.grid!.lineNames.indexOf(move.value!)
      expect(brings?.['points'] ?? 0).toBe(lineValue(m, line, seat))
    }
  }
  expect(lines).toBeGreaterThan(0)
})

test('a question that the chosen option does not ask is named as skipped', () => {
  const seen = new Set<string>()
  for (const m of states()) {
    const { asking } = viewFor(m, m.s[ASK])
    if (asking?.def !== 'quickResponseTeam' || asking.kind !== 'pick') continue
    seen.add(`${asking.step} of ${asking.steps}, skipped ${asking.skipped?.join() ?? 'none'}`)
  }
  // which of the two, then a card and its cell, or a card of the deck
  expect([...seen].sort()).toEqual(['2 of 4, skipped none', '4 of 4, skipped 2,3'])
})

test('[SK-9.3] who can act is shown to everybody alike, and is what its player is offered', () => {
  let lit = 0
  for (const m of states()) {
    const viewers = ['spectator' as const, 0, 1, 2]
    const [shown, ...others] = viewers.map((viewer) => factsOf(viewFor(m, viewer)))
    for (const other of others) expect(other).toEqual(shown)
    lit += shown.ready.length
    if (viewFor(m, 0).asking?.kind !== 'main') continue
    const { board } = viewFor(m, m.s[ASK])
    const used = legalActions(m, m.s[ASK]).flatMap((action) =>
      action.kind === 'use' && action.ability !== 'flip' ? [action.source] : [],
    )
    const standing = board.map(({ id }) => id).filter((id) => used.includes(id))
    expect([...shown.ready].sort()).toEqual(standing.sort())
  }
  expect(lit).toBeGreaterThan(20)
})

test('[SK-6.3] the lines of Scoring are shown to everybody, with what they bring', () => {
  let lines = 0
  for (const m of states()) {
    const { facts, phase } = viewFor(m, 'spectator')
    const shown = factsOf({ facts }).lines
    expect(Object.keys(shown)).toHaveLength(phase === 'scoring' ? 2 : 0)
    for (const [name, points] of Object.entries(shown)) {
      lines++
      expect(lineValue(m, m.rules.space.grid!.lineNames.indexOf(name), m.s[ASK])).toBe(points)
    }
  }
  expect(lines).toBeGreaterThan(4)
})
