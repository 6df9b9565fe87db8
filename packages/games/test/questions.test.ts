// The page names every question of a running ability; a pack whose words do not reach would stop it.
import { fileURLToPath } from 'node:url'
import { loadFolder } from '@cardwright/content/node'
import { LANGS, questionsAt } from '@cardwright/content/text'
import { expect, test } from 'vitest'
import { games } from '../src/here.ts'

test.each(games)('every question of $id has a name in both languages', async (game) => {
  const { reads, judge } = game.code
  const loaded = await loadFolder(fileURLToPath(game.contentUrl), { usedByCode: reads, judge })
  if (!loaded.ok) throw new Error(`${loaded.problems.length} problems`)
  const { pack } = loaded
  const holders = [pack.definitions, pack.statuses, pack.keywords, pack.basics].flat()
  for (const { id, abilities = [] } of holders)
    for (const [k, { steps }] of abilities.entries())
      for (const lang of steps === undefined ? [] : LANGS)
        expect(questionsAt(pack, id, k, lang), `${id} ${k} ${lang}`).not.toContain('')
})
