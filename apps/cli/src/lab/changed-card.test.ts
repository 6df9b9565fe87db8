// `lab change` on a card that is a variant: its values can be changed whether it writes them or inherits them.
import { fileURLToPath } from 'node:url'
import { games } from '@cardwright/games/here'
import { loadPack } from '@cardwright/content'
import { readPackFolder } from '@cardwright/content/node'
import { expect, test } from 'vitest'
import { changedCard } from './changed-card.ts'

const { code, contentUrl } = games.find(({ id }) => id === 'drones')!
const files = await readPackFolder(fileURLToPath(contentUrl))
const changed = (...words: string[]) => changedCard(files, 'ionPulsePlus', words)

test('writes what differs from the card it comes from', () => {
  const plus = { id: 'ionPulsePlus', variantOf: 'ionPulse' }
  const stronger = { abilities: [{ steps: [{ amount: 6 }] }] }
  expect(changed('abilities.0.steps.0.amount=6')).toEqual({ ...plus, ...stronger })
  expect(changed('abilities.0.steps.0.amount=6', 'cost.energy=3')).toEqual({
    ...plus,
    cost: { energy: 3 },
    ...stronger,
  })
  expect(() => changed('abilities.0.steps.0.amuont=6')).toThrow(/did you mean/)
})

test('makes a pack that loads', () => {
  const file = 'cards/ordnance-plus.json'
  const shelf = JSON.parse(files[file]) as { cards: { id: string }[] }
  const cards = shelf.cards.map((one) =>
    one.id === 'ionPulsePlus' ? changed('cost.energy=3') : one,
  )
  const text = JSON.stringify({ ...shelf, cards })
  const loaded = loadPack({ ...files, [file]: text }, { usedByCode: code.reads, judge: code.judge })
  if (!loaded.ok) throw new Error(loaded.problems[0].message)
  const found = loaded.pack.definitions.find(({ id }) => id === 'ionPulsePlus')!
  const printed = loaded.pack.definitions.find(({ id }) => id === 'ionPulse')!
  expect(found).toEqual({
    ...printed,
    id: 'ionPulsePlus',
    variantOf: 'ionPulse',
    cost: { energy: 3 },
    abilities: found.abilities,
  })
})
