// Every text of every game, as a player reads it. A change of wording must be seen and wanted:
// UPDATE_GOLDEN=1 npx vitest run packages/content/test/golden writes the files anew.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Pack } from '../src/language.ts'
import { loadPack } from '../src/load.ts'
import { formatProblems } from '../src/problem.ts'
import {
  basicText,
  checkText,
  keywordText,
  LANGS,
  nameOf,
  statusText,
  textOf,
  type Lang,
  type RulesText,
} from '../src/text/index.ts'
import { readPack } from './packs.ts'

const folder = join(import.meta.dirname, 'golden')
const packs = {
  forest: join(import.meta.dirname, '../../../games/forest/content'),
  skirmish: join(import.meta.dirname, 'packs/skirmish'),
  drones: join(import.meta.dirname, 'packs/drones'),
  taktik: join(import.meta.dirname, 'packs/taktik'),
  twilight: join(import.meta.dirname, 'packs/twilight'),
}

/** Meaning is checked elsewhere; here a word that only code reads must not get in the way. */
function packOf(path: string): Pack {
  const files = readPack(path)
  const usedByCode = [
    ...new Set(
      Object.values(files)
        .join()
        .match(/[A-Za-z][\w-]*/g),
    ),
  ]
  const loaded = loadPack(files, { usedByCode })
  if (!loaded.ok) throw new Error(formatProblems(loaded.problems))
  return loaded.pack
}

function allTexts(pack: Pack, lang: Lang): string {
  const entry = (section: string, id: string, { text }: RulesText): string =>
    `# ${nameOf(pack, id, lang, section)} (${id})\n${text}\n`
  return [
    ...pack.definitions.map(({ id }) => entry('names', id, textOf(pack, id, lang))),
    ...pack.statuses.map(({ id }) => entry('statuses', id, statusText(pack, id, lang))),
    ...pack.keywords.map(({ id }) => entry('keywords', id, keywordText(pack, id, lang))),
    ...pack.basics.map(({ id }) => entry('basics', id, basicText(pack, id, lang))),
  ].join('\n')
}

describe.each(Object.entries(packs))('%s', (name, path) => {
  const pack = packOf(path)

  it('has words for everything', () => {
    expect(formatProblems(checkText(pack))).toBe('0 problems')
  })

  it.each(LANGS)('reads as before: %s', (lang) => {
    const file = join(folder, `${name}.${lang}.txt`)
    const text = allTexts(pack, lang)
    if (process.env.UPDATE_GOLDEN) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(file, text)
    }
    expect(text).toBe(readFileSync(file, 'utf8'))
    // Seams that show: doubled spaces, stray commas, values that are none.
    expect(text).not.toMatch(/ {2}| [,.;:]|\.\.|,,|undefined|null|NaN|\[object|\u2063|[{}]/)
  })
})
