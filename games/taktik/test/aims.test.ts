// Bots know every goal: a position that is nearer to it is worth more to whoever came nearer.
import { fileURLToPath } from 'node:url'
import { loadFolder } from '@cardwright/content/node'
import { createMatch, type Match } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { cardAt, enterBoard, setNumber, unitsOf } from '@cardwright/engine/author'
import { LIMBO, put, leaveBoard } from '@cardwright/engine/block'
import { expect, test } from 'vitest'
import { evaluate } from '../src/evaluate.ts'
import type { GOALS } from '../src/goals.ts'
import { contentUrl, taktik } from '../src/index.ts'
import { setHolder, VILLAGES } from '../src/places.ts'
import { zone } from '../src/set-up.ts'
import { isMarked, mark } from '../src/units.ts'

const loaded = await loadFolder(fileURLToPath(contentUrl), { usedByCode: taktik.reads })
if (!loaded.ok) throw new Error('the pack does not load')
const game = createGame(loaded.pack, taktik)

/** A match about one goal alone, with a vehicle of the attacker in the corner A1. */
function matchFor(goal: string): { m: Match; unit: number } {
  const options = { map: 'plain', territory: false, [goal]: true }
  const m = createMatch(game, { seed: 3, options })
  const unit = unitsOf(m, 0).find((e) => isOfType(m, e, 'vehicle'))!
  go(m, unit, 'A1')
  return { m, unit }
}

const isOfType = (m: Match, e: number, type: string): boolean =>
  m.rules.things.definitions[m.s[m.rules.layout.def + e]].types?.includes(type) === true

function go(m: Match, unit: number, name: string): void {
  leaveBoard(m, unit, LIMBO)
  enterBoard(m, unit, m.rules.space.grid!.labels.indexOf(name))
}

type Step = (m: Match, unit: number) => void

const to =
  (cell: string): Step =>
  (m, unit) =>
    go(m, unit, cell)

/** Beside such a unit of the defender. */
const besideWhom =
  (isSought: (m: Match, e: number) => boolean): Step =>
  (m, unit) => {
    const { layout } = m.rules
    const { grid } = m.rules.space
    const { king, size, labels } = grid!
    const at = m.s[layout.at + unitsOf(m, 1).find((e) => isSought(m, e))!]
    const isFree = (c: number) => king[at * size + c] === 1 && m.s[layout.occupant + c] < 0
    go(
      m,
      unit,
      labels.find((_, c) => isFree(c))!,
    )
  }

/** What brings the attacker nearer to each goal; the armies stay as they are. */
const NEARER: Record<Exclude<(typeof GOALS)[number], 'missions'>, Step> = {
  territory: to('E11'),
  base: to('K29'),
  points: to('K11'),
  resistance: to('K11'),
  assassination: besideWhom((m, e) => isMarked(m, e, 'wanted')),
  logistics: (m, unit) => mark(m, unit, 'loaded'),
  evacuation: to('A29'),
  resources: to('Q11'),
  sabotage: (m) => setNumber(m, 'wrecked0', 1),
  combined: to('E11'),
}

/** The same for the missions, by what they count. */
const MISSIONS: Record<string, Step> = {
  villageDefence: to('K11'),
  coordinatedAssault: (m) => setNumber(m, 'kills', 1),
  convoyProtection: to('K28'),
  rapidReconquest: to('K11'),
  specialNeutralised: besideWhom((m, e) => isOfType(m, e, 'special')),
  tacticalSupport: (m) => setNumber(m, 'bonuses', 1),
}

function expectBetter(m: Match, unit: number, step: Step): void {
  const before = [evaluate(m, 0), evaluate(m, 1)]
  step(m, unit)
  expect(evaluate(m, 0)).toBeGreaterThan(before[0])
  expect(evaluate(m, 1)).toBeLessThan(before[1])
}

test.each(Object.entries(NEARER))('[TK-14] %s: nearer to the goal is better', (goal, step) => {
  const { m, unit } = matchFor(goal)
  expectBetter(m, unit, step)
})

test.each(Object.entries(MISSIONS))('[TK-14.6] %s: nearer to it is better', (mission, step) => {
  const { m, unit } = matchFor('missions')
  const { layout } = m.rules
  const { defIndex } = m.rules.things
  // the defender's is counted in the defender's turn alone, and nothing here touches it
  for (const [seat, id] of [mission, 'tacticalSupport'].entries())
    put(m, layout.def + cardAt(m, zone(m, 'mission'), seat, 0), defIndex.get(id)!)
  VILLAGES.forEach((k) => setHolder(m, k, 1))
  expectBetter(m, unit, step)
})
