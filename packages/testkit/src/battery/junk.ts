// Answers that must be refused: of the wrong kind, with made-up ids, or malformed.
import type { Action } from '@cardwright/engine'
import type { Match } from '@cardwright/engine/author'
import type { Random } from './random.ts'

/** Things a broken or hostile client might send. */
const RUBBISH: readonly unknown[] = [
  null,
  undefined,
  42,
  'endTurn',
  [],
  {},
  { kind: 'use' },
  { kind: 'pick' },
  { kind: 'pick', pick: null },
  { kind: 'pick', pick: 7 },
  { kind: 'pick', pick: {} },
  { kind: 'pick', pick: { unit: '3' } },
  { kind: 'pick', pick: { unit: 3.5 } },
  { kind: 'pick', pick: { cell: '__proto__' } },
  { kind: 'pick', pick: { def: 'constructor' } },
  { kind: 'unpick' },
  { kind: 'option' },
  { kind: 'option', option: 'toString' },
  { kind: 'place', place: 0 },
  { kind: 'move' },
  { kind: 'move', move: '__proto__' },
  { kind: 'move', move: 'constructor', value: '1' },
  { kind: 'use', source: '3', ability: 'walk' },
  { kind: 'use', source: Number.NaN, ability: 'walk' },
  { kind: 'use', source: 1e9, ability: '' },
  { kind: 'use', source: -1, ability: 'toString' },
  { kind: 'surrender' },
]

export function junkActions(m: Match, random: Random, legal: readonly Action[]): unknown[] {
  const { entities, units } = m.rules.layout
  const labels = m.rules.abilities.all.map(({ label }) => label)
  const cells = m.rules.space.grid?.labels ?? m.rules.space.lanes
  const out: unknown[] = [random.pick(RUBBISH), random.pick(RUBBISH)]
  for (let k = 0; k < 4; k++) {
    out.push({ kind: 'use', source: random.below(entities), ability: random.pick(labels) })
    out.push({ kind: 'pick', pick: { unit: random.below(units) } })
    out.push({ kind: 'pick', pick: { unit: random.below(units) + 0x1000000 } })
    out.push({ kind: 'pick', pick: { card: random.below(entities) } })
    if (cells.length > 0) out.push({ kind: 'pick', pick: { cell: random.pick(cells) } })
    out.push({ kind: 'pick', pick: { seat: random.below(m.rules.things.seats) } })
  }
  for (const kind of ['done', 'decline', 'accept', 'cancel']) out.push({ kind })
  for (const move of m.rules.words.moveNames) out.push({ kind: 'move', move, value: '60000' })
  out.push(bent(random.pick(legal), random))
  return out
}

/** A legal answer with one number or word changed. */
function bent(action: Action, random: Random): unknown {
  const copy = structuredClone(action) as unknown as Record<string, unknown>
  const inner = copy.pick as Record<string, unknown> | undefined
  const target = inner ?? copy
  const key = random.pick(Object.keys(target))
  const value = target[key]
  target[key] = typeof value === 'number' ? value + 1000 : `${String(value)}x`
  return copy
}
