// The short versions of `npm run torture`: servers are killed without warning, cut off from each other and
// from their database, and nothing is lost.
import { expect, test } from 'vitest'
import { databaseAway } from '../torture/database-away.ts'
import { deploy, isGoodDeploy } from '../torture/deploy.ts'
import { fullDisk } from '../torture/full-disk.ts'
import { killAgainAndAgain } from '../torture/kills.ts'
import { isSound } from '../torture/matches.ts'
import { isMigrated, killInMigration } from '../torture/migration.ts'
import { partition } from '../torture/partition.ts'
import { soak } from '../torture/soak.ts'

const short = { game: 'starter', matches: 4, tell() {} }

test('one node with the embedded database is killed', async () => {
  const proof = await killAgainAndAgain({
    ...short,
    storage: 'sqlite',
    nodes: 1,
    kills: 1,
    life: 400,
    // five moves at least: no match is over before the kill
    pace: 100,
  })
  expect(proof.acknowledged).toBeGreaterThan(15)
  expect(proof.fewestOpen).toBeGreaterThan(0)
  expect(isSound(proof), JSON.stringify(proof)).toBe(true)
}, 120_000)

test('of three nodes with PostgreSQL and Redis one is killed, one is cut off', async () => {
  const proof = await partition({ ...short, matches: 8, pace: 150, rounds: 1, apart: 1200 })
  expect(proof.acknowledged).toBeGreaterThan(30)
  expect(proof.whileCut).toBeGreaterThan(0)
  expect(isSound(proof), JSON.stringify(proof)).toBe(true)
}, 180_000)

test('PostgreSQL goes away and comes back: players are told, and play goes on', async () => {
  const proof = await databaseAway({ ...short, pace: 150, outages: 1, away: 500 })
  expect(proof).toMatchObject({ told: 1, whileAway: 0 })
  expect(proof.acknowledged).toBeGreaterThan(15)
  expect(isSound(proof), JSON.stringify(proof)).toBe(true)
}, 180_000)

test('PostgreSQL ends at once, as in a crash: nothing is lost', async () => {
  const proof = await databaseAway({ ...short, pace: 150, outages: 1, away: 500, how: 'immediate' })
  expect(proof).toMatchObject({ told: 1, whileAway: 0 })
  expect(isSound(proof), JSON.stringify(proof)).toBe(true)
}, 180_000)

test('a server that is killed while it brings a database up to date starts again', async () => {
  const result = await killInMigration({ storage: 'sqlite', kills: 3, matches: 3000, tell() {} })
  expect(isMigrated(result), JSON.stringify(result)).toBe(true)
}, 180_000)

test('the disk is full: the node says so, and goes on by itself when it is not', async ({
  skip,
}) => {
  const proof = await fullDisk({ ...short, game: 'forest', matches: 2, pace: 10, rounds: 1 })
  // only root may mount a disk that small
  if (proof === null) return skip()
  expect(proof).toMatchObject({ named: 1, linesAnswered: 1, readyAgain: 1, resumed: 1 })
  expect(isSound(proof), JSON.stringify(proof)).toBe(true)
}, 180_000)

test('a release with another rule takes the place of this one: nobody waits', async () => {
  const result = await deploy({
    change: 'rule',
    game: 'forest',
    matches: 3,
    pace: 30,
    answers: 60,
    tell() {},
  })
  expect(isGoodDeploy(result), JSON.stringify(result)).toBe(true)
  expect(result.played + result.outdated).toBe(9)
}, 180_000)

test('a server that plays on and on does not grow', async () => {
  const result = await soak({ ...short, matches: 20, pace: 40, minutes: 0.07, atLeast: 11 })
  expect(result.acceptedPerSecond).toBeGreaterThan(0)
  // four seconds are no soak: only a flood would show
  expect(result.growthPercent, String(result.memoryMb)).toBeLessThan(20)
}, 120_000)
