// One line per game in its test file: scenarios as tests, and the battery.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readPackFolder } from '@cardwright/content/node'
import type { Game } from '@cardwright/engine'
import { describe, expect, it } from 'vitest'
import { batteryOf, SMALL, type BatterySize } from './battery/all.ts'
import { folderOf, gameOf, type GameSource } from './game-source.ts'
import { openScenarios, prepareScenarios } from './scenario/files.ts'
import type { Scenario } from './scenario/format.ts'
import { runScenario } from './scenario/run.ts'

/** Every scenario in a folder's `.yaml` files is one test. */
export async function scenarioTests(folder: URL | string, source: GameSource): Promise<void> {
  const root = folderOf(folder)
  const games = { [source.code.id]: source }
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()
  for (const name of names.filter((one) => /\.ya?ml$/.test(one))) {
    const { game, scenarios } = await openScenarios(join(root, name), games)
    register(`${source.code.id} scenarios: ${name}`, name, game, scenarios)
  }
}

/** So is every scenario that a page shows: YAML blocks that name this game. */
export async function exampleTests(page: URL | string, source: GameSource): Promise<void> {
  const path = folderOf(page)
  const { id } = source.code
  const text = readFileSync(path, 'utf8')
  for (const { index, 0: block, 1: body } of text.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)) {
    if (!body.startsWith(`game: ${id}\n`)) continue
    // lines before it, so that a mistake is found in the page
    const above = text.slice(0, index + block.indexOf(body)).replaceAll(/[^\n]/g, '')
    const { game, scenarios } = await prepareScenarios(above + body, path, { [id]: source })
    register(`${id} examples: ${basename(path)}`, basename(path), game, scenarios)
  }
}

function register(title: string, file: string, game: Game, scenarios: Scenario[]): void {
  describe(title, () => {
    it.each(scenarios)('$name', (scenario) => {
      const { problems } = runScenario(game, scenario)
      const lines = problems.map(({ path, message }) => `${path}: ${message}`)
      expect(lines, `${file}:${scenario.line}`).toEqual([])
    })
  })
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
