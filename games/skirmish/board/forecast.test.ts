// The look ahead of the board says what the rules then do: where a unit is played, and where a card is pushed to.
import {
  applyAction,
  applyListed,
  clone,
  createMatch,
  legalActions,
  listActions,
  viewFor,
  type Action,
  type Match,
  type View,
} from '@cardwright/engine'
import { ASK, ENDED } from '@cardwright/engine/block'
import { loadGame } from '@cardwright/testkit'
import { expect, test } from 'vitest'
import { forecast } from './forecast.ts'
import { contentUrl, skirmish } from '../src/index.ts'

const game = await loadGame({ code: skirmish, contentUrl })
const { pack } = game

/** States of a few matches without Threat Analysts, whose own Threat is not looked ahead. */
function* states(): Generator<Match> {
  for (let seed = 1; seed <= 3; seed++) {
    const options = {
      deck1: 'hoods',
      deck2: 'fusion',
      deck3: 'optimates',
      exchange: false,
      grid: 4,
    }
    const m = createMatch(game, { seed, seats: 3, options })
    for (let k = 0; k < 250 && m.s[ENDED] === 0; k++) {
      yield m
      listActions(m)
      applyListed(m, m.list[(k * 37 + seed * 5) % m.forward])
    }
  }
}

/** Support and Threat of everything that stands, each as a word. */
const derivedIn = (view: View): Set<string> =>
  new Set(
    view.board.flatMap(({ id, statuses }) =>
      statuses
        .filter(({ status }) => status === 'support' || status === 'threat')
        .map(({ status, giver }) => `${id} ${status} ${status === 'threat' ? giver : ''}`),
    ),
  )

function compare(
  m: Match,
  actions: readonly Action[],
  selected: string | null,
  keys: string[],
): void {
  const seat = m.s[ASK]
  const before = viewFor(m, seat)
  const ahead = forecast(before, pack, selected, keys)!
  const then = clone(m)
  for (const action of actions) expect(applyAction(then, seat, action).ok).toBe(true)
  const after = viewFor(then, seat)
  for (const [id, at] of ahead.moves) expect(after.board.find((one) => one.id === id)?.at).toBe(at)
  const [had, has] = [derivedIn(before), derivedIn(after)]
  const count = (gains: boolean, status: string, from: Set<string>, to: Set<string>) => {
    const really = [...to].filter((one) => !from.has(one) && one.includes(status)).length
    expect(
      ahead.changes.filter((one) => one.gains === gains && one.status === status),
    ).toHaveLength(really)
  }
  for (const status of ['support', 'threat']) {
    count(true, status, had, has)
    count(false, status, has, had)
  }
}

test('a unit that is played: who gains and loses Support and Threat', () => {
  let compared = 0
  for (const m of states()) {
    const legal = legalActions(m, m.s[ASK])
    const use = legal.find((one) => one.kind === 'use' && one.ability === 'playUnit')
    if (use?.kind !== 'use') continue
    const opened = clone(m)
    applyAction(opened, m.s[ASK], use)
    const cells = legalActions(opened, m.s[ASK]).filter(({ kind }) => kind === 'pick')
    const pick = cells[compared % cells.length]
    if (pick?.kind !== 'pick' || !('cell' in pick.pick)) continue
    compare(m, [use, pick], `unit:${use.source}`, [`cell:${pick.pick.cell}`])
    compared++
  }
  expect(compared).toBeGreaterThan(30)
})

test('a push and a swap: where both end', () => {
  let compared = 0
  for (const m of states()) {
    const { asking } = viewFor(m, m.s[ASK])
    if (asking?.kind !== 'pick') continue
    for (const action of legalActions(m, m.s[ASK])) {
      if (action.kind !== 'pick' || !('unit' in action.pick)) continue
      const keys = [`unit:${action.pick.unit}`]
      if (forecast(viewFor(m, m.s[ASK]), pack, null, keys) === null) continue
      compare(m, [action], null, keys)
      compared++
    }
  }
  expect(compared).toBeGreaterThan(3)
})
