// add-a-game names the files it asks for in front of each block. The game they make must load, hold its
// scenarios and play to the end. The other guides are followed word for word (`follow.mjs`).
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBot, playOut } from '@cardwright/bots'
import { checkText, formatProblems, loadPack } from '@cardwright/content'
import { createMatch, outcome } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { readScenarios, runScenario } from '@cardwright/testkit'
import { blocksOf } from './pages.mjs'

/** Inside the repository, so that `@cardwright/…` is found; ignored by git. */
const FOLDER = 'node_modules/.cache/cardwright-guides'

/** @returns {Record<string, string>} path to what the page says it holds */
function filesIn(text) {
  const lines = text.split('\n')
  const files = {}
  for (const { info, body, line } of blocksOf(text)) {
    if (!/^(json|ts|yaml)$/.test(info)) continue
    const above = lines.slice(Math.max(0, line - 5), line - 1)
    const named = above.join('\n').split('```').at(-1)
    const path = [...named.matchAll(/`(games\/[\w./-]+\.\w+)`/g)].at(-1)?.[1]
    if (path) files[path] = body
  }
  return files
}

export async function failingGuide(root, { path, text }) {
  try {
    if (path === 'docs/add-a-game.md') await followGame(root, filesIn(text))
    return []
  } catch (error) {
    return [`${path} cannot be followed: ${error.message}`]
  }
}

async function followGame(root, files) {
  const under = (folder) =>
    Object.fromEntries(
      Object.entries(files)
        .filter(([path]) => path.startsWith(folder))
        .map(([path, body]) => [path.slice(folder.length), body]),
    )
  const code = await load(root, 'pond.mts', files['games/pond/game.ts'])
  const game = gameOf(under('games/pond/content/'), code.code)
  holds(game, files['games/pond/scenarios/creatures.yaml'])
  for (let seed = 1; seed <= 5; seed++) {
    const m = createMatch(game, { seed })
    playOut(m, [createBot('greedy', seed, 0), createBot('random', seed, 1)], { limit: 10_000 })
    if (outcome(m) === null) throw new Error('a match does not end')
  }
}

function gameOf(files, code) {
  const loaded = loadPack(files, { usedByCode: code.reads, checkText })
  if (!loaded.ok) throw new Error(formatProblems(loaded.problems))
  return createGame(loaded.pack, code)
}

function holds(game, yaml) {
  for (const scenario of readScenarios(yaml, 'the scenarios').scenarios) {
    const { problems } = runScenario(game, scenario)
    if (problems.length > 0)
      throw new Error(`${scenario.name}: ${problems.map(({ message }) => message).join('; ')}`)
  }
}

async function load(root, name, body) {
  const file = join(root, FOLDER, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, body)
  try {
    return await import(pathToFileURL(file).href)
  } finally {
    rmSync(file)
  }
}
