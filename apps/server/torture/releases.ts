// Releases that differ from the one of the repository, made on purpose: another pack, other code that plays alike,
// and another rule. Only tests and tortures play them.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { GameEntry } from '@cardwright/games'
import { games } from '@cardwright/games/here'
import { codeVersions } from '@cardwright/games/code-version'
import { endMatch, type FlowNode, type GameCode } from '@cardwright/engine/author'
import { ROUND } from '@cardwright/engine/block'
import type { Release } from '../src/games.ts'

export const CHANGES = ['pack', 'refactoring', 'rule'] as const
/** The last one that the changed rule lets be played. */
const LAST_ROUND = 2

export type Change = (typeof CHANGES)[number]

export interface ChangedRelease extends Release {
  remove(): void
}

/** `pack`: Forest's wolf hits harder; `refactoring`: another version of the same rules; `rule`: matches end early. */
export async function changedRelease(change: Change): Promise<ChangedRelease> {
  const codes = new Map(await codeVersions())
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-release-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (change === 'pack') return { games: withStrongerWolf(folder), codes, remove }
  for (const [id, code] of codes) codes.set(id, `${code}-${change}`)
  const list = change === 'rule' ? games.map(withOtherRule) : games
  return { games: list, codes, remove }
}

function withStrongerWolf(folder: string): GameEntry[] {
  return games.map((game) => {
    if (game.id !== 'forest') return game
    const content = join(folder, 'content')
    cpSync(fileURLToPath(game.contentUrl), content, { recursive: true })
    const shelf = join(content, 'cards/seed.json')
    const text = readFileSync(shelf, 'utf8')
    const changed = text.replace('"damage": 1', '"damage": 2')
    if (changed === text) throw new Error('the wolf has changed: think of another change')
    writeFileSync(shelf, changed)
    return { ...game, contentUrl: pathToFileURL(`${content}/`) }
  })
}

/** Matches end as a draw after a few rounds: a log that has come further is of another match. */
function withOtherRule(game: GameEntry): GameEntry {
  const { flow, reasons = [] } = game.code
  const code: GameCode = {
    ...game.code,
    flow: Object.fromEntries(
      Object.entries(flow).map(([name, node]): [string, FlowNode] => [
        name,
        (m) =>
          m.s[ROUND] > LAST_ROUND ? endMatch(m, { winners: [], reason: reasons.at(-1)! }) : node(m),
      ]),
    ),
  }
  return { ...game, code }
}
