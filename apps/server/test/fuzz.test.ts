// The short version of `npm run torture -- fuzz`.
import { expect, test } from 'vitest'
import { fuzz } from '../torture/fuzz.ts'

test('nonsense of every kind changes nothing, and whoever sends it is cut off', async () => {
  const result = await fuzz(2000, () => {})
  expect(result).toMatchObject({ messages: 2000, isAlive: true })
  expect(result.entriesAfter).toBe(result.entriesBefore)
  expect(result.floods).toBeGreaterThan(3)
  expect(result.cutOff).toBe(result.floods)
}, 120_000)
