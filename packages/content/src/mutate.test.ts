// The validator against seeded defects: every pack is broken many times, one mistake at a time. The packs of the
// games are broken by the battery of each. `npm run properties` breaks them more often.
import { describe, expect, it } from 'vitest'
import { examplePacks, readPack } from '../test/packs.ts'
import { validate } from './load.ts'
import { DEFECT_KINDS, mutatePack } from './mutate.ts'
import { Readings } from './readings.ts'
import { checkText } from './text/index.ts'

const DEFECTS = 150 * Number(process.env.PROPERTY_TIMES ?? 1)
/** Every so many times a broken pack is also read as if nothing were known of it. */
const ANEW = 20
/** What only a game judges is broken in the tests of that game. */
const JUDGED_BY_GAME = /^data\/|\.data\b|^balance\.json|\.role$|^behaviours\.json/

describe('seeded defects', () => {
  it('come in many kinds, and the same seed gives the same defect', () => {
    const files = readPack(examplePacks[0].folder)
    expect(DEFECT_KINDS.length).toBeGreaterThanOrEqual(12)
    expect(mutatePack(files, 7)).toEqual(mutatePack({ ...files }, 7))
    expect(mutatePack(files, 7)).not.toEqual(mutatePack(files, 8))
  })

  it.each(examplePacks)(
    'in $name are caught',
    ({ name, folder }) => {
      const files = readPack(folder)
      // What a game's code uses is not known here: only what is new to the broken pack counts.
      const readings = new Readings(files)
      const before = new Set(
        validate(files, { readings }).map((problem) => JSON.stringify(problem)),
      )
      const missed: string[] = []
      const kinds = new Set<string>()
      for (let seed = 0; seed < DEFECTS; seed++) {
        const mutation = mutatePack(files, seed)
        kinds.add(mutation.kind)
        const asked = mutation.where.startsWith('text.') ? { checkText } : {}
        const found = validate(mutation.files, { readings, ...asked })
        if (seed % ANEW === 0) expect(found).toEqual(validate(mutation.files, asked))
        const problems = found.map((problem) => JSON.stringify(problem))
        if (JUDGED_BY_GAME.test(mutation.where)) continue
        if (problems.every((problem) => before.has(problem)))
          missed.push(`${mutation.kind} at ${mutation.where}`)
      }
      const share = (100 * (DEFECTS - missed.length)) / DEFECTS
      console.log(
        `${name}: ${share.toFixed(1)} % of ${DEFECTS} defects of ${kinds.size} kinds caught`,
      )
      if (missed.length > 0) console.log(`missed:\n  ${missed.join('\n  ')}`)
      expect(kinds.size).toBeGreaterThanOrEqual(12)
      expect(share).toBeGreaterThanOrEqual(99)
    },
    600_000,
  )
})
