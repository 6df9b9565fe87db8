// A draft cannot freeze the page: what is too long is refused unread, and the longest that is read costs little more than
// a plain card.
import { fileURLToPath } from 'node:url'
import { games } from '@cardwright/games/here'
import { CEILINGS } from '@cardwright/content'
import { readPackFolder } from '@cardwright/content/node'
import { expect, test } from 'vitest'
import { draftPack, isSameDraft, placeInCard, shelfOf, writtenCard } from './draft-card.ts'

const { code, contentUrl } = games.find(({ id }) => id === 'forest')!
const files = await readPackFolder(fileURLToPath(contentUrl))
const shelf = shelfOf(files, 'wolf')!
const wolf = writtenCard(files, shelf) as object
const draft = (text: string) => draftPack(files, shelf, text, code)

test('a text that is too long is refused without being read', () => {
  const said = {
    ok: false,
    problems: [{ message: expect.stringMatching(/at most 20000 characters/) }],
  }
  expect(draft('['.repeat(50_000_000))).toMatchObject(said)
  expect(draft(JSON.stringify({ ...wolf, icon: 'x'.repeat(30_000) }))).toMatchObject(said)
})

test('the longest draft that is read is judged whole', () => {
  const tree = (depth: number): object =>
    depth === 0 ? { turn: 'own' } : { any: [tree(depth - 1), tree(depth - 1)] }
  const ability = (k: number) => ({
    name: `n${k}`,
    on: 'turn-started',
    if: tree(6),
    steps: [{ do: 'draw', amount: 1 }],
  })
  const full = { ...wolf, abilities: Array.from({ length: 8 }, (_, k) => ability(k)) }
  const text = JSON.stringify(full)
  expect(text.length).toBeLessThan(CEILINGS.draft.most)
  expect(text.length).toBeGreaterThan(CEILINGS.draft.most / 2)
  expect(draft(text).ok).toBe(true)
})

test('a new icon is seen in the workshop although it changes no rule', () => {
  const packs = [wolf, wolf, { ...wolf, icon: 'cat' }].map((one) => {
    const drafted = draft(JSON.stringify(one))
    if (!drafted.ok) throw new Error(drafted.problems[0].message)
    return drafted.pack
  })
  const [printed, again, other] = packs
  expect(other.hash).toBe(printed.hash)
  expect(isSameDraft(printed, again)).toBe(true)
  expect(isSameDraft(printed, other)).toBe(false)
})

test('a variant is written as what differs and judged whole', async () => {
  const drones = games.find(({ id }) => id === 'drones')!
  const pack = await readPackFolder(fileURLToPath(drones.contentUrl))
  const place = shelfOf(pack, 'ionPulsePlus')!
  const plus = { id: 'ionPulsePlus', variantOf: 'ionPulse' }
  const drafted = (amount: unknown) => {
    const text = JSON.stringify({ ...plus, abilities: [{ steps: [{ amount }] }] })
    return draftPack(pack, place, text, drones.code)
  }
  const found = drafted(7)
  if (!found.ok) throw new Error(found.problems[0].message)
  const card = found.pack.definitions.find(({ id }) => id === 'ionPulsePlus')!
  const printed = found.pack.definitions.find(({ id }) => id === 'ionPulse')!
  expect(card.cost).toEqual(printed.cost)
  expect(card.abilities?.[0].steps?.[0]).toMatchObject({ do: 'damage', amount: 7 })
  const wrong = drafted('seven')
  if (wrong.ok) throw new Error('a damage of "seven"')
  expect(wrong.problems.map((one) => placeInCard(one, place))).toEqual([
    'abilities[0].steps[0].amount',
  ])
})
