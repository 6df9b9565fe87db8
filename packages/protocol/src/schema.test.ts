// Every answer that the engine can name must get through; the compiler keeps the list whole.
import type { Action, Thing } from '@cardwright/engine'
import { expect, test } from 'vitest'
import { readMessage } from './schema.ts'

const things: Thing[] = [
  { unit: 7 },
  { card: 7 },
  { cell: 'b3' },
  { line: 'row 1' },
  { lane: 'left' },
  { seat: 1 },
  { status: 'aim', on: 7, giver: -1 },
  { effect: 8, def: 'ammunitionShortage' },
]
// conceding is a message of its own
const actions: Record<Exclude<Action['kind'], 'concede'>, Action[]> = {
  use: [{ kind: 'use', source: 7, ability: 'walk' }],
  pick: things.map((pick) => ({ kind: 'pick', pick })),
  unpick: things.map((pick) => ({ kind: 'unpick', pick })),
  option: [{ kind: 'option', option: 'draw' }],
  place: [
    { kind: 'place', place: 'top' },
    { kind: 'place', card: 7, place: 'top' },
  ],
  move: [
    { kind: 'move', move: 'endTurn' },
    { kind: 'move', move: 'pick', value: 'wolf' },
  ],
  done: [{ kind: 'done' }],
  decline: [{ kind: 'decline' }],
  accept: [{ kind: 'accept' }],
  cancel: [{ kind: 'cancel' }],
}

test.each(Object.values(actions).flat())('%j is a message', (action) => {
  const message = { t: 'answer', n: 1, at: 0, actions: [action] }
  expect(readMessage(JSON.stringify(message))).toEqual({ ok: true, value: message })
})
