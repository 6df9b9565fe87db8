// The short version of `npm run torture`: servers are killed without warning, and nothing is lost.
import { expect, test } from 'vitest'
import { killAgainAndAgain } from '../torture/kills.ts'
import { isSound } from '../torture/matches.ts'

const short = { game: 'starter', kills: 1, matches: 4, life: 400, tell() {} }

test('one node with the embedded database', async () => {
  const proof = await killAgainAndAgain({ ...short, storage: 'sqlite', nodes: 1 })
  expect(proof.acknowledged).toBeGreaterThan(15)
  expect(isSound(proof), JSON.stringify(proof)).toBe(true)
}, 120_000)

test('two nodes with PostgreSQL and Redis', async () => {
  const proof = await killAgainAndAgain({ ...short, storage: 'postgres', nodes: 2 })
  expect(proof.acknowledged).toBeGreaterThan(15)
  expect(isSound(proof), JSON.stringify(proof)).toBe(true)
}, 180_000)
