import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { inPieces, joined } from './pieces.ts'

test('messages of any length arrive whole and in order', () => {
  const text = fc.oneof(
    fc.string(),
    fc.nat(50_000).map((n) => '+.ж'.repeat(n)),
    fc.constantFrom('', 'x'.repeat(16_000), 'x'.repeat(16_001), 'x'.repeat(32_000)),
  )
  fc.assert(
    fc.property(fc.array(text, { maxLength: 4 }), (texts) => {
      const heard: string[] = []
      const hear = joined((one) => void heard.push(one))
      for (const piece of texts.flatMap(inPieces)) {
        expect(piece.length).toBeLessThan(17_000)
        hear(piece)
      }
      expect(heard).toEqual(texts)
    }),
    { seed: Number(process.env.PROPERTY_SEED ?? 1), numRuns: 30 },
  )
})
