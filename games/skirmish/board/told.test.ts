// Sentences of the log that are the board's own.
import type { GameEvent, View } from '@cardwright/engine'
import type { Words } from '@cardwright/table'
import { loadGame } from '@cardwright/testkit'
import { expect, test } from 'vitest'
import { contentUrl, skirmish } from '../src/index.ts'
import { told } from './told.ts'

const { pack } = await loadGame({ code: skirmish, contentUrl })
const words = (lang: 'en' | 'ru') =>
  ({
    lang,
    seat: () => 'Anna',
    name: (def: string) => def,
    event: ({ cell }: GameEvent) => (cell === undefined ? 'plain' : `plain at ${String(cell)}`),
  }) as unknown as Words
const line = (event: object, lang: 'en' | 'ru' = 'en') =>
  told(event as GameEvent, {} as View, words(lang), pack)

test('a card that is played face-down is a card, at a place', () => {
  const event = { kind: 'card-played', seat: 1, card: 7, cell: 'C3' }
  expect(line(event)).toBe('Anna plays a card face-down at C3')
  expect(line(event, 'ru')).toBe('Anna разыгрывает карту рубашкой вверх на C3')
  expect(line({ ...event, cardDef: 'faber' })).toBe(null)
  expect(line({ ...event, cardDef: 'overwatch' })).toBe('plain')
})

test('a cancelled command is named once', () => {
  const event = { kind: 'ability-cancelled', unit: 7, ability: 'overwatch' }
  expect(line({ ...event, unitDef: 'overwatch' })).toBe('overwatch is cancelled')
  expect(line({ ...event, unitDef: 'faber' })).toBe(null)
})

test('a command has no place, a unit has its own', () => {
  const event = { kind: 'card-played', seat: 1, card: 7, cell: 'A7' }
  expect(line({ ...event, cardDef: 'temporaryShelter' })).toBe('plain')
  expect(line({ ...event, cardDef: 'faber' })).toBe(null)
})

test('a card that is turned face up is said to be, not to lose a status', () => {
  const flipped = { kind: 'status-cleared', unitDef: 'immunis', status: 'faceDown' }
  expect(line(flipped)).toBe('immunis is turned face up')
  expect(line({ ...flipped, status: 'exploit' })).toBe(null)
})
