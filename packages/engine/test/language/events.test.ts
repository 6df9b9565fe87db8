// Events by name: those that are written out say exactly what the list of payloads says.
import { expect, test } from 'vitest'
import { nameEvent, type GameEvent } from '../../src/door/named-events.ts'
import { EVENTS } from '../../src/language/events.ts'
import type { Match } from '../../src/author.ts'
import { act, toy } from '../toy.ts'

/** Field by field, from the list of payloads alone. */
function spelled(m: Match, event: number, payload: Int32Array): Record<string, unknown> {
  const { rules, s } = m
  const kind = rules.events.names[event] as keyof typeof EVENTS
  const out: Record<string, unknown> = { kind }
  EVENTS[kind].forEach((text, slot) => {
    const [name, type] = text.split(':')
    const value = payload[slot]
    if (value === -1 && type !== 'number') return
    if (type === 'cell') out[name] = rules.space.grid!.labels[value]
    else if (type === 'symbol') out[name] = rules.words.symbols[value]
    else if (type === 'status') out[name] = rules.things.statuses[value].name
    else out[name] = value
    if (!['unit', 'card', 'any'].includes(type)) return
    const def = s[rules.layout.def + value]
    if (def < rules.things.seatDef) out[`${name}Def`] = rules.things.definitions[def].id
  })
  return out
}

test('every event says its fields, in their order', () => {
  const work = act(
    { do: 'move', target: { kind: 'unit', side: 'own' }, to: { kind: 'cell', empty: true } },
    { do: 'spawn', def: 'pawn', to: { kind: 'cell', empty: true } },
    { do: 'gain', what: 'points', amount: 2 },
    { do: 'draw', amount: 1 },
    { do: 'damage', target: { kind: 'unit', side: 'opponent' }, amount: 1 },
  )
  const t = toy({ pieces: { worker: { abilities: [work] } }, spells: { trick: {} } })
  const worker = t.put('worker', 'A1')
  const foe = t.put('pawn', 'A3', 1)
  t.card('trick', 'deck')
  t.begin()
  const told: GameEvent[] = []
  t.m.sink = (m, event, payload) => {
    const named = nameEvent(m, event, payload)
    const { cause, ...fields } = named
    expect(Object.entries(fields)).toEqual(Object.entries(spelled(m, event, payload)))
    if (named.kind === 'moved') expect(cause).toMatchObject({ source: worker, def: 'worker' })
    told.push(named)
  }
  t.use(worker)
  t.pick(worker)
  t.pick('B2')
  t.pick('C3')
  t.pick(foe)
  const often = ['ability-used', 'moved', 'entered', 'resource-changed', 'card-drawn']
  expect(told.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...often, 'damaged']))
})
