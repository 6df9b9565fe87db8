// The cards of the design document, letter by letter, become cards of ours and are played. (They are in `document`.)
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkText, formatProblem, loadPack, type PackFiles } from '@cardwright/content'
import { promptAt } from '@cardwright/content/text'
import { readPackFolder } from '@cardwright/content/node'
import type { Definition, Pack } from '@cardwright/engine'
import { gameOf, readScenarios, runScenario, type Scenario } from '@cardwright/testkit'
import { describe, expect, test } from 'vitest'
import { contentUrl, drones, importDrones } from '../src/index.ts'

const base = await readPackFolder(fileURLToPath(contentUrl))
const examples = readFileSync(new URL('document/examples.txt', import.meta.url), 'utf8')

function packOf(files: PackFiles): Pack {
  const loaded = loadPack(files, { usedByCode: drones.reads, checkText })
  if (!loaded.ok) throw new Error(loaded.problems.map(formatProblem).join('\n'))
  return loaded.pack
}

describe('seed 001 §3', () => {
  const pack = packOf(importDrones(base, examples))
  const card = (id: string): Definition => pack.definitions.find((d) => d.id === id)!

  // the same cards were written by hand for the pack, and its scenarios play them
  test.each([
    ['seedIonPulse', 'ionPulse'],
    ['seedSystemReboot', 'systemReboot'],
    ['seedSidewinderMissiles', 'sidewinderMissiles'],
    ['seedManeuver', 'maneuver'],
    ['seedReposition', 'reposition'],
  ])('%s is %s', (imported, own) => {
    expect(card(imported).abilities).toEqual(card(own).abilities)
    expect(card(imported).cost).toEqual(card(own).cost)
  })

  test.each([
    ['seedFeint', 'feint'],
    ['seedForcedRepositioning', 'forcedRepositioning'],
    ['seedSacrificeForPower', 'sacrificeForPower'],
  ])('%s is %s but for names and prompts', (imported, own) => {
    const steps = (id: string) =>
      card(id).abilities![0].steps!.map((step) => ({ ...step, prompt: undefined }))
    const name = steps(own)[0].as!
    const renamed = JSON.stringify(steps(imported)).replaceAll('e0', name)
    expect(JSON.parse(renamed)).toEqual(steps(own))
  })

  test('prompts are asked with', () => {
    const id = 'seedSacrificeForPower'
    expect(promptAt(pack, id, [0, 0], 'target', 'en')).toBe('Discard a card from your hand')
    expect(promptAt(pack, id, [0, 1], 'target', 'en')).toBe(
      'Select a drone to receive the power boost',
    )
  })

  // the scenarios of those cards are played with the imported ones in their place
  const path = fileURLToPath(new URL('../scenarios/chain.yaml', import.meta.url))
  const game = gameOf(importDrones(base, examples.replaceAll('SEED_', '')), drones)
  const ids = game.pack.definitions.map(({ id }) => id)
  const isPlayable = (scenario: Scenario) =>
    Object.values(scenario.given).every((given) =>
      ((given as { hand?: string[] } | null)?.hand ?? []).every(
        (name) => ids.includes(name) || /^[A-Z]/.test(name),
      ),
    )
  const played = readScenarios(readFileSync(path, 'utf8'), path).scenarios.filter(isPlayable)

  test('the scenarios play the imported cards', () => {
    expect(ids.filter((id) => id === 'ionPulse')).toHaveLength(1)
    expect(played.length).toBeGreaterThan(8)
  })

  test.each(played)('$name', (scenario) => {
    expect(runScenario(game, scenario).problems).toEqual([])
  })
})

describe('what is wrong is named', () => {
  const cardWith = (effect: string) =>
    `{ id: 'X', name: 'X', cost: 1, type: 'Tactic', effects: [${effect}] }`
  test.each([
    ['an effect type', "{ type: 'DAMGE', targeting: { type: 'NONE' } }", 'effect type "DAMGE"'],
    [
      'a forward reference',
      "{ type: 'EXHAUST_DRONE', targeting: { type: 'DRONE', affinity: 'ENEMY', location: { ref: 1, field: 'sourceLane' } } }",
      'X: effect 0 cannot speak of effect 1',
    ],
    [
      'a restriction',
      "{ type: 'DESTROY', targeting: { type: 'DRONE', affinity: 'ENEMY', restrictions: ['SLOW'] } }",
      'restriction "SLOW" is unknown; known: MARKED',
    ],
    ['no literal', '{ type: }', 'a value is missing'],
  ])('%s', (_what, effect, problem) => {
    expect(() => importDrones(base, cardWith(effect))).toThrow(problem)
  })
})

test('every restriction of §5 and both timings of §6 load', () => {
  const drone = (rest: string) => `targeting: { type: 'DRONE', affinity: 'ENEMY', ${rest} }`
  const words = ['MARKED', 'NOT_MARKED', 'EXHAUSTED', 'DAMAGED_HULL', 'HAS_UPGRADES']
  const effects = [
    ...words.map((word) => `{ type: 'DESTROY', ${drone(`restrictions: ['${word}']`)} }`),
    `{ type: 'DESTROY', ${drone("restrictions: [{ type: 'STAT_COMPARISON', stat: 'hull', comparison: 'LTE', value: 1 }]")} }`,
    `{ type: 'DESTROY', ${drone("restrictions: [{ type: 'IN_LANE_CONTROLLED_BY', controller: 'ACTING_PLAYER' }]")} }`,
    `{ type: 'HEAL', value: 1, targeting: { type: 'LANE', affinity: 'FRIENDLY', restrictions: ['HAS_DRONES'] } }`,
    `{ type: 'DAMAGE', value: 1, targeting: { type: 'SHIP_SECTION', affinity: 'ENEMY', restrictions: ['REQUIRES_LANE_CONTROL'] } }`,
    `{ type: 'DAMAGE', value: 2, ${drone('')}, conditionals: [
      { timing: 'PRE', condition: { type: 'TARGET_IS_MARKED' }, grantedEffect: { type: 'BONUS_DAMAGE', value: 2 } },
      { timing: 'POST', condition: { type: 'ON_DESTROY' }, grantedEffect: { type: 'GAIN_ENERGY', value: 4 } }] }`,
  ]
  const cards = effects.map(
    (effect, i) =>
      `{ id: 'CARD_${i}', name: 'Card ${i}', cost: 1, type: 'Tactic', aiOnly: true, effects: [${effect}] }`,
  )
  const { definitions } = packOf(importDrones(base, cards.join(',\n')))
  expect(definitions.filter(({ types }) => types?.includes('aiOnly')).length).toBeGreaterThan(
    cards.length,
  )
})
