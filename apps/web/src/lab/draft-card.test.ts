import { readPackFolder } from '@cardwright/content/node'
import { contentUrl, forest } from '@cardwright/forest'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { draftPack, isSameDraft, shelfOf, writtenCard } from './draft-card.ts'

test('a new icon is seen in the workshop although it changes no rule', async () => {
  const files = await readPackFolder(fileURLToPath(contentUrl))
  const shelf = shelfOf(files, 'wolf')!
  const card = writtenCard(files, shelf) as object
  const drafted = [card, card, { ...card, icon: 'cat' }].map((one) => {
    const draft = draftPack(files, shelf, JSON.stringify(one), forest)
    if (!draft.ok) throw new Error(draft.problems[0].message)
    return draft.pack
  })
  const [printed, again, other] = drafted
  expect(other.hash).toBe(printed.hash)
  expect(isSameDraft(printed, again)).toBe(true)
  expect(isSameDraft(printed, other)).toBe(false)
})
