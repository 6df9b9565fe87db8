// Evil packs of every game with fixed seeds: refused with a place, or played within bounds. `npm run fuzz:packs` makes many more.
import { fileURLToPath } from 'node:url'
import { readPackFolder } from '@cardwright/content/node'
import { Random, tryPack, twistPack } from '@cardwright/testkit'
import { expect, test } from 'vitest'
import { games } from '../src/here.ts'

const PACKS = 12

test.each(games.map((entry) => [entry.id, entry] as const))(
  'evil packs of %s are refused, or play and stay whole',
  async (_id, entry) => {
    const files = await readPackFolder(fileURLToPath(entry.contentUrl))
    const fates = new Set<string>()
    for (let seed = 1; seed <= PACKS; seed++) {
      const random = new Random(seed)
      const { files: evil, done } = twistPack(files, random, 1 + random.below(3))
      const fate = tryPack(evil, entry.code, { seed, matches: 2, decisions: 60 })
      expect(fate.kind === 'broken' ? `${done.join('; ')}\n${fate.said}` : 'fine').toBe('fine')
      fates.add(fate.kind)
    }
    expect(fates).toContain('refused')
  },
)
