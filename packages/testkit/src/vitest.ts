// One line per game in its test file: scenarios as tests, and the battery.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folderOf, type GameSource } from './game-source.ts'
import { openScenarios } from './scenario/files.ts'
import { runScenario } from './scenario/run.ts'

/** Every scenario in a folder's `.yaml` files is one test. */
export async function scenarioTests(folder: URL | string, source: GameSource): Promise<void> {
  const root = folderOf(folder)
  const games = { [source.code.id]: source }
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()
  for (const name of names.filter((one) => /\.ya?ml$/.test(one))) {
    const { game, scenarios } = await openScenarios(join(root, name), games)
    describe(`${source.code.id} scenarios: ${name}`, () => {
      it.each(scenarios)('$name', (scenario) => {
        const { problems } = runScenario(game, scenario)
        const lines = problems.map(({ path, message }) => `${path}: ${message}`)
        expect(lines, `${name}:${scenario.line}`).toEqual([])
      })
    })
  }
}
