// What a changed card is worth to whoever alone holds it, in every game of the list.
import { fileURLToPath } from 'node:url'
import { games } from '@cardwright/games/here'
import type { PackFiles } from '@cardwright/content'
import { readPackFolder } from '@cardwright/content/node'
import { describe, expect, test } from 'vitest'
import {
  chunksOf,
  headOf,
  mergePairs,
  planChange,
  playPairs,
  shiftsOf,
  type ChangePlan,
  type Shift,
} from '../src/index.ts'

interface Card {
  id: string
  stats: Record<string, number>
}

const open = async (id: string) => {
  const { code, contentUrl } = games.find((entry) => entry.id === id)!
  return { code, files: await readPackFolder(fileURLToPath(contentUrl)) }
}

function cardIn(files: PackFiles, card: string): Card {
  for (const [name, text] of Object.entries(files)) {
    const found = name.startsWith('cards/')
      ? (JSON.parse(text) as { cards: Card[] }).cards.find(({ id }) => id === card)
      : undefined
    if (found !== undefined) return found
  }
  throw new Error(`no ${card}`)
}

async function planned(
  id: string,
  card: string,
  change: (printed: Card) => Card,
): Promise<ChangePlan> {
  const { code, files } = await open(id)
  const changed = change(cardIn(files, card))
  const found = planChange({ files, code, card, changed, bot: 'greedy', seed: 1, games: 40 })
  if (!found.ok) throw new Error(found.problems[0].message)
  return found
}

function worth({ a, b, plan }: ChangePlan, card: string, size = 40): Shift {
  const pieces = chunksOf(plan.b, size).map((chunk) => playPairs({ a, b }, plan, chunk))
  return headOf(shiftsOf(pieces.reduce(mergePairs)), card)!
}

describe('a card that one seat alone holds', { timeout: 120_000 }, () => {
  test('is worth something when it was made stronger, however the games are dealt out', async () => {
    const tough = await planned('forest', 'wolf', (wolf) => ({
      ...wolf,
      stats: { ...wolf.stats, maxHealth: 4 },
    }))
    expect(tough.isOneSided).toBe(true)
    const found = worth(tough, 'wolf')
    expect(found.kind).toBe('twin')
    expect(found.shift.low).toBeGreaterThan(0.1)
    expect(worth(tough, 'wolf', 17)).toEqual(found)
  })

  test('is worth nothing when it is as printed, and the more deals the surer', async () => {
    const same = await planned('forest', 'wolf', (wolf) => wolf)
    const { shift, moved } = worth(same, 'wolf')
    expect([moved, shift.value]).toEqual([false, 0])
    // the same seat wins in both seatings of a deal; what has not come up in 20 deals may still be rare
    expect(shift.low).toBeCloseTo(-shift.high, 6)
    expect(shift.high).toBeGreaterThan(0.05)
    expect(shift.high).toBeLessThan(0.2)
  })

  test.each([
    ['skirmish', 'ipDeptAgent'],
    ['drones', 'ionPulse'],
    ['taktik', 'lightInfantry'],
  ])('can be asked about in %s', async (id, card) => {
    expect((await planned(id, card, (printed) => printed)).isOneSided).toBe(true)
  })

  test('is changed for all where there is one seat', async () => {
    const { isOneSided, plan } = await planned('twilight', 'warrior_ragnar', (printed) => printed)
    expect(isOneSided).toBe(false)
    expect(plan.b.twin).toBeUndefined()
  })
})
