// The commands over the recorded matches: play them again, record new ones, retire those that a change of rules
// has made impossible.
import { fileURLToPath } from 'node:url'
import { games } from '@cardwright/games/here'
import { readPackFolder } from '@cardwright/content/node'
import type { Game } from '@cardwright/engine'
import {
  ActionList,
  BadPack,
  divergenceReport,
  gameOf,
  recordMatch,
  rerun,
  type Divergence,
  type Recording,
  type RecordingShelf,
} from '@cardwright/testkit'
import {
  addRetirement,
  codeOf,
  gameWith,
  keepRecordings,
  openRecordings,
  retirements,
} from './files.ts'
import { planOf, QUOTAS } from './plan.ts'
import { restamped } from './restamp.ts'

const USAGE = `npm run replays                       play all recorded matches again
npm run replays -- forest starter    only those of these games
npm run replays -- record            record new ones until every game, or those named, have their number
npm run replays -- retire <reason>   take out those that differ, and write down why
npm run replays -- restamp           the block is laid out in another way: play stays, hashes are taken anew`

const MOST_REPORTS = 5

export async function runReplays([command, ...words]: string[]): Promise<number> {
  const ids = games.map(({ id }) => id)
  if (command === undefined) return check(ids)
  const areGames = words.every((word) => ids.includes(word))
  if (command === 'record' && areGames) return record(words.length === 0 ? ids : words)
  if (command === 'retire' && words.length > 0) return retire(ids, words.join(' '))
  if (command === 'restamp' && words.length === 0) return restamp(ids)
  const wanted = [command, ...words]
  if (wanted.every((word) => ids.includes(word))) return check(wanted)
  console.error(`There are the games ${ids.join(', ')}, and these ways:\n${USAGE}`)
  return 2
}

export interface Differing {
  recording: Recording
  found: Divergence
}

/** @param only null: all of them */
export function differing(
  shelf: RecordingShelf,
  only: ((one: Recording) => boolean) | null = null,
  code = codeOf(shelf.game),
): Differing[] {
  const opened = new Map<string, Game | BadPack>()
  const out: Differing[] = []
  for (const recording of shelf.recordings) {
    if (only !== null && !only(recording)) continue
    const { pack } = recording
    const game = opened.get(pack) ?? read(code, shelf.packs[pack], pack)
    opened.set(pack, game)
    const found = game instanceof BadPack ? unreadable(game) : rerun(game, recording, shelf.actions)
    if (found !== null) out.push({ recording, found })
  }
  return out
}

function read(...[code, files, hash]: Parameters<typeof gameWith>): Game | BadPack {
  try {
    return gameWith(code, files, hash)
  } catch (error) {
    if (error instanceof BadPack) return error
    throw error
  }
}

const unreadable = ({ message }: BadPack): Divergence => ({
  what: 'error',
  decision: 0,
  seat: null,
  action: null,
  list: [],
  expected: 'a pack that this code can read',
  found: message,
})

function check(ids: readonly string[]): number {
  let all = 0
  let failed = 0
  for (const id of ids) {
    const begun = performance.now()
    const shelf = openRecordings(id)
    const bad = differing(shelf)
    const { length } = shelf.recordings
    const decisions = shelf.recordings.reduce((sum, { answers }) => sum + answers.length, 0)
    all += length
    failed += bad.length
    console.log(
      `${id}: ${length - bad.length} of ${length} play as recorded, ${decisions.toLocaleString('en')} decisions (${((performance.now() - begun) / 1000).toFixed(1)} s)`,
    )
    for (const { recording, found } of bad.slice(0, MOST_REPORTS))
      console.log(divergenceReport(id, recording, found))
    if (bad.length > MOST_REPORTS) console.log(`  and ${bad.length - MOST_REPORTS} more differ`)
  }
  console.log(`${all - failed} of ${all} recorded matches play as recorded`)
  if (failed > 0)
    console.log(
      'A rule has changed? Then `npm run replays -- retire <reason>`, `npm run replays -- record`, and say it in the commit.',
    )
  return failed > 0 ? 1 : 0
}

async function record(ids: readonly string[]): Promise<number> {
  for (const id of ids) {
    const shelf = openRecordings(id)
    const missing = QUOTAS[id] - shelf.recordings.length
    if (missing <= 0) continue
    const { contentUrl, code } = games.find((one) => one.id === id)!
    const files = compact(await readPackFolder(fileURLToPath(contentUrl)))
    const game = gameOf(files, code)
    shelf.packs[game.pack.hash] = files
    const actions = new ActionList(shelf.actions)
    const last = lastId(shelf)
    for (let k = 1; k <= missing; k++) {
      const recording = recordMatch(game, planOf(game, last + k), actions)
      shelf.recordings.push(recording)
    }
    shelf.actions = actions.all
    const bytes = keepRecordings(shelf)
    console.log(`${id}: ${missing} recorded, ${bytes.toLocaleString('en')} bytes`)
  }
  return 0
}

function retire(ids: readonly string[], reason: string): number {
  for (const id of ids) {
    const shelf = openRecordings(id)
    const gone = new Set(differing(shelf).map(({ recording }) => recording.id))
    if (gone.size === 0) continue
    shelf.recordings = shelf.recordings.filter((one) => !gone.has(one.id))
    keepRecordings(shelf)
    addRetirement({ game: id, reason, recordings: [...gone].join(' ') })
    console.log(`${id}: ${gone.size} retired: ${[...gone].join(' ')}`)
  }
  console.log(
    'Now `npm run replays -- record` makes new ones; name the retired ones in the commit.',
  )
  return 0
}

function restamp(ids: readonly string[]): number {
  for (const id of ids) {
    const shelf = openRecordings(id)
    const result = restamped(shelf, codeOf(id))
    if (!result.ok) {
      console.error(divergenceReport(id, result.recording, result.found))
      console.error('This is another match, not another layout. Nothing was written.')
      return 1
    }
    if (result.changed > 0) keepRecordings(shelf)
    console.log(`${id}: ${result.changed} stamped again`)
  }
  return 0
}

/** Formatting is no part of a pack. */
const compact = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, JSON.stringify(JSON.parse(text))]),
  )

/** Numbers are not given twice. */
function lastId({ game, recordings }: RecordingShelf): number {
  const retired = retirements().flatMap((one) =>
    one.game === game ? one.recordings.split(' ').map(Number) : [],
  )
  return Math.max(0, ...retired, ...recordings.map(({ id }) => id))
}
