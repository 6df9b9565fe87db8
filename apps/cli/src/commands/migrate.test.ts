import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { packFileJson } from '@cardwright/content/shelf-json'
import { cardwright } from '../../test/fake-io.ts'
import { copyPack, editJson, newFolder, photograph } from '../../test/folders.ts'

const text = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8')

/** Forest as language 1 would write it: without a version, and a variant in full. */
function oldPack(): string {
  const folder = copyPack('forest')
  editJson(folder, 'manifest.json', (manifest: { language?: number }) => delete manifest.language)
  editJson(folder, 'cards/seed.json', ({ cards }: { cards: Record<string, unknown>[] }) => {
    const wolf = cards.find(({ id }) => id === 'wolf')!
    cards.push({
      ...wolf,
      id: 'greyWolf',
      variantOf: 'wolf',
      stats: { ...(wolf.stats as object), damage: 3 },
    })
  })
  for (const lang of ['en', 'ru'])
    editJson(folder, `text.${lang}.json`, (texts: { names: Record<string, string> }) => {
      texts.names.greyWolf = lang === 'en' ? 'Grey Wolf' : texts.names.wolf
    })
  return folder
}

describe('migrate', { timeout: 60_000 }, () => {
  test('writes an older pack in the present language and leaves the rest alone', async () => {
    const folder = oldPack()
    const validate = async () =>
      (JSON.parse((await cardwright(['validate', folder, '--json'])).out) as { hash: string }).hash
    const [hash, spells] = [await validate(), text(folder, 'cards/spells.json')]
    const { code, out } = await cardwright(['migrate', folder])
    expect([code, out]).toEqual([
      0,
      'language 1 → 3\n' +
        'cards/seed.json: greyWolf now writes only what differs from wolf\n' +
        'manifest.json: names language 3\n',
    ])
    expect(text(folder, 'cards/seed.json')).toContain(
      '{ "id": "greyWolf", "variantOf": "wolf", "stats": { "damage": 3 } }',
    )
    const manifest = text(folder, 'manifest.json')
    expect(manifest).toBe(packFileJson('manifest.json', JSON.parse(manifest)))
    expect(manifest).toContain('"language": 3')
    expect(text(folder, 'cards/spells.json')).toBe(spells)
    expect(await validate()).toBe(hash)
    const after = photograph(folder)
    expect((await cardwright(['migrate', folder])).out).toBe(`${folder} is already in language 3\n`)
    expect(photograph(folder)).toBe(after)
  })

  test('refuses what it cannot read and changes nothing', async () => {
    const refused = async (folder: string, said: string) => {
      const before = photograph(folder)
      const ran = await cardwright(['migrate', folder])
      expect([ran.code, ran.err]).toEqual([1, expect.stringContaining(said)])
      expect(photograph(folder)).toBe(before)
    }
    const broken = oldPack()
    writeFileSync(join(broken, 'cards/seed.json'), '{ "cards": [')
    await refused(broken, 'cannot be migrated')
    const later = copyPack('starter')
    editJson(later, 'manifest.json', (manifest: { language: number }) => (manifest.language = 99))
    await refused(later, 'language 99 is newer than this program, which reads up to 3')
    await refused(newFolder(), 'the pack has no manifest with a version')
  })
})
