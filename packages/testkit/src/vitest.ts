// One line per game in its test file: scenarios as tests, and the battery.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readPackFolder } from '@cardwright/content/node'
import type { Game } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { batteryOf, SMALL, type BatterySize } from './battery/all.ts'
import { folderOf, gameOf, loadGame, type GameSource } from './game-source.ts'
import { openScenarios, prepareScenarios } from './scenario/files.ts'
import type { Scenario } from './scenario/format.ts'
import { Proof, type ProofStep } from './scenario/proof.ts'
import { runScenario } from './scenario/run.ts'
import type { Witness } from './scenario/table.ts'

/** What the scenarios of a game must show of its pack. */
export interface Shown {
  /** Steps that can never find nothing, so that no scenario can show it; without this, none has to. */
  findsAlways?: (step: ProofStep) => boolean
}

/**
 * Every scenario in a folder's `.yaml` files is one test.
 * @param shown the pack must be shown by them: every ability, passive and step at work, every condition not met
 */
export async function scenarioTests(
  folder: URL | string,
  source: GameSource,
  shown: Shown | null = null,
): Promise<void> {
  const root = folderOf(folder)
  const loaded = await loadGame(source)
  const games = { [loaded.id]: source }
  const proof = shown === null ? null : new Proof(loaded)
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()
  let waiting = 0
  for (const name of names.filter((one) => /\.ya?ml$/.test(one))) {
    const { game, scenarios } = await openScenarios(join(root, name), games)
    waiting += scenarios.length
    register(`${loaded.id} scenarios: ${name}`, name, game, scenarios, {
      hear: (event) => proof?.hear(event),
      look: (match) => proof?.look(match),
      end: () => void waiting--,
    })
  }
  if (proof === null) return
  it(`${loaded.id} scenarios show the whole pack`, ({ skip }) => {
    // somebody runs a part of them
    if (waiting > 0) skip()
    const { findsAlways } = shown!
    const found = findsAlways && proof.neverWithout().filter((step) => !findsAlways(step))
    const steps = (found ?? []).map((one) => `${one.holder}.${one.ability} ${one.index}`)
    expect({ missing: proof.missing, neverWithoutTarget: steps }).toEqual({
      missing: [],
      neverWithoutTarget: [],
    })
  })
}

/** So is every scenario that a page shows: YAML blocks that name this game. */
export async function exampleTests(page: URL | string, source: GameSource): Promise<void> {
  const path = folderOf(page)
  const { id } = await loadGame(source)
  const text = readFileSync(path, 'utf8')
  for (const { index, 0: block, 1: body } of text.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)) {
    if (!body.startsWith(`game: ${id}\n`)) continue
    // lines before it, so that a mistake is found in the page
    const above = text.slice(0, index + block.indexOf(body)).replaceAll(/[^\n]/g, '')
    const { game, scenarios } = await prepareScenarios(above + body, path, { [id]: source })
    register(`${id} examples: ${basename(path)}`, basename(path), game, scenarios)
  }
}

function register(
  title: string,
  file: string,
  game: Game,
  scenarios: Scenario[],
  witness: (Witness & { end(): void }) | null = null,
): void {
  describe(title, () => {
    it.each(scenarios)('$name', (scenario) => {
      const { problems } = runScenario(game, scenario, witness)
      witness?.end()
      const lines = problems.map(({ path, message }) => `${path}: ${message}`)
      expect(lines, `${file}:${scenario.line}`).toEqual([])
    })
  })
}

export type { ProofStep }

const TIMEOUT = 300_000

/** What every game must pass; each check is one test and prints what it did. */
export async function testGame(source: GameSource, size: Partial<BatterySize> = {}): Promise<void> {
  const files = await readPackFolder(folderOf(source.contentUrl))
  const { code } = source
  const game = gameOf(files, code)
  describe(`${game.id} as a game`, () => {
    it.each(batteryOf(game, files, code, { ...SMALL, ...size }))(
      '$name',
      ({ name, run }) => {
        const figures = Object.entries(run()).map(([what, n]) => `${what} ${n}`)
        console.log(`${game.id}: ${name}: ${figures.join(', ')}`)
      },
      TIMEOUT,
    )
  })
}
