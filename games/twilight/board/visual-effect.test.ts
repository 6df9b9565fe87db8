// The seed's own Whisper: a dark flash for the risky reading, a pulse where its rule for the zone holds.
import type { Pack } from '@cardwright/engine'
import { loadGame } from '@cardwright/testkit'
import { expect, test } from 'vitest'
import { contentUrl, twilight } from '../src/index.ts'
import { visualEffect } from './visual-effect.ts'

const { pack } = await loadGame({ code: twilight, contentUrl })
const ID = 'fate_whisper_ancients'
const shown = pack.definitions.find(({ id }) => id === ID)!
const worth = shown.stats!.base_value
const rules = [{ zone: 'deepNav', modify_value: 1, visual_effect: 'shadow_pulse' }]
const seeded: Pack = {
  ...pack,
  definitions: pack.definitions.map((d) =>
    d.id === ID ? { ...d, data: { ...d.data, resonance_rules: rules } } : d,
  ),
}

test.each([
  ['the safe reading', 'yav', worth, undefined],
  ['the risky reading', 'yav', worth + 3, 'dark_flash'],
  ['the rule of the zone', 'deepNav', worth + 1, 'shadow_pulse'],
  ['the risky reading there', 'deepNav', worth + 4, 'dark_flash'],
])('%s', (_name, zone, value, effect) => {
  expect(visualEffect(seeded, ID, zone, value)).toBe(effect)
})

test('a card without one draws nothing', () => {
  expect(visualEffect(pack, 'fate_clear_ray', 'yav', 1)).toBeUndefined()
  expect(visualEffect(pack, '', 'yav', 1)).toBeUndefined()
})
