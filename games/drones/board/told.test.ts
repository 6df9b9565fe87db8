// The lines of the log that are this board's own.
import type { GameEvent, Pack, View } from '@cardwright/engine'
import type { Words } from '@cardwright/table'
import { expect, test } from 'vitest'
import { told } from './told.ts'

const words = {
  lang: 'en',
  name: (def: string) => def,
  event: ({ kind }: GameEvent) => kind,
} as unknown as Words
const owners: Record<number, string> = { 7: '(You)', 8: '(Bot)' }
const say = (event: object) =>
  told(event as GameEvent, {} as View, words, {} as Pack, (id) => owners[id] ?? null)

test('a drone is destroyed, and both are told by their owners', () => {
  const death = { kind: 'died', unit: 8, unitDef: 'Talon', seat: 1 }
  expect(say({ ...death, killer: 7, killerDef: 'Talon' })).toBe('Talon (You) destroys Talon (Bot)')
  expect(say(death)).toBe('Talon (Bot) is destroyed')
})

test('[DR-5.6] kinetic damage that shields have stopped is told as such', () => {
  const blow = { kind: 'damaged', unit: 8, unitDef: 'Talon', amount: 3, type: 'kinetic' }
  expect(say({ ...blow, through: 0 })).toBe('damaged: no damage gets through')
  expect(say({ ...blow, through: 2 })).toBeNull()
  expect(say({ ...blow, type: 'ion', through: 0 })).toBeNull()
})
