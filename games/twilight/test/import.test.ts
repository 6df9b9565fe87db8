// The examples of the design document, letter by letter, become cards of ours. (Their folder is `document`.)
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkText, formatProblem, loadPack, type PackFiles } from '@cardwright/content'
import { readPackFolder } from '@cardwright/content/node'
import type { Pack } from '@cardwright/engine'
import { describe, expect, test } from 'vitest'
import { contentUrl, importTwilight, twilight } from '../src/index.ts'

const base = await readPackFolder(fileURLToPath(contentUrl))
const example = (name: string): string =>
  readFileSync(new URL(`document/${name}`, import.meta.url), 'utf8')

function packOf(files: PackFiles): Pack {
  const { reads: usedByCode, judge } = twilight
  const loaded = loadPack(files, { usedByCode, judge, checkText })
  if (!loaded.ok) throw new Error(loaded.problems.map(formatProblem).join('\n'))
  return loaded.pack
}
const found = (pack: Pack, id: string) => pack.definitions.find((d) => d.id === id)!

describe('seed 003', () => {
  test('§6.1 the leshy: stats, affinity, zones, loot, rewards, names, description', () => {
    const pack = packOf(importTwilight(base, example('leshy.json')))
    const leshy = found(pack, 'leshy')
    expect(leshy.stats).toMatchObject({ hp_max: 15, wp_max: 8, armor_physical: 2, power: 4 })
    expect(leshy.fields).toEqual({ affinity: 'nav' })
    expect(leshy.data).toMatchObject({
      description: { en: 'Ancient forest guardian...', ru: 'Древний страж леса...' },
      behavior_id: 'behavior_forest_guardian',
      resonance_modifiers: { deepPrav: { power: -2, armor_physical: -1, hp_max: -10 } },
      loot: { pacify: ['forest_blessing', 'leshy_pact'] },
      rewards: { kill: { faith: 5, resonance: -10 } },
    })
  })

  test('§6.1.1 a pattern changes only what it names', () => {
    const before = found(packOf(base), 'risen_dead')
    const after = found(packOf(importTwilight(base, example('risen-dead.json'))), 'risen_dead')
    expect(after.stats).toEqual(before.stats)
    expect(after.data!['pattern']).toEqual([
      { type: 'attack', value: 4 },
      { type: 'attack', value: 4 },
      { type: 'block', value: 0 },
    ])
  })

  test('§6.2 the behaviour of the forest guardian is ours, without its notes', () => {
    const pack = packOf(importTwilight(base, example('forest-guardian.json')))
    const behaviour = pack.behaviours!.find(({ id }) => id === 'behavior_forest_guardian')!
    expect(behaviour.rules.map(({ priority }) => priority)).toEqual([100, 90, 80, 50])
    expect(JSON.stringify(behaviour)).not.toContain('_note')
  })

  test('§6.3 the Whisper: a choice card with everything it prints', () => {
    const { types, stats, fields, data } = found(
      packOf(importTwilight(base, example('whisper.json'))),
      'fate_whisper_ancients',
    )
    expect({ types, stats, fields }).toEqual({
      types: ['choice'],
      stats: { base_value: 1, intensity: 2 },
      fields: { suit: 'nav', keyword: 'shadow' },
    })
    expect(data).toMatchObject({
      choice_option: { bonus_value: 3, intensity: 10, visual_effect: 'dark_flash' },
      resonance_rules: [{ zone: 'deepNav', modify_value: 1, visual_effect: 'shadow_pulse' }],
    })
  })

  test('§3.5.1 the Wolf Moon, with the remarks behind its lines', () => {
    const moon = found(packOf(importTwilight(base, example('wolf-moon.jsonc'))), 'fate_wolf_moon')
    expect(moon.stats).toEqual({ base_value: 2, intensity: 5 })
  })

  test('a new enemy by a new name', () => {
    const strange = example('leshy.json')
      .replace('"leshy"', '"bog_leshy"')
      .replace('Leshy', 'Bog Leshy')
    const pack = packOf(importTwilight(base, strange))
    expect(found(pack, 'bog_leshy').class).toBe('enemy')
  })

  test('what is none of these is refused', () => {
    expect(() => importTwilight(base, '{ "id": "thing" }')).toThrow('no enemy, no behaviour')
  })
})
