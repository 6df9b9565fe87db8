// Packed letters, and those that stand for more than anybody asked for.
import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

test('bytes come back as they were', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, k) => (k * k) % 251)
  expect(await unpack(await pack(bytes), 70_000)).toEqual(bytes)
})

test('a short text that unpacks to very much is not unpacked', async () => {
  const letters = await pack(new Uint8Array(50_000_000))
  expect(letters.length).toBeLessThan(100_000)
  await expect(unpack(letters, 1_000_000)).rejects.toThrow('too much')
})

test.each(['', '!', 'abc', 'x'.repeat(1000)])('%.10s is refused', async (letters) => {
  await expect(unpack(letters, 1000)).rejects.toThrow()
})
