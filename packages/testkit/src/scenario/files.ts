// Running scenario files of any game: for the command line and for tests.
import { readFile, readdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { nearest } from '@cardwright/content'
import type { Game } from '@cardwright/engine'
import { BadPack, loadGame, type GameSource } from '../game-source.ts'
import type { Scenario } from './format.ts'
import { did } from './problem.ts'
import { BadScenarioFile, readScenarios } from './read.ts'
import { runScenario, type ScenarioResult } from './run.ts'

export interface FileResult {
  file: string
  /** Why the file could not be run at all, one mistake per line. */
  error: string | null
  results: (ScenarioResult & { line: number })[]
}

export interface ScenarioReport {
  files: FileResult[]
  passed: number
  failed: number
}

/** Every scenario of every file, the games looked up by the id each file names. */
export async function runScenarioFiles(
  paths: readonly string[],
  games: Record<string, GameSource>,
): Promise<ScenarioReport> {
  const files: FileResult[] = []
  for (const path of await scenarioFiles(paths)) files.push(await runFile(path, games))
  const results = files.flatMap((file) => file.results)
  const broken = files.filter(({ error }) => error !== null).length
  return {
    files,
    passed: results.filter(({ ok }) => ok).length,
    failed: results.filter(({ ok }) => !ok).length + broken,
  }
}

async function runFile(path: string, games: Record<string, GameSource>): Promise<FileResult> {
  try {
    const { game, scenarios } = await openScenarios(path, games)
    const results = scenarios.map((one) => ({ ...runScenario(game, one), line: one.line }))
    return { file: path, error: null, results }
  } catch (error) {
    if (!(error instanceof BadScenarioFile || error instanceof BadPack)) throw error
    return { file: path, error: error.message, results: [] }
  }
}

/** Reads a file and loads the game it speaks of, with the file's own cards. */
export async function openScenarios(
  path: string,
  games: Record<string, GameSource>,
): Promise<{ game: Game; scenarios: Scenario[] }> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new BadScenarioFile(`${path}: cannot be read (${error.message})`)
  })
  return prepareScenarios(text, path, games)
}

/** The same for text inside another file, such as an example in a doc. */
export async function prepareScenarios(
  text: string,
  path: string,
  games: Record<string, GameSource>,
): Promise<{ game: Game; scenarios: Scenario[] }> {
  const { game: id, extend, scenarios } = readScenarios(text, path)
  const found = Object.hasOwn(games, id) ? games[id] : undefined
  if (found === undefined)
    throw new BadScenarioFile(
      `${path}: there is no game "${id}"${did(nearest(id, Object.keys(games)))}`,
    )
  const folders = extend.map((folder) => resolve(dirname(path), folder))
  const game = await loadGame(found, folders).catch((error: NodeJS.ErrnoException) => {
    if (error.code === undefined) throw error
    throw new BadScenarioFile(`${path}: extend: cannot be read (${error.message})`)
  })
  return { game, scenarios }
}

/** Folders stand for the `.yaml` files in them, however deep. */
async function scenarioFiles(paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    const isFolder = await stat(path).then(
      (info) => info.isDirectory(),
      () => false,
    )
    if (!isFolder) found.push(path)
    else
      for (const name of (await readdir(path, { recursive: true })).sort())
        if (/\.ya?ml$/.test(name)) found.push(join(path, name))
  }
  return found
}
