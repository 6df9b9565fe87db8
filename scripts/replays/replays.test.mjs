// A part of the recorded matches plays as recorded, and what a change of rules breaks is found, named and retired.
// All of them: `npm run replays`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@cardwright/games/here'
import { number, setNumber } from '@cardwright/engine/author'
import { divergenceReport } from '@cardwright/testkit'
import { afterEach, expect, test, vi } from 'vitest'
import { codeOf, keepRecordings, openRecordings } from './files.ts'
import { QUOTAS } from './plan.ts'
import { differing, runReplays } from './run.ts'

/** Every so many of each game. */
const SPREAD = 10

test('there are a thousand recordings of all games', () => {
  expect(games.map(({ id }) => id).sort()).toEqual(Object.keys(QUOTAS).sort())
  const counts = games.map(({ id }) => [id, openRecordings(id).recordings.length])
  expect(Object.fromEntries(counts)).toEqual(QUOTAS)
  expect(Object.values(QUOTAS).reduce((a, b) => a + b)).toBe(1000)
})

test.each(games.map(({ id }) => id))('recorded matches of %s play as recorded', (id) => {
  const shelf = openRecordings(id)
  const bad = differing(shelf, (one) => one.id % SPREAD === 0)
  const reports = bad.map(({ recording, found }) => divergenceReport(id, recording, found))
  expect(reports.slice(0, 3).join('\n')).toBe('')
})

test('a changed rule is caught, and the first decision that differs is named', () => {
  const forest = codeOf('forest')
  const { endTurn } = forest.moves
  const changed = {
    ...forest,
    moves: {
      ...forest.moves,
      endTurn: {
        ...endTurn,
        apply(m, seat, value) {
          setNumber(m, 'turnsEnded', number(m, 'turnsEnded') + 1)
          endTurn.apply(m, seat, value)
        },
      },
    },
  }
  const shelf = openRecordings('forest')
  const [{ recording, found }] = differing(shelf, (one) => one.id === SPREAD, changed)
  const isEnd = (place) => shelf.actions[place].move === 'endTurn'
  expect(found).toMatchObject({ what: 'state', decision: recording.answers.findIndex(isEnd) + 1 })
  expect(divergenceReport('forest', recording, found)).toContain('"move":"endTurn"')
})

let folder
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  if (folder !== undefined) rmSync(folder, { recursive: true })
  folder = undefined
})

test('what differs is retired with its reason, and new ones take other numbers', async () => {
  const shelf = openRecordings('starter')
  const gone = shelf.recordings[4]
  gone.states[2] ^= 1
  folder = mkdtempSync(join(tmpdir(), 'cardwright-replays-'))
  vi.stubEnv('REPLAYS_FOLDER', folder)
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  keepRecordings(shelf)
  expect(await runReplays(['starter'])).toBe(1)
  expect(said.mock.calls.join()).toContain(`starter ${gone.id} first differs in decision 2 of`)
  expect(await runReplays(['retire', 'the board', 'is bigger'])).toBe(0)
  expect(JSON.parse(readFileSync(join(folder, 'retired.json'), 'utf8'))).toEqual([
    { game: 'starter', reason: 'the board is bigger', recordings: String(gone.id) },
  ])
  expect(await runReplays(['record', 'starter'])).toBe(0)
  const ids = openRecordings('starter').recordings.map(({ id }) => id)
  expect(ids).toHaveLength(QUOTAS.starter)
  expect(ids).not.toContain(gone.id)
  expect(ids).toContain(QUOTAS.starter + 1)
  expect(await runReplays(['starter'])).toBe(0)
})
