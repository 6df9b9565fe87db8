// The short version of `npm run torture -- door`. How fast honest players are answered is for the long one to
// judge, on a quiet machine.
import { expect, test } from 'vitest'
import { door, isUnmoved } from '../torture/door/door.ts'

test('nonsense at every door at once: the server lives, and honest players notice nothing', async () => {
  const result = await door({ inputs: 2000, rate: 1500, seed: 18, quiet: 500, tell() {} })
  expect(isUnmoved(result), JSON.stringify(result)).toBe(true)
  for (const kind of ['requests', 'handshakes', 'messages', 'news'] as const)
    expect(result[kind]).toBeGreaterThan(100)
  expect(result.answered).toBeGreaterThan(100)
}, 120_000)
