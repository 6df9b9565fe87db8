// Skirmish against its numbered rules: scenarios, and what every game must pass.
import { cardAt, putIn, sizeOf } from '@cardwright/engine/author'
import { applyListed, listActions, packed } from '@cardwright/engine'
import { stockAtRandom, type Stock } from '@cardwright/testkit'
import { scenarioTests, testGame } from '@cardwright/testkit/vitest'
import { contentUrl, skirmish } from '../src/index.ts'

const source = { code: skirmish, contentUrl }

/** Past the exchange of the first hands, with discard piles to take cards from. */
const stock: Stock = (m, random) => {
  const { moveNames, seats, deck, discard } = m.rules
  const keep = packed.packed(packed.MOVE, moveNames.indexOf('keep') * 65536)
  while (m.list.subarray(0, listActions(m)).includes(keep)) applyListed(m, keep)
  for (let seat = 0; seat < seats; seat++)
    for (let k = random.below(5); k > 0 && sizeOf(m, deck!, seat) > 0; k--)
      putIn(m, cardAt(m, deck!, seat, 0), discard!)
  stockAtRandom(m, random)
}

await scenarioTests(new URL('../scenarios/', import.meta.url), source)
await testGame(source, { stock })
