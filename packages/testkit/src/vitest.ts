// One line per game in its test file: scenarios as tests, and the battery.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readPackFolder } from '@cardwright/content/node'
import { describe, expect, it } from 'vitest'
import { batteryOf, SMALL, type BatterySize } from './battery/all.ts'
import { folderOf, gameOf, type GameSource } from './game-source.ts'
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

const TIMEOUT = 300_000

/** What every game must pass; each check is one test and prints what it did. */
export async function testGame(source: GameSource, size: Partial<BatterySize> = {}): Promise<void> {
  const files = await readPackFolder(folderOf(source.contentUrl))
  const { code } = source
  const game = gameOf(files, code)
  describe(`${code.id} as a game`, () => {
    it.each(batteryOf(game, files, code, { ...SMALL, ...size }))(
      '$name',
      ({ name, run }) => {
        const figures = Object.entries(run()).map(([what, n]) => `${what} ${n}`)
        console.log(`${code.id}: ${name}: ${figures.join(', ')}`)
      },
      TIMEOUT,
    )
  })
}
